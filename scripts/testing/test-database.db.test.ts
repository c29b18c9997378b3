import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { organisations } from '#db/schema/users.ts';
import { createTestDatabase } from './test-database.ts';

test('migrates each test database and isolates it from the others', async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await first.exec(`create table only_here (id int)`);
  expect(await first.db.select().from(organisations)).toEqual([]);
  await expect(second.db.execute(sql`select * from only_here`)).rejects.toThrow();
  await Promise.all([first.close(), second.close()]);
}, 60_000);
