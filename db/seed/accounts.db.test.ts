import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#scripts/testing/test-database.ts';
import { subscriptions } from '../schema/billing.ts';
import { allowanceUsage, classroomPupils } from '../schema/classrooms.ts';
import { organisations, users } from '../schema/users.ts';
import { demoAccounts, demoPupils, seedAccounts } from './accounts.ts';

test('creates the demo accounts once and does not overwrite later changes', async () => {
  const { db, close } = await createTestDatabase();
  await seedAccounts(db);
  await db.update(users).set({ fullName: 'Changed' }).where(eq(users.id, 'demo-teacher'));
  await seedAccounts(db);
  const people = await db.select().from(users);
  expect(people).toHaveLength(6 + 44);
  expect(people.find((person) => person.id === 'demo-teacher')?.fullName).toBe('Changed');
  expect(await db.select().from(organisations)).toHaveLength(1);
  expect(await db.select().from(subscriptions)).toHaveLength(3);
  expect(await db.select().from(classroomPupils)).toHaveLength(44);
  expect(await db.select().from(allowanceUsage)).toMatchObject([{ pupils: 24 }, { pupils: 20 }]);
  const names = people.map((person) => person.email ?? person.userName);
  for (const { userName } of demoAccounts) expect(names).toContain(userName);
  await close();
});

test('defines 44 pupils without an e-mail address, twelve in each of the two department groups', () => {
  expect(demoPupils.filter((pupil) => pupil.userName?.endsWith('-8b'))).toHaveLength(12);
  expect(demoPupils.filter((pupil) => pupil.userName?.endsWith('-9a'))).toHaveLength(12);
  expect(new Set(demoPupils.map((pupil) => pupil.fullName)).size).toBe(44);
  for (const pupil of demoPupils) expect(pupil.email).toBeUndefined();
});
