import { users } from '#db/schema/users.ts';
import { createCaller } from '#functions/http/testing/create-caller.ts';
import { createTestDatabase } from '#scripts/testing/test-database.ts';
import { contentRoutes } from '../routes.ts';
import { contentEnv, type SentMail } from './content-env.ts';

/** Opens the content Worker on its own database, with a function to add teachers, and captures its emails. */
export async function openTeachers() {
  const database = await createTestDatabase();
  const mails: SentMail[] = [];
  const addPerson = (id: string, more: Partial<typeof users.$inferInsert> = {}) =>
    database.db
      .insert(users)
      .values({ id, role: 'public', fullName: `Person ${id}`, passwordHash: 'x', ...more });
  const call = createCaller(contentRoutes, contentEnv(database.url, mails));
  return { ...database, call, addPerson, mails };
}

export type Teachers = Awaited<ReturnType<typeof openTeachers>>;
