import { type SQL, sql } from 'drizzle-orm';
import { UserQuery } from '#contracts/admin/user-list.ts';
import type { Database } from '#db/client.ts';
import { usersStatement } from '#functions/admin/users/list-users.ts';
import { signAccessToken } from '#functions/http/access-token.ts';
import { testSecrets } from '#scripts/testing/start-test-workers.ts';
import { handlersTitle, measureHandler } from './measure-handler.ts';
import { measureStatements } from './measure-statements.ts';
import { title } from './report.ts';
import { withPostgres } from './with-postgres.ts';

const runs = Number(process.env.RUNS ?? 31);
/** Number of requests per round. */
const amount = Number(process.env.AMOUNT ?? 500);
const people = 100_000;
const adminId = 'bench-admin';

/**
 * Measures the admins' table of people on a real PostgreSQL: one statement per page, and the handler's
 * overhead.
 */
export async function benchAdminUsers(): Promise<string[]> {
  return withPostgres(async (db, url) => {
    await plantPeople(db);
    return [
      title('The table of people in the database', `${people} people; medians of ${runs}`),
      ...(await measurePages(db)),
      ...(await measureHandlers(url)),
    ];
  });
}

/**
 * Inserts the people. Nine in ten are pupils; names are in random order, and a thousand teachers have
 * departments.
 */
async function plantPeople(db: Database): Promise<void> {
  const word = (salt: string) =>
    sql.raw(`initcap(translate(left(md5('${salt}' || n), 7), '0123456789', 'aeioustrnl'))`);
  const name = sql`${word('a')} || ' ' || ${word('b')}`;
  const country = sql.raw(`(array['GBR','FRA','DEU','USA','ESP'])[1 + n % 5]`);
  const joined = sql.raw(`now() - make_interval(mins => (n::bigint * 7919 % 1000000)::int)`);
  await db.batch([
    db.execute(sql`
      insert into users (id, role, email, full_name, country, password_hash, email_verified_at)
      values (${adminId}, 'admin', 'admin@bench.test', 'Ada Bench', 'GBR', '-', now())`),
    db.execute(sql`
      insert into users (id, role, email, full_name, country, password_hash, email_verified_at,
        access_type, blocked_at, created_at)
      select 'teacher-' || n, 'public', lower(${word('c')}) || n || '@school.test', ${name}, ${country},
        '-', case when n % 20 > 0 then now() end,
        case when n % 500 = 0 then 'UNLIMITED' else 'DEFAULT' end,
        case when n % 400 = 0 then now() end, ${joined}
      from generate_series(1, ${people / 10}) n`),
    db.execute(sql`
      insert into users (id, role, user_name, full_name, country, password_hash, teacher_id, created_at)
      select 'pupil-' || n, 'PUPIL', lower(${word('d')}) || '-' || n, ${name}, ${country}, '-',
        'teacher-' || (1 + n % ${people / 10}), ${joined}
      from generate_series(1, ${(people / 10) * 9}) n`),
    db.execute(sql`
      insert into subscriptions (id, user_id, plan, kind, status, starts_at)
      select 'plan-' || n, 'teacher-' || n, 'SINGLE_TEACHER', 'Subscription', 'active', now()
      from generate_series(1, ${people / 10}) n`),
    db.execute(sql`
      insert into sessions (id, user_id, refresh_hash, xsrf_hash, rotated_at, expires_at)
      select u.id || '-' || n, u.id, u.id || '-' || n, '-', now(), now() + interval '1 day'
      from users u, generate_series(1, 2) n`),
  ]);
  for (const table of ['users', 'subscriptions', 'sessions']) {
    await db.execute(`vacuum analyze ${table}`);
  }
}

const page = (query: Record<string, unknown> = {}): SQL =>
  usersStatement(UserQuery.parse(query), 'admin');

async function measurePages(db: Database): Promise<string[]> {
  const statements: [name: string, goal: number, statement: SQL][] = [
    ['first page', 20, page()],
    ['page 2 000', 50, page({ page: 2_000 })],
    ['by name', 20, page({ sort: 'name asc' })],
    ['search, three letters', 20, page({ search: 'ete' })],
    ['search, a name', 5, page({ search: 'teacher-77' })],
    ['search, an address', 5, page({ search: '777@school.test' })],
    ['search, two letters', 200, page({ search: 'ab' })],
    ['search, nobody', 5, page({ search: 'zeppelin' })],
    ['teachers', 20, page({ role: 'public' })],
    ['admins', 5, page({ role: 'admin' })],
    ['of a country', 20, page({ country: 'FRA' })],
    ['unlimited', 5, page({ accessType: 'UNLIMITED' })],
    ['suspended', 5, page({ state: 'suspended' })],
    ['not confirmed', 20, page({ state: 'unconfirmed' })],
  ];
  return measureStatements(db, statements, { runs, longTables: ['users', 'sessions'] });
}

async function measureHandlers(databaseUrl: string): Promise<string[]> {
  const claims = { id: adminId, name: 'Ada Bench', role: 'admin', country: 'GBR' } as const;
  const token = await signAccessToken(
    testSecrets.SESSION_SECRET,
    { ...claims, accessType: 'DEFAULT', privilege: [] },
    'bench',
  );
  const lines = [title('The handler', handlersTitle(amount))];
  for (const [name, query] of [
    ['GET /v1/admin/users', {}],
    ['GET … a search', { search: 'ete' }],
  ] as const) {
    const path = `/v1/admin/users?${new URLSearchParams(query)}`;
    const handler = { name, path, statement: page(query) };
    const how = {
      worker: 'admin',
      databaseUrl,
      token,
      amount,
      settings: { MAIL_FROM: 'a@b.test' },
    };
    lines.push(...(await measureHandler(handler, how)));
  }
  return lines;
}
