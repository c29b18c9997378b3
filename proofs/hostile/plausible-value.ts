import * as fc from 'fast-check';
import * as z from 'zod';

/** A JSON schema as Zod writes it, with only the keywords that our schemas use. */
interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  items?: JsonSchema | boolean;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

const deepest = 6;
const longest = 40;

/**
 * Generates values that match a schema, or nearly match it. A JSON schema does not contain all rules
 * (refinements are missing), so some values are rejected. Half of the texts are taken from `words`, such as
 * ids of existing records.
 */
export function plausibleValue(
  schema: z.core.$ZodType,
  words: readonly string[],
): fc.Arbitrary<unknown> {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return fitting(root, { root, words, depth: 0 });
}

interface Place {
  root: JsonSchema;
  words: readonly string[];
  depth: number;
}

function fitting(schema: JsonSchema, place: Place): fc.Arbitrary<unknown> {
  const inside = { ...place, depth: place.depth + 1 };
  if (place.depth > deepest) return fc.constant(null);
  if (schema.$ref) return fitting(refersTo(schema.$ref, place.root), inside);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map((one) => fitting(one, inside)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, inside);
    case 'array':
      return arrayOf(schema, inside);
    case 'string':
      return textOf(schema, place.words);
    case 'integer':
      return fc.integer(rangeOf(schema));
    case 'number':
      return fc.double({ ...rangeOf(schema), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function refersTo(ref: string, root: JsonSchema): JsonSchema {
  if (ref === '#') return root;
  return root.$defs?.[ref.split('/').at(-1) ?? ''] ?? {};
}

function objectOf(
  { properties = {}, required = [], additionalProperties, propertyNames }: JsonSchema,
  place: Place,
): fc.Arbitrary<unknown> {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, fitting(one, place)])),
    { requiredKeys: required.filter((key) => Object.hasOwn(properties, key)) },
  );
  if (typeof additionalProperties !== 'object') return known;
  const names = propertyNames ? fitting(propertyNames, place).map(String) : fc.string();
  return fc
    .tuple(known, fc.dictionary(names, fitting(additionalProperties, place), { maxKeys: 4 }))
    .map(([fixed, more]) => ({ ...fixed, ...more }));
}

function arrayOf(
  { items, prefixItems, minItems = 0, maxItems = 4 }: JsonSchema,
  place: Place,
): fc.Arbitrary<unknown> {
  if (prefixItems) return fc.tuple(...prefixItems.map((one) => fitting(one, place)));
  const item = typeof items === 'object' ? fitting(items, place) : fc.jsonValue({ maxDepth: 1 });
  const most = Math.max(minItems, Math.min(maxItems, minItems + 3));
  return fc.array(item, { minLength: minItems, maxLength: most });
}

function textOf(
  { minLength = 0, maxLength = longest, pattern }: JsonSchema,
  words: readonly string[],
): fc.Arbitrary<string> {
  const most = Math.max(minLength, Math.min(maxLength, longest));
  const free = pattern ? matching(pattern) : fc.string({ minLength, maxLength: most });
  const fitting = words.filter((word) => word.length >= minLength && word.length <= maxLength);
  return fitting.length > 0 ? fc.oneof(free, fc.constantFrom(...fitting)) : free;
}

/**
 * Generates text for a pattern. For patterns that fast-check cannot parse (look-arounds), generates any text.
 */
function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
  } catch {
    return fc.string();
  }
}

function rangeOf(schema: JsonSchema): { min: number; max: number } {
  const least = Math.max(schema.minimum ?? schema.exclusiveMinimum ?? 0, -(2 ** 31));
  const most = Math.min(schema.maximum ?? schema.exclusiveMaximum ?? 2 ** 31 - 1, 2 ** 31 - 1);
  return { min: Math.ceil(least), max: Math.max(Math.ceil(least), Math.floor(most)) };
}
