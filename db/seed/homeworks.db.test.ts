import { expect, test } from 'vitest';
import { createTestDatabase } from '#scripts/testing/test-database.ts';
import { demoHomeworks } from '#scripts/world/demo-homeworks.ts';
import { demoLessons } from '#scripts/world/demo-lessons.ts';
import { seedAccounts } from './accounts.ts';
import { seedHomeworks } from './homeworks.ts';
import { seedLessons } from './lessons.ts';

test('sets and submits the demo homework only once', { timeout: 60_000 }, async () => {
  const { db, close } = await createTestDatabase();
  const lessons = demoLessons();
  const homeworks = demoHomeworks(lessons, Date.now());
  await seedAccounts(db);
  await seedLessons(db, lessons);
  const counts = async () => {
    await seedHomeworks(db, homeworks);
    const { rows } = await db.execute<{ homeworks: number; attempts: number; done: number }>(`
      select (select count(*)::int from homeworks) as homeworks,
        (select count(*)::int from task_attempts) as attempts,
        (select sum(done)::int from pupil_homeworks) as done`);
    return rows[0];
  };
  const first = await counts();
  expect(first).toMatchObject({
    homeworks: homeworks.length,
    attempts: homeworks.reduce((sum, { attempts }) => sum + attempts.length, 0),
  });
  expect(first?.done).toBeGreaterThan(100);
  expect(await counts()).toEqual(first);
  await close();
});
