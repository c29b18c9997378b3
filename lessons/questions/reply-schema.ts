import * as z from 'zod/mini';

/** A JSON schema as a plain object, as `response_format.json_schema.schema` accepts it. */
export type JsonSchema = Record<string, unknown>;

/**
 * Returns the schema of a type's `Reply` in the form that strict mode accepts: all properties are required,
 * additional properties are not allowed, and there are no tuples. Omits `$schema`, which is not needed and
 * costs tokens.
 */
export function replySchema({ Reply }: { Reply: z.core.$ZodType }): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(Reply, {
    target: 'draft-2020-12',
    io: 'output',
  });
  return schema;
}

const keywords = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'const',
  'anyOf',
  'description',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
]);

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Lists what strict mode would reject in a schema, as paths with reasons; returns [] if the schema is valid
 * (OpenAI, "Structured outputs: supported schemas").
 */
export function strictProblems(schema: unknown, path = '$'): string[] {
  if (!isObject(schema)) return [`${path}: not a schema`];
  const unknown = Object.keys(schema).filter((key) => !keywords.has(key));
  const found = unknown.map((key) => `${path}: ${key} is not supported`);
  if (path === '$' && schema.type !== 'object') found.push(`${path}: the root must be an object`);
  if (schema.type === 'object') {
    const properties = isObject(schema.properties) ? schema.properties : {};
    const required = Array.isArray(schema.required) ? schema.required : [];
    if (schema.additionalProperties !== false) found.push(`${path}: open to further properties`);
    for (const [name, property] of Object.entries(properties)) {
      if (!required.includes(name)) found.push(`${path}.${name}: not required`);
      found.push(...strictProblems(property, `${path}.${name}`));
    }
  }
  if (schema.type === 'array') found.push(...strictProblems(schema.items, `${path}[]`));
  if (Array.isArray(schema.anyOf)) {
    found.push(...schema.anyOf.flatMap((one, at) => strictProblems(one, `${path}|${at}`)));
  }
  return found;
}
