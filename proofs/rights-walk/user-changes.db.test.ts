import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { parseRows } from '#db/queries/parse-rows.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { claimsOf, Person, personColumns } from '#functions/http/access-token.ts';
import { hashSecret } from '#functions/http/secrets.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { changesClaims, changesUser } from '#web/app/session/session.ts';
import { createAllRoutes, type WalkedRoute } from './every-route.ts';
import { insertSchool, type School, type SchoolIds } from './insert-school.ts';
import { type SampleCall, sampleCalls } from './sample-calls.ts';
import { addressOf, sendSample } from './send-sample.ts';

let every: Awaited<ReturnType<typeof createAllRoutes>>;
let adminId: string;
beforeAll(async () => {
  every = await createAllRoutes();
  adminId = await insertTeacher(every.test.db, { role: 'admin' });
}, 120_000);
afterAll(() => every.close());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

interface People extends SchoolIds {
  colleagueId: string;
  /** A user without a department, who is invited to the school's department by the secret `invited`. */
  outsiderId: string;
}

/**
 * More calls that change the caller's own role or membership, because the walk's samples do not include them.
 * Each entry is the route, the caller and the call.
 */
const more: readonly (readonly [
  route: string,
  by: keyof People,
  sample: (people: People) => SampleCall,
])[] = [
  ['POST /v1/organisation', 'outsiderId', () => ({ body: { name: 'A school' } })],
  ['PATCH /v1/organisation', 'teacherId', () => ({ body: { name: 'A new name' } })],
  ['POST /v1/organisation/owner', 'teacherId', ({ colleagueId: id }) => ({ body: { id } })],
  [
    'DELETE /v1/organisation/members/:id',
    'teacherId',
    ({ colleagueId }) => ({ path: [colleagueId] }),
  ],
  [
    'DELETE /v1/organisation/members/:id',
    'colleagueId',
    ({ colleagueId }) => ({ path: [colleagueId] }),
  ],
  [
    'POST /v1/organisation/invited/:secret',
    'outsiderId',
    ({ outsiderId }) => ({ path: [outsiderId] }),
  ],
  ['DELETE /v1/pupils/:id', 'teacherId', ({ pupilId }) => ({ path: [pupilId] })],
];

async function insertPeople(): Promise<{ school: School; people: People }> {
  const { db } = every.test;
  const school = await insertSchool(db);
  const { teacherId, invitationId } = school.ids;
  const outsiderId = await insertTeacher(db, { plan: null });
  const { rows } = await db.execute<{ id: string }>(sql`select u.id from users u, users t
    where t.id = ${teacherId} and u.organisation_id = t.organisation_id
      and u.role <> 'PUPIL' and u.id <> t.id`);
  await db.batch([
    db.execute(sql`update invitations set hash = ${await hashSecret(outsiderId)},
      email = ${`${outsiderId}@lexiloom.test`} where id = ${invitationId}`),
    db.execute(sql`insert into allowance_usage (owner_id, pupils) values (${teacherId}, 2)`),
  ]);
  return { school, people: { ...school.ids, outsiderId, colleagueId: rows[0]?.id ?? '' } };
}

/** Returns the data that the site shows about a user: their record and the claims of their token. */
async function recordOf(id: string, token: string) {
  const getMe = every.routes.find(({ route }) => route === 'GET /v1/me');
  const answer = await getMe?.call('GET /v1/me', { token });
  const [person] = parseRows(
    Person,
    await every.test.db.execute(sql`select ${personColumns} from users u where u.id = ${id}`),
  );
  return { me: await answer?.text(), claims: JSON.stringify(person && claimsOf(person)) };
}

/** Makes a change; returns which parts of the caller's record it changed, or null if it was refused. */
async function changedBy(walked: WalkedRoute, sample: SampleCall, id: string, token: string) {
  const before = await recordOf(id, token);
  const { status } = await sendSample(walked, sample, token);
  if (status >= 300) return null;
  const after = await recordOf(id, token);
  return { me: after.me !== before.me, claims: after.claims !== before.claims };
}

function routeOf(name: string): WalkedRoute {
  const found = every.routes.find(({ route }) => route === name);
  if (!found) throw new Error(`There is no route ${name}.`);
  return found;
}

test.each(more)(
  '%s called by %s changes the record, and the site fetches it again',
  async (name, by, make) => {
    const { people } = await insertPeople();
    const id = String(people[by]);
    const sample = make(people);
    const changed = await changedBy(routeOf(name), sample, id, await signIn('public', { id }));
    expect(changed).toMatchObject({ me: true });
    expect(changesUser(addressOf(name, sample))).toBe(true);
    expect(changesClaims(addressOf(name, sample)) || !changed?.claims).toBe(true);
  },
);

test('fetches the record and token again after every change in the walk that affects them', async () => {
  const changing = every.routes.filter(({ route }) => !route.startsWith('GET '));
  const found = { made: 0, me: 0, claims: 0 };
  const forgotten: string[] = [];
  for (const walked of changing) {
    const { school, people } = await insertPeople();
    const { may, route } = walked;
    const role = may === 'anyone' || may.includes('public') ? 'public' : (may[0] ?? 'public');
    const id = { public: people.teacherId, PUPIL: people.pupilId, admin: adminId }[role];
    const sample = sampleCalls[route]?.(school.ids) ?? {};
    const changed = await changedBy(walked, sample, id, await signIn(role, { id }));
    if (!changed) continue;
    found.made += 1;
    found.me += Number(changed.me);
    found.claims += Number(changed.claims);
    const address = addressOf(route, sample);
    if (changed.me && !changesUser(address)) forgotten.push(`${route}: the record`);
    if (changed.claims && !changesClaims(address)) forgotten.push(`${route}: the token`);
  }
  expect(forgotten).toEqual([]);
  // Guards against an empty test: enough changes must succeed, and some must change the caller's record.
  expect(found.made).toBeGreaterThan(changing.length / 3);
  expect(found.me).toBeGreaterThanOrEqual(3);
  expect(found.claims).toBeGreaterThanOrEqual(1);
}, 240_000);
