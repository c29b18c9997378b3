import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { createAllRoutes } from './every-route.ts';

/**
 * Body fields that may contain a line break, by route and path. All other stored text, such as a title, a
 * name or a word, is a single line (`contracts/validation/single-line.ts`).
 */
const excused: Readonly<Record<string, RegExp>> = {
  'an id or a secret: compared with what is there, not stored':
    /[ .](?:id|ids\[\]|\w+Ids?(?:\[\])?|etags\[\]|secret|to|letter|updatedAt)$/,
  'the name of an account, typed to confirm': /^POST \/v1\/admin\/users\/:id\/deletion name$/,
  'a key of a list, refused when it is not in it':
    /draft\.(?:from|to|audience|parts\[\])$|improve-topic (?:from|to|audience)$|tasks\[\]\.source$|(?:^|[ .])(?:voice|part|sample|choice\.model|baseUrl)$|voices\{key\}$/,
  'a text of many lines':
    /[ .](?:topic|template|body|instructions|captions|given\.(?:target|native)|feedback|answer|message|reason)$/,
  'a sentence, put on one line by `buildSentence`': / sentences\[\]\.(?:target|native)$/,
  'pages to be drawn, which nothing stores': /\/pdf (?:html|rules)$/,
  'read by the schema of its kind': / (?:tasks\[\]\.data|submitted|content|state)$/,
  'a password or what is typed to sign in': / (?:\w*[pP]assword|current|invitation|card|userName)$/,
};

let every: Awaited<ReturnType<typeof createAllRoutes>>;
beforeAll(async () => {
  every = await createAllRoutes();
}, 120_000);
afterAll(() => every.close());

type Field = [path: string, schema: z.core.$ZodType];

/** Every field of a schema that may be a string, at any depth. */
function fieldsOf(schema: z.core.$ZodType, path = ''): Field[] {
  if (schema instanceof z.core.$ZodObject) {
    return Object.entries<z.core.$ZodType>(schema._zod.def.shape).flatMap(([key, one]) =>
      fieldsOf(one, path === '' ? key : `${path}.${key}`),
    );
  }
  if (schema instanceof z.core.$ZodArray) return fieldsOf(schema._zod.def.element, `${path}[]`);
  if (schema instanceof z.core.$ZodTuple) {
    return schema._zod.def.items.flatMap((one) => fieldsOf(one, `${path}[]`));
  }
  if (schema instanceof z.core.$ZodRecord) {
    return [
      ...fieldsOf(schema._zod.def.keyType, `${path}{key}`),
      ...fieldsOf(schema._zod.def.valueType, `${path}{}`),
    ];
  }
  if (schema instanceof z.core.$ZodUnion)
    return schema._zod.def.options.flatMap((one) => fieldsOf(one, path));
  const isWrapped =
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodPrefault ||
    schema instanceof z.core.$ZodCatch ||
    schema instanceof z.core.$ZodReadonly;
  if (isWrapped) return fieldsOf(schema._zod.def.innerType, path);
  if (schema instanceof z.core.$ZodLazy) return fieldsOf(schema._zod.def.getter(), path);
  return [[path, schema]];
}

const controls = ['\r\n', '\n', '\r', '\t', '\0', '\u001b', '\u007f', '\u0085', '\u2028', '\u2029'];

/** Returns whether a field can still contain a control character after parsing. */
function takesControls([, schema]: Field): boolean {
  return controls.some((control) => {
    const read = z.safeParse(schema, `Lind${control}Bcc`);
    return read.success && /[\p{Cc}\u2028\u2029]/u.test(String(read.data));
  });
}

test('rejects line breaks and control characters in every single-line field', () => {
  const bodies = every.routes.flatMap(({ route, takes: { body } }) =>
    body ? fieldsOf(body).map((field) => ({ route, field })) : [],
  );
  expect(bodies.length).toBeGreaterThan(150);
  const found = bodies
    .filter(({ field }) => takesControls(field))
    .map(({ route, field: [path] }) => `${route} ${path}`);
  const patterns = Object.entries(excused);
  const open = found.filter((field) => !patterns.some(([, pattern]) => pattern.test(field)));
  expect(open).toEqual([]);
  const unneeded = patterns.filter(([, pattern]) => !found.some((field) => pattern.test(field)));
  expect(unneeded).toEqual([]);
});

test('joins a title of several lines into one line', () => {
  const body = every.routes.find(({ route }) => route === 'PATCH /v1/resources/:id')?.takes.body;
  expect(body && z.parse(body, { title: 'Au marché\r\nBcc: a@b.test' })).toEqual({
    title: 'Au marché Bcc: a@b.test',
  });
});
