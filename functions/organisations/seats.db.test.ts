import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashSecret } from '#functions/http/secrets.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import {
  createOrganisationFixture,
  type OrganisationFixture,
} from './testing/organisation-fixture.ts';

let world: OrganisationFixture;
beforeAll(async () => {
  world = await createOrganisationFixture();
});
afterAll(() => world.close());

const counted = async (id: string) =>
  (
    await world.test.db.execute(sql`
      select o.teachers, (select count(*)::int from users u
        where u.organisation_id = o.id and u.role = 'public') as members,
        (select count(*)::int from invitations i where i.organisation_id = o.id
          and i.accepted_at is not null) as used
      from organisations o where o.id = ${id}`)
  ).rows[0];

test('admits exactly 50 of 200 concurrent joins for 50 seats, and returns the reason to the others', async () => {
  const { id, owner } = await world.addDepartment();
  // Add 47 seats to the five seats of the plan. The two current members take two of the 52 seats.
  await world.test.exec(`insert into subscriptions (id, user_id, plan, kind, status, quantity, starts_at)
    values ('${nanoid()}', '${owner.id}', 'ADDON_TEACHER_ONE', 'Subscription', 'active', 47, now())`);
  const people = await Promise.all(
    Array.from({ length: 200 }, async (_, at) => {
      const secret = `secret-${at}-${nanoid()}`;
      return { id: `joins-${at}`, secret, hash: await hashSecret(secret) };
    }),
  );
  await world.test.db.execute(sql`
    with p as (select * from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p (id text, hash text)),
    made as (insert into users (id, role, email, full_name, password_hash)
      select id, 'public', id || '@lexiloom.test', id, '-' from p)
    insert into invitations (id, organisation_id, email, hash, invited_by, expires_at)
    select id, ${id}, id || '@lexiloom.test', hash, ${owner.id}, now() + interval '1 day' from p`);
  const answers = await Promise.all(
    people.map(async ({ id: person, secret }) =>
      world.call(`POST /v1/organisation/invited/${secret}`, {
        token: await signIn('public', { id: person }),
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(50);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(150);
  expect(await refused[0]?.text()).toMatch(/All seats of .* are taken/);
  expect(await counted(id)).toEqual({ teachers: 52, members: 52, used: 50 });
}, 120_000);

test('takes one seat when one person sends ten joins at once', async () => {
  const { id, owner } = await world.addDepartment();
  const guest = await world.addTeacher();
  const secret = await world.invite(owner, guest.email);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      world.call(`POST /v1/organisation/invited/${secret}`, { token: guest.token }),
    ),
  );
  expect(answers.filter(({ status }) => status === 204).length).toBeGreaterThanOrEqual(1);
  expect(await counted(id)).toEqual({ teachers: 3, members: 3, used: 1 });
});

test('updates the seat count when a teacher is blocked or deleted, and ignores pupils', async () => {
  const { id, owner, colleague } = await world.addDepartment();
  await world.addClassroom(colleague, owner, 3);
  expect(await counted(id)).toMatchObject({ teachers: 2 });
  await world.test.exec(`update users set blocked_at = now() where id = '${colleague.id}'`);
  expect(await counted(id)).toMatchObject({ teachers: 1 });
  await world.test.exec(`update users set blocked_at = null where id = '${colleague.id}'`);
  expect(await counted(id)).toMatchObject({ teachers: 2 });
  await world.test.exec(`delete from users where id = '${colleague.id}'`);
  expect(await counted(id)).toMatchObject({ teachers: 1 });
});

test('admits a teacher only if there are places for the teacher’s pupils, and counts the pupils once', async () => {
  const { owner } = await world.addDepartment();
  await world.test.exec(
    `insert into allowance_usage (owner_id, pupils) values ('${owner.id}', 298)`,
  );
  const guest = await world.addTeacher();
  await world.addClassroom(guest, guest, 3);
  const secret = await world.invite(owner, guest.email);
  const join = () => world.call(`POST /v1/organisation/invited/${secret}`, { token: guest.token });
  const refused = await join();
  expect(refused.status).toBe(409);
  expect((await refused.json()).message).toContain('Your 3 pupils need more places');
  expect(await world.read(guest)).toBeNull();
  await world.test.exec(`update allowance_usage set pupils = 297 where owner_id = '${owner.id}'`);
  expect((await join()).status).toBe(204);
  expect(await world.read(owner)).toMatchObject({ pupils: { allowed: 300, used: 300 } });
  const { rows } = await world.test.db.execute(sql`
    select count(*)::int as own from allowance_usage where owner_id = ${guest.id}`);
  expect(rows).toEqual([{ own: 0 }]);
});
