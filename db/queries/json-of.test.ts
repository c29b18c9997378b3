import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { taskAttempts } from '../schema/homework.ts';
import { jsonAgg, jsonListOf, jsonOf, jsonOrNull, selectJson, storedIn } from './json-of.ts';

const written = (statement: SQL) => {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  return { text, params };
};

interface Pupil {
  id: string;
  score: number | null;
}
const pupil = jsonOf<Pupil>({ id: sql`p.id`, score: sql`p.score` });

test('builds an object with its members in the order given', () => {
  expect(written(pupil).text).toBe(`json_build_object('id', p.id, 'score', p.score)`);
});

test('escapes a quote in a member name', () => {
  expect(written(jsonOf<{ "o'clock": number }>({ "o'clock": sql`1` })).text).toBe(
    `json_build_object('o''clock', 1)`,
  );
});

test('numbers the parameters of nested parts from left to right', () => {
  const list = jsonListOf(pupil, { from: sql`pupils p where p.class = ${'a'}`, by: sql`p.id` });
  const json = jsonOf<{ first: number; pupils: Pupil[] }>({ first: sql`${1}::int`, pupils: list });
  const statement = selectJson(json, {
    parts: sql`c as (select ${null}::text)`,
    from: sql`c where c.id = ${'b'}`,
  });
  expect(written(statement)).toEqual({
    text: `with c as (select $1::text) select json_build_object('first', $2::int, 'pupils', (select coalesce(json_agg(json_build_object('id', p.id, 'score', p.score) order by p.id), '[]') from pupils p where p.class = $3)) as json from c where c.id = $4`,
    params: [null, 1, 'a', 'b'],
  });
});

test('omits the order if none is given, and applies a filter', () => {
  expect(written(jsonAgg(pupil)).text).not.toContain('order by');
  expect(written(jsonAgg(pupil, { filter: sql`p.score > 0` })).text).toContain(
    `filter (where p.score > 0), '[]')`,
  );
});

test('selects one row as an object', () => {
  expect(written(jsonOrNull(pupil, sql`pupils p limit 1`)).text).toMatch(
    /^\(select json_build_object\(.*\) from pupils p limit 1\)$/,
  );
});

test('qualifies a stored column with the table alias', () => {
  expect(written(storedIn('a', taskAttempts.draftVersion)).text).toBe('a.draft_version');
});

test('rejects members that do not match the contract at compile time', () => {
  // @ts-expect-error: `score` is missing
  jsonOf<Pupil>({ id: sql`p.id` });
  // @ts-expect-error: `name` is not one of its members
  jsonOf<Pupil>({ id: sql`p.id`, score: sql`p.score`, name: sql`p.name` });
  // @ts-expect-error: a bare `sql` does not make a list
  jsonOf<{ pupils: Pupil[] }>({ pupils: sql`p.pupils` });
  // @ts-expect-error: the column is a mark
  jsonOf<{ pupil: Pupil }>({ pupil: storedIn('a', taskAttempts.mark) });
  expect.assertions(0);
});
