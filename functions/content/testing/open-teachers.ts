import { users } from '#db/schema/users.ts';
import { createCaller } from '#functions/http/testing/create-caller.ts';
import { testEnv } from '#functions/http/testing/test-env.ts';
import { createTestDatabase } from '#scripts/testing/test-database.ts';
import { contentRoutes } from '../routes.ts';

/** The content Worker on a database of its own, to which teachers can be added. */
export async function openTeachers() {
  const database = await createTestDatabase();
  const addPerson = (id: string, more: Partial<typeof users.$inferInsert> = {}) =>
    database.db
      .insert(users)
      .values({ id, role: 'public', fullName: `Person ${id}`, passwordHash: 'x', ...more });
  return { ...database, call: createCaller(contentRoutes, testEnv(database.url)), addPerson };
}

export type Teachers = Awaited<ReturnType<typeof openTeachers>>;
