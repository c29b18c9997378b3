import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { questionTypes } from './kinds.ts';
import { registry } from './registry.ts';
import { replySchema, strictProblems } from './reply-schema.ts';

test.each(questionTypes)('has a reply schema for %s that strict mode accepts', (type) => {
  expect(strictProblems(replySchema(registry[type]))).toEqual([]);
});

test.each([
  ['an optional property', z.object({ a: z.optional(z.string()) })],
  ['an open object', z.looseObject({ a: z.string() })],
  ['a tuple', z.object({ a: z.tuple([z.string(), z.number()]) })],
  ['a record', z.object({ a: z.record(z.string(), z.string()) })],
  ['a list as the root', z.array(z.string())],
  [
    'a maximum length, which not every server supports',
    z.object({ a: z.string().check(z.maxLength(3)) }),
  ],
])('rejects %s', (_, Reply) => {
  expect(strictProblems(replySchema({ Reply }))).not.toEqual([]);
});
