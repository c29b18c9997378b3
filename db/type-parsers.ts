import type { CustomTypesConfig } from '@neondatabase/serverless';

type TypeParser = (text: string) => unknown;

const asText: TypeParser = (text) => text;
const isTrue: TypeParser = (text) => text === 't';
const json: TypeParser = (text) => JSON.parse(text);
const arrayOf =
  (parse: TypeParser): TypeParser =>
  (text) =>
    parseArray(text, parse);

/**
 * How the driver converts a value of a reply, by PostgreSQL's number (OID) of its type. Every other type stays
 * as PostgreSQL's text: drizzle's columns convert dates and numerics themselves, and an int8 may not fit into
 * a number.
 */
const parsers: Readonly<Record<number, TypeParser>> = {
  16: isTrue, // boolean
  21: Number, // int2
  23: Number, // int4
  26: Number, // oid
  114: json,
  700: Number, // float4
  701: Number, // float8
  3802: json, // jsonb
  199: arrayOf(json),
  1000: arrayOf(isTrue),
  1005: arrayOf(Number), // int2[]
  1007: arrayOf(Number), // int4[]
  1009: arrayOf(asText), // text[]
  1015: arrayOf(asText), // varchar[]
  1016: arrayOf(asText), // int8[]
  1021: arrayOf(Number), // float4[]
  1022: arrayOf(Number), // float8[]
  2951: arrayOf(asText), // uuid[]
  3807: arrayOf(json), // jsonb[]
};

/** The `types` option of Neon's driver. */
export const typeParsers: CustomTypesConfig = {
  getTypeParser: (type: number) => parsers[type] ?? asText,
};

/** Parses PostgreSQL's text of an array, such as `{a,"b, c",NULL}`, and arrays in it (manual, 8.15.6). */
function parseArray(text: string, parse: TypeParser): unknown[] {
  const outer: unknown[] = [];
  const open = [outer];
  const add = (item: unknown) => open.at(-1)?.push(item);
  // Bounds may precede an array that does not begin at 1: `[0:1]={a,b}`.
  for (let at = text.indexOf('{'); at >= 0 && at < text.length; ) {
    const char = text[at];
    if (char === '{') {
      const inner: unknown[] = [];
      add(inner);
      open.push(inner);
      at += 1;
    } else if (char === '}') {
      open.pop();
      at += 1;
    } else if (char === ',') {
      at += 1;
    } else if (char === '"') {
      const end = endOfQuoted(text, at);
      add(parse(text.slice(at + 1, end).replace(/\\(.)/gs, '$1')));
      at = end + 1;
    } else {
      const end = endOfPlain(text, at);
      const item = text.slice(at, end);
      add(item === 'NULL' ? null : parse(item));
      at = end;
    }
  }
  const [array] = outer;
  if (!Array.isArray(array)) throw new Error('This is not an array of PostgreSQL.');
  return array;
}

/** The index of the quotation mark that closes the item opened at `start`. */
function endOfQuoted(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

/** The index after an item without quotation marks. */
function endOfPlain(text: string, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== ',' && text[at] !== '}') at += 1;
  return at;
}
