import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Letter } from '#functions/mail/letter.ts';
import { type Mail, writeMail } from '#functions/mail/write-mail.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { sweepLapsed } from './sweep-lapsed.ts';

let test: TestDatabase;
let owner: string;
let mails: { to: string; mail: Mail; language: string | null }[] = [];
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

const mailer = {
  async send(to: string, letter: Letter, language: string | null) {
    mails.push({ to, mail: writeMail(letter), language });
    return 'sent' as const;
  },
};
const sweep = () => sweepLapsed(test.db, mailer, 'https://lexiloom.test');

/** Simulates that this many days have passed: moves all dates of the ended contracts back. */
async function daysLater(days: number): Promise<void> {
  await test.db.execute(sql`
    update lapsed_contracts set lapsed_at = lapsed_at - make_interval(days => ${days}),
      warned_at = warned_at - make_interval(days => ${days}),
      last_warned_at = last_warned_at - make_interval(days => ${days})`);
}

const pupils = async () => {
  const { rows } = await test.db.execute<{ id: string }>(sql`
    select id from users where role = 'PUPIL' and teacher_id = ${owner}`);
  return rows.length;
};

beforeEach(async () => {
  await test.db.execute(sql`delete from users`);
  mails = [];
  owner = crypto.randomUUID();
  const email = `${owner}@school.test`;
  await test.db.batch([
    test.db.execute(sql`
      insert into users (id, role, email, full_name, password_hash)
      values (${owner}, 'public', ${email}, 'Ann', 'x')`),
    test.db.execute(sql`
      insert into users (id, role, user_name, full_name, password_hash, teacher_id)
      select ${owner} || n, 'PUPIL', ${owner} || n, 'Pia ' || n, 'x', ${owner}
      from generate_series(1, 130) n`),
    test.db.execute(sql`insert into allowance_usage (owner_id, pupils) values (${owner}, 130)`),
    test.db.execute(sql`
      insert into subscriptions (id, user_id, plan, kind, status, payment_status, starts_at, ends_at)
      values (${owner}, ${owner}, 'TRIAL', 'Trial', 'active', 'trialing', now() - interval '20 days',
        now() - interval '6 days')`),
  ]);
});

it('deletes the pupils of an ended contract after two emails, within 30 days', async () => {
  await sweep();
  expect(mails).toEqual([]);
  await daysLater(14);
  await sweep();
  expect(mails).toEqual([]);
  await daysLater(1);
  await sweep();
  await sweep();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toBe(`${owner}@school.test`);
  expect(mails[0]?.mail.text).toContain('130 pupils');
  await daysLater(11);
  await sweep();
  expect(mails).toHaveLength(2);
  expect(await pupils()).toBe(130);
  await daysLater(3);
  await sweep();
  expect(await pupils()).toBe(0);
  const { rows } = await test.db.execute(sql`
    select pupils from allowance_usage where owner_id = ${owner}`);
  expect(rows).toEqual([{ pupils: 0 }]);
  await sweep();
  expect((await test.db.execute(sql`select 1 from lapsed_contracts`)).rows).toEqual([]);
  expect(mails).toHaveLength(2);
});

it('keeps the pupils if a plan is bought in time, and restarts the countdown if that plan ends', async () => {
  await sweep();
  await daysLater(27);
  await sweep();
  await test.db.execute(sql`
    insert into subscriptions (id, user_id, plan, kind, status, payment_status, starts_at,
      stripe_subscription_id)
    values ('new', ${owner}, 'SINGLE_TEACHER', 'Subscription', 'active', 'past_due', now(), 'sub_1')`);
  await daysLater(10);
  await sweep();
  expect(await pupils()).toBe(130);
  await test.db.execute(sql`
    update subscriptions set status = 'canceled', payment_status = 'canceled' where id = 'new'`);
  await sweep();
  expect(await pupils()).toBe(130);
});

it('warns the owner in the owner’s language', async () => {
  await test.db.execute(sql`update users set interface_language = 'fr' where id = ${owner}`);
  await sweep();
  await daysLater(27);
  await sweep();
  expect(mails.map(({ language }) => language)).toEqual(['fr', 'fr']);
});

it('does not delete pupils without a warning, even if the sweep runs late', async () => {
  await sweep();
  await daysLater(60);
  await sweep();
  await sweep();
  expect(mails).toHaveLength(2);
  expect(await pupils()).toBe(130);
  await daysLater(3);
  await sweep();
  expect(await pupils()).toBe(0);
});

it.each([
  ['with unlimited access', sql`access_type = 'UNLIMITED'`],
  ['of an admin', sql`role = 'admin'`],
])('keeps the pupils of an account %s', async (_, change) => {
  await test.db.execute(sql`update users set ${change} where id = ${owner}`);
  await sweep();
  expect((await test.db.execute(sql`select 1 from lapsed_contracts`)).rows).toEqual([]);
});
