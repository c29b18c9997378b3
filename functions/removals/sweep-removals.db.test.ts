import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { syncSubscription } from '#functions/stripe/sync-subscription.ts';
import {
  createStripeFixture,
  type StripeFixture,
} from '#functions/stripe/testing/stripe-fixture.ts';
import { insertSchool, type School } from '#proofs/rights-walk/insert-school.ts';
import { type FileRemover, sweepRemovals } from './sweep-removals.ts';

let world: StripeFixture;
let tables: string[];
let removed: string[];
beforeAll(async () => {
  world = await createStripeFixture();
  const { rows } = await world.test.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  tables = rows.map(({ name }) => name);
});
beforeEach(() => {
  removed = [];
});
afterAll(() => world.close());

const bucket: FileRemover = { delete: async (keys) => removed.push(...keys) };
const sweep = (files = bucket) => sweepRemovals(world.test.db, world.stripe, files);

/** Requests a deletion whose grace period ends in this many days. */
const leave = (id: string, days: number) =>
  world.test.db.execute(sql`
    update users set delete_after = now() + make_interval(days => ${days}) where id = ${id}`);

/** Returns the tables that contain this text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const all = tables.map(
    (name) => sql`select ${name}::text as name from ${sql.identifier(name)} t
      where strpos(t::text, ${text}) > 0`,
  );
  const { rows } = await world.test.db.execute<{ name: string }>(sql.join(all, sql` union `));
  return rows.map(({ name }) => name).sort();
}

const one = async (query: ReturnType<typeof sql>) =>
  (await world.test.db.execute<{ value: unknown }>(query)).rows[0]?.value;

const upload = (key: string, owner: string) =>
  world.test.db.execute(sql`
    insert into media_objects (key, owner_id, type, bytes) values (${key}, ${owner}, 'audio/mpeg', 9)`);

/** Inserts a school with only one teacher, so no department can take over the classes. */
async function insertSingleTeacher(): Promise<School> {
  const school = await insertSchool(world.test.db);
  await world.test.db.batch([
    world.test.db.execute(sql`
      update users set organisation_id = null where full_name like ${`${school.canary}%`}`),
    world.test.db.execute(sql`delete from organisations where owner_id = ${school.ids.teacherId}`),
  ]);
  return school;
}

/** Gives a teacher an active plan at Stripe; returns the plan's id. */
async function subscribe(userId: string): Promise<string> {
  const { id: customer } = await world.stripe.customers.create({ metadata: { userId } });
  await world.test.db.execute(sql`
    insert into stripe_customers (user_id, customer_id) values (${userId}, ${customer})`);
  const { id } = await world.stripe.subscriptions.create({
    customer,
    items: [{ price: world.prices.SINGLE_TEACHER }],
    trial_period_days: 30,
  });
  await syncSubscription(world.test.db, world.stripe, id);
  return id;
}

test('cancels the renewal and keeps all data during the grace period', async () => {
  const { ids, canary } = await insertSingleTeacher();
  const plan = await subscribe(ids.teacherId);
  await leave(ids.teacherId, 14);
  const before = await tablesWith(canary);
  await sweep();
  await sweep();
  expect((await world.stripe.subscriptions.retrieve(plan)).cancel_at_period_end).toBe(true);
  expect((await world.stripe.subscriptions.retrieve(plan)).status).toBe('trialing');
  expect(await tablesWith(canary)).toEqual(before);
});

test('deletes the teacher, pupils, work, files and plan from every table after the grace period', async () => {
  const { ids, secret } = await insertSingleTeacher();
  const plan = await subscribe(ids.teacherId);
  await upload('own-recording', ids.teacherId);
  await upload('recording-of-another', 'somebody-else');
  await world.test.db.execute(sql`
    insert into stripe_events (id, type, payload) values ('evt_1', 'customer.updated', ${JSON.stringify(
      {
        data: {
          object: {
            id: await one(
              sql`select customer_id as value from stripe_customers where user_id = ${ids.teacherId}`,
            ),
            email: ids.teacherId,
          },
        },
      },
    )}::jsonb)`);
  await leave(ids.teacherId, 0);
  await sweep();
  for (const text of [secret, ids.teacherId, ids.pupilId, ids.resourceId, ids.classroomId]) {
    expect(await tablesWith(text), text).toEqual([]);
  }
  expect(removed).toEqual(['own-recording']);
  expect(await tablesWith('recording-of-another')).toEqual(['media_objects']);
  expect((await world.stripe.subscriptions.retrieve(plan)).status).toBe('canceled');
  expect(
    await one(sql`select json_build_array(actor_id, action, subject, after) as value
      from audit_log order by id desc limit 1`),
  ).toEqual([null, 'account.deleted', 'teacher', { lessons: 1, pupils: 2, handedOver: false }]);
});

