import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { startTrial } from './start-trial.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

/** Confirms a new teacher's address. Returns true if this started a trial. */
async function confirm(email: string): Promise<boolean> {
  const id = crypto.randomUUID();
  await test.db.execute(sql`
    insert into users (id, role, email, full_name, password_hash)
    values (${id}, 'public', ${email}, 'Ann', 'x')`);
  await test.db.execute(sql`
    with person as (select id, role, email from users where id = ${id}),
    ${startTrial(sql`person`)} select 1`);
  const { rows } = await test.db.execute(sql`
    select 1 from subscriptions where user_id = ${id} and plan = 'TRIAL'`);
  return rows.length > 0;
}

it.each([
  ['ann@school.test', 'ann+1@school.test'],
  ['ben+a@school.test', 'BEN+b@School.test'],
  ['c.ann@gmail.com', 'ca.nn+x@googlemail.com'],
])(
  'gives the mailbox %s only one trial, even if the address is written as %s',
  async (first, second) => {
    expect(await confirm(first)).toBe(true);
    expect(await confirm(second)).toBe(false);
  },
);

it('gives separate trials to colleagues and to users of free mail providers', async () => {
  expect(await confirm('dora@school.test')).toBe(true);
  expect(await confirm('dora@gmail.com')).toBe(true);
  expect(await confirm('do.ra@outlook.com')).toBe(true);
});

it('limits the trials of a catch-all domain, but not the trials of a free mail provider', async () => {
  const many = async (domain: string) => {
    let given = 0;
    for (let at = 0; at < 130; at += 1) given += (await confirm(`x${at}@${domain}`)) ? 1 : 0;
    return given;
  };
  expect(await many('catch-all.test')).toBe(100);
  expect(await many('gmx.de')).toBe(130);
});

it.each([
  // All hosts of a domain count as one domain.
  [(at: number) => `t@d${at}.wild.example`, 100],
  [(at: number) => `t@a.b.c.d${at}.deep.example`, 100],
  [(at: number) => `t@d${at}.shop.co.uk`, 100],
  [(at: number) => `t@d${at}.academy.com.br`, 100],
  [(at: number) => `t@d${at}.dept.oak.kent.sch.uk`, 100],
  [(at: number) => `t@d${at}.elm.k12.ca.us`, 100],
  // Schools that share only a national suffix count as separate domains.
  [(at: number) => `t@school${at}.york.sch.uk`, 110],
  [(at: number) => `t@school${at}.ac.uk`, 110],
  [(at: number) => `t@school${at}.k12.tx.us`, 110],
  [(at: number) => `t@school${at}.vic.edu.au`, 110],
])('counts trials per registered domain (%#)', async (emailOf, most) => {
  let given = 0;
  for (let at = 0; at < 110; at += 1) given += (await confirm(emailOf(at))) ? 1 : 0;
  expect(given).toBe(most);
});

it('rejects a second trial for a mailbox after its account was deleted', async () => {
  expect(await confirm('eve@school.test')).toBe(true);
  await test.db.execute(sql`delete from users where email = 'eve@school.test'`);
  expect(await confirm('eve@school.test')).toBe(false);
});
