import type { CustomTypesConfig } from '@neondatabase/serverless';

type TypeParser = (text: string) => unknown;

/**
 * How the driver converts a value of a reply, by PostgreSQL's number (OID) of its type. Every other type stays
 * as PostgreSQL's text: drizzle's columns convert dates, numerics and arrays themselves, and an int8 may not
 * fit into a number.
 */
const parsers: Readonly<Record<number, TypeParser>> = {
  16: (text) => text === 't', // boolean
  21: Number, // int2
  23: Number, // int4
  26: Number, // oid
  700: Number, // float4
  701: Number, // float8
  114: JSON.parse, // json
  3802: JSON.parse, // jsonb
};

const asText: TypeParser = (text) => text;

/** The `types` option of Neon's driver. */
export const typeParsers: CustomTypesConfig = {
  getTypeParser: (type: number) => parsers[type] ?? asText,
};
