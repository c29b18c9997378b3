import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { plantTables, rolesOf } from './plant-tables.ts';
import type { Tables } from './read-tables.ts';

const rows = 300;
let database: TestDatabase;
let tables: Tables;
beforeAll(async () => {
  database = await createTestDatabase();
  tables = await plantTables(database.db, rows);
});
afterAll(() => database.close());

test('fills every table of the product, whatever its columns and keys', async () => {
  const names = [...new Set(tables.columns.map(({ table }) => table))];
  expect(names.length).toBeGreaterThan(40);
  const counts = names.map(
    (name) => sql`select ${name}::text as name, count(*)::int as rows from ${sql.identifier(name)}`,
  );
  const { rows: found } = await database.db.execute(sql.join(counts, sql` union all `));
  expect(found.filter((each) => each.rows !== rows)).toEqual([]);
});

test('makes the last column of a composite key unique in every row', () => {
  const column = (name: string) => ({ table: 't', name, type: 'text', required: true });
  const index = (definition: string) => ({
    ...{ table: 't', name: 'i', unique: true, partial: false },
    definition: `CREATE UNIQUE INDEX i ON public.t USING btree ${definition}`,
  });
  const columns = ['id', 'room', 'pupil', 'email'].map(column);
  expect(rolesOf(columns, [index('(room, pupil)'), index('(id)')])).toEqual(
    new Map([
      ['id', 'unique'],
      ['room', 'group'],
      ['pupil', 'unique'],
    ]),
  );
  expect(rolesOf(columns, [index('(lower(email)) WHERE (room IS NULL)')])).toEqual(
    new Map([['email', 'unique']]),
  );
});