test('transfers a leaving teacher’s classes, pupils and work to the department’s owner', async () => {
  const { ids, tokens, canary, secret } = await insertSchool(world.test.db);
  expect(tokens.colleague).not.toBe('');
  const colleague = String(
    await one(sql`select id as value from users where full_name = ${canary}
      and id <> ${ids.teacherId}`),
  );
  // Assign all pupils, classes and homework to the colleague, so that the owner takes them over.
  await world.test.db.batch(
    [sql`users set teacher_id`, sql`classrooms set teacher_id`, sql`homeworks set teacher_id`].map(
      (set) =>
        world.test.db.execute(
          sql`update ${set} = ${colleague} where teacher_id = ${ids.teacherId}`,
        ),
    ) as never,
  );
  await leave(colleague, 0);
  await sweep();
  expect(await tablesWith(colleague)).toEqual([]);
  expect(await one(sql`select teacher_id as value from users where id = ${ids.pupilId}`)).toBe(
    ids.teacherId,
  );
  expect(
    await one(sql`select teacher_id as value from classrooms where id = ${ids.classroomId}`),
  ).toBe(ids.teacherId);
  expect(await tablesWith(secret)).toContain('task_attempts');
});

test('deletes only the pupil who leaves, and frees the pupil’s place', async () => {
  const { ids } = await insertSchool(world.test.db);
  await world.test.db.execute(sql`
    insert into allowance_usage (owner_id, pupils) values (${ids.teacherId}, 2)
    on conflict (owner_id) do update set pupils = 2`);
  await leave(ids.pupilId, 0);
  await sweep();
  expect(await tablesWith(ids.pupilId)).toEqual([]);
  const left = sql`select json_build_array(
      (select count(*)::int from users p where p.teacher_id = ${ids.teacherId}),
      (select count(*)::int from classrooms c where c.id = ${ids.classroomId}),
      (select a.pupils from allowance_usage a where a.owner_id = ${ids.teacherId})) as value`;
  expect(await one(left)).toEqual([1, 1, 1]);
  expect(
    await one(sql`select subject as value from audit_log
      where action = 'account.deleted' order by id desc limit 1`),
  ).toBe('pupil');
});

test('deletes a department when its owner leaves, but its teachers keep their pupils', async () => {
  const { ids, canary } = await insertSchool(world.test.db);
  const colleague = String(
    await one(sql`select id as value from users where full_name = ${canary}
      and id <> ${ids.teacherId}`),
  );
  await world.test.db.execute(sql`
    update users set teacher_id = ${colleague} where id = ${ids.pupilId}`);
  await leave(ids.teacherId, 0);
  await sweep();
  expect(
    await one(sql`select json_build_array(u.organisation_id, a.pupils) as value
      from users u join allowance_usage a on a.owner_id = u.id where u.id = ${colleague}`),
  ).toEqual([null, 1]);
  expect(await one(sql`select count(*)::int as value from users where id = ${ids.pupilId}`)).toBe(
    1,
  );
  expect(await tablesWith(ids.teacherId)).toEqual([]);
});

test('finishes an interrupted removal, and removes an account only once if two sweeps overlap', async () => {
  const { ids, canary } = await insertSingleTeacher();
  await subscribe(ids.teacherId);
  await upload('half-removed', ids.teacherId);
  await leave(ids.teacherId, 0);
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const unreliable = {
    async delete(keys: string[]) {
      await bucket.delete(keys);
      if (broken) throw new Error('the store went away');
    },
  };
  const lines = await one(sql`select count(*)::int as value from audit_log`);
  await sweep(unreliable);
  expect(told).toHaveBeenCalledOnce();
  expect(await tablesWith(canary)).toContain('users');
  expect(
    await one(sql`select blocked_at is not null as value from users where id = ${ids.teacherId}`),
  ).toBe(true);
  broken = false;
  await Promise.all([sweep(unreliable), sweep(unreliable)]);
  expect(await tablesWith(ids.teacherId)).toEqual([]);
  expect(await one(sql`select count(*)::int as value from audit_log`)).toBe(Number(lines) + 1);
});

test('continues with other accounts if one account cannot be removed', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const [stuck, free] = [await insertSingleTeacher(), await insertSingleTeacher()];
  await upload('stuck-file', stuck.ids.teacherId);
  await leave(stuck.ids.teacherId, 0);
  await leave(free.ids.teacherId, 0);
  await sweep({
    async delete() {
      throw new Error('the store is away');
    },
  });
  expect(await tablesWith(free.ids.teacherId)).toEqual([]);
  expect(await tablesWith(stuck.ids.teacherId)).toContain('users');
  expect(told).toHaveBeenCalledOnce();
});
