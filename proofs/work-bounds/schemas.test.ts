import { expect, test } from 'vitest';
import * as z from 'zod';
import { Pictures, Speech } from '#contracts/resources/resource.ts';
import { registry as questions } from '#lessons/questions/registry.ts';
import { taskTemplates } from '#lessons/tasks/registry.ts';

// Every list and string of a lesson or task that a request may store has a maximum size, so the rules and the
// marking never receive more.

const stored: [string, z.core.$ZodType][] = [
  ...Object.entries(questions).map(([name, { Content }]): [string, z.core.$ZodType] => [
    name,
    Content,
  ]),
  ['speech', Speech],
  ['pictures', Pictures],
  ...Object.entries(taskTemplates).flatMap(
    ([name, { Data, Submitted }]): [string, z.core.$ZodType][] => [
      [`${name} data`, Data],
      [`${name} submitted`, Submitted],
    ],
  ),
];

test.each(stored)('%s has no unbounded list or string', (name, schema) => {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  expect(unbounded(described, name)).toEqual([]);
});

test('finds an unbounded list, string, record and union', () => {
  const described = z.toJSONSchema(
    z.object({
      list: z.array(z.int()),
      one: z.union([z.string(), z.int()]),
      named: z.record(z.string(), z.int()),
      fine: z.array(z.string().max(3)).max(2),
    }),
  );
  expect(unbounded(described, 'it')).toEqual(['it.list', 'it.one.0', 'it.named (names)']);
});

interface Described {
  type?: unknown;
  items?: unknown;
  properties?: Record<string, unknown>;
  additionalProperties?: unknown;
  propertyNames?: unknown;
  anyOf?: unknown[];
  oneOf?: unknown[];
  allOf?: unknown[];
  maxItems?: number;
  maxLength?: number;
  enum?: unknown;
  const?: unknown;
}

/** The fields of a schema that have no maximum size. */
function unbounded(schema: unknown, at: string): string[] {
  const described = Object(schema) as Described;
  const { type, items, properties = {}, additionalProperties, propertyNames } = described;
  const { anyOf = [], oneOf = [], allOf = [] } = described;
  const isChoice = described.enum !== undefined || described.const !== undefined;
  return [
    ...(type === 'array' && described.maxItems === undefined ? [at] : []),
    ...(type === 'string' && !isChoice && described.maxLength === undefined ? [at] : []),
    ...(items ? unbounded(items, `${at}[]`) : []),
    ...Object.entries(properties).flatMap(([name, one]) => unbounded(one, `${at}.${name}`)),
    ...(propertyNames && unbounded(propertyNames, at).length > 0 ? [`${at} (names)`] : []),
    ...(additionalProperties ? unbounded(additionalProperties, `${at}{}`) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((one, place) => unbounded(one, `${at}.${place}`)),
  ];
}
