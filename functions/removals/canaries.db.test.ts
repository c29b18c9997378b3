import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createStripeFixture,
  type StripeFixture,
} from '#functions/stripe/testing/stripe-fixture.ts';
import { insertSchool, type School } from '#proofs/rights-walk/insert-school.ts';
import { sweepRemovals } from './sweep-removals.ts';

/** The number of pupils and classes of each account. */
const [pupils, classes] = [100, 10];

let world: StripeFixture;
let tables: string[];
beforeAll(async () => {
  world = await createStripeFixture();
  const { rows } = await world.test.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  tables = rows.map(({ name }) => name);
});
afterAll(() => world.close());

/**
 * Inserts a teacher without a department, with ten classes and a hundred pupils who have all submitted
 * written answers.
 */
async function insertFullAccount(): Promise<School> {
  const school = await insertSchool(world.test.db);
  const { canary, secret, ids } = school;
  const { db } = world.test;
  await db.batch([
    db.execute(sql`update users set organisation_id = null where full_name like ${`${canary}%`}`),
    db.execute(sql`delete from organisations where owner_id = ${ids.teacherId}`),
    db.execute(sql`
      insert into classrooms (id, teacher_id, name, language)
      select ${ids.classroomId} || n, ${ids.teacherId}, ${canary} || n, 'fr'
      from generate_series(2, ${classes}::int) n`),
    db.execute(sql`
      insert into users (id, role, user_name, full_name, password_hash, teacher_id)
      select ${ids.pupilId} || n, 'PUPIL', lower(${canary} || n), ${canary} || ' ' || n, '-',
        ${ids.teacherId} from generate_series(3, ${pupils}::int) n`),
    db.execute(sql`
      insert into classroom_pupils (classroom_id, pupil_id)
      select ${ids.classroomId} || (2 + n % (${classes}::int - 1)), ${ids.pupilId} || n
      from generate_series(3, ${pupils}::int) n`),
    db.execute(sql`
      with given as (
        insert into pupil_homeworks (homework_id, pupil_id, seed)
        select ${ids.homeworkId}::int, ${ids.pupilId} || n, n
        from generate_series(3, ${pupils}::int) n returning id, pupil_id
      )
      insert into task_attempts (homework_id, pupil_homework_id, pupil_id, task_id, client_id,
        submitted, mark, score, passed, state, checker_version)
      select a.homework_id, given.id, given.pupil_id, a.task_id, 'c' || given.id,
        jsonb_build_object('typed', ${secret} || given.pupil_id), a.mark, 0, false, 'marked', 1
      from given, task_attempts a where a.id = ${ids.attemptId}`),
    db.execute(sql`
      insert into media_objects (key, owner_id, type, bytes)
      select ${canary} || n, ${ids.teacherId}, 'audio/mpeg', 9 from generate_series(1, 5) n`),
  ]);
  return school;
}

/** Counts the rows that contain this text in any column. Returns the counts by table. */
async function rowsWith(text: string): Promise<Record<string, number>> {
  const all = tables.map(
    (name) => sql`select ${name}::text as name, count(*)::int as found
      from ${sql.identifier(name)} t where strpos(t::text, ${text}) > 0`,
  );
  const { rows } = await world.test.db.execute<{ name: string; found: number }>(
    sql.join(all, sql` union all `),
  );
  return Object.fromEntries(
    rows.filter(({ found }) => found > 0).map(({ name, found }) => [name, found]),
  );
}

/** Returns all stored data of an account, unchanged. */
async function everythingOf({ canary, ids }: School): Promise<unknown> {
  const all = tables.map(
    (name) => sql`select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum
      from ${sql.identifier(name)} t
      where strpos(t::text, ${canary}) > 0 or strpos(t::text, ${ids.teacherId}) > 0
        or strpos(t::text, ${ids.pupilId}) > 0`,
  );
  return (await world.test.db.execute(sql.join(all, sql` union all `))).rows;
}

test('deletes every trace of two accounts with a hundred pupils each, and leaves a third account unchanged', {
  timeout: 120_000,
}, async () => {
  const [one, other, stays] = [
    await insertFullAccount(),
    await insertFullAccount(),
    await insertFullAccount(),
  ];
  const before = await rowsWith(one.canary);
  expect(before).toMatchObject({
    users: pupils + 2,
    classrooms: classes,
    task_attempts: pupils - 1,
  });
  expect(before).toMatchObject({ media_objects: 5 });
  const untouched = await everythingOf(stays);
  const files: string[] = [];
  await world.test.db.execute(sql`
    update users set delete_after = now() where id in (${one.ids.teacherId}, ${other.ids.teacherId})`);
  await sweepRemovals(world.test.db, world.stripe, { delete: async (keys) => files.push(...keys) });
  for (const { canary, ids } of [one, other]) {
    // The colleague's own account remains.
    expect(await rowsWith(canary)).toEqual({ users: 1 });
    expect(await rowsWith(ids.teacherId)).toEqual({});
    expect(await rowsWith(ids.pupilId)).toEqual({});
    expect(files.filter((key) => key.startsWith(canary))).toHaveLength(5);
  }
  expect(files).toHaveLength(10);
  expect(await everythingOf(stays)).toEqual(untouched);
});
