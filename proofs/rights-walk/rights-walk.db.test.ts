import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { createAllRoutes, type WalkedRoute, workersWithRoutes } from './every-route.ts';
import { insertSchool, type School, type SchoolIds } from './insert-school.ts';
import { rowsOfSchool, tablesOf } from './rows-of-school.ts';
import { type SampleCall, sampleCalls } from './sample-calls.ts';
import { sendSample } from './send-sample.ts';

/** Anyone who may read a lesson may copy it, and owns the copy. */
const copying = 'POST /v1/resources/:id/duplicate';

let every: Awaited<ReturnType<typeof createAllRoutes>>;
let mine: School;
let theirs: School;
let tables: string[];

beforeAll(async () => {
  every = await createAllRoutes();
  mine = await insertSchool(every.test.db);
  theirs = await insertSchool(every.test.db);
  tables = await tablesOf(every.test.db);
}, 120_000);
afterAll(() => every.close());

const everythingOf = (school: School) => rowsOfSchool(every.test.db, tables, school);

/**
 * Returns the caller's own ids, except the ids selected by `foreign`, which belong to the other school.
 * Records which ids a sample used.
 */
function idsWith(foreign: (name: string) => boolean, asked = new Set<string>()) {
  const ids = new Proxy(mine.ids, {
    get(own, name) {
      asked.add(String(name));
      return Reflect.get(foreign(String(name)) ? theirs.ids : own, name);
    },
  });
  return { ids, asked };
}

/**
 * Returns the ids of another school in all positions at once, then in each position alone among the caller's
 * own ids.
 */
function variantsOf(route: string): SchoolIds[] {
  const sample = sampleCalls[route];
  const { ids, asked } = idsWith(() => true);
  sample?.(ids);
  const single = [...asked].map((name) => idsWith((one) => one === name).ids);
  return [theirs.ids, ...(asked.size > 1 ? single : [])];
}

async function send(walked: WalkedRoute, sample: SampleCall, token: string | null) {
  const { headers, ...told } = await sendSample(walked, sample, token);
  return { ...told, headers: [...headers].join() };
}

test('covers every Worker with routes and has a sample for every route', () => {
  expect([...new Set(every.routes.map(({ worker }) => worker))].sort()).toEqual(
    workersWithRoutes(),
  );
  const routes = every.routes.map(({ route }) => route);
  expect(routes.filter((route) => !Object.hasOwn(sampleCalls, route))).toEqual([]);
  expect(Object.keys(sampleCalls).filter((route) => !routes.includes(route))).toEqual([]);
  for (const route of routes) {
    const places = route.match(/:\w+/g)?.length ?? 0;
    expect(sampleCalls[route]?.(theirs.ids).path?.length ?? 0, route).toBe(places);
  }
});

test('allows the owner to read each sample, which contains the school’s canary', async () => {
  const answers: string[] = [];
  for (const walked of every.routes) {
    const { route, may } = walked;
    const sample = sampleCalls[route]?.(theirs.ids);
    if (!sample || may === 'anyone' || !route.startsWith('GET /v1/') || sample.also) continue;
    const token = may.includes('public')
      ? theirs.tokens.teacher
      : may.includes('PUPIL')
        ? theirs.tokens.pupil
        : await roles['an admin']();
    const { status, text } = await send(walked, sample, token);
    expect(status, `${route}: ${text}`).toBe(200);
    if (text.includes(theirs.canary)) answers.push(route);
  }
  // This many responses contain the canary, which must not appear in a stranger's responses below.
  expect(answers.length).toBeGreaterThanOrEqual(15);
});

const roles = {
  'signed out': async () => null,
  'another teacher': async () => mine.tokens.teacher,
  'a teacher of another department': async () => mine.tokens.colleague,
  'a pupil of another school': async () => mine.tokens.pupil,
  'an admin': async () =>
    signIn('admin', { id: await insertTeacher(every.test.db, { role: 'admin' }) }),
};

describe.each(Object.keys(roles) as (keyof typeof roles)[])('the role %s', (role) => {
  test('does not read or change data of another school on any route', async () => {
    const token = await roles[role]();
    const kind = role.includes('pupil') ? 'PUPIL' : role === 'an admin' ? 'admin' : 'public';
    let before = await everythingOf(theirs);
    let calls = 0;
    for (const walked of every.routes) {
      const { route, may } = walked;
      // Skip an admin's own screens, which are meant to show every account and which no other role can open.
      const isTheirs = /^\w+ \/v1\/admin\//.test(route);
      if (role === 'an admin' && (route === copying || isTheirs)) continue;
      for (const [at, ids] of variantsOf(route).entries()) {
        const sample = sampleCalls[route]?.(ids) ?? {};
        const { status, text, headers } = await send(walked, sample, token);
        const said = `${route} ${JSON.stringify(sample).slice(0, 300)}: ${status} ${text.slice(0, 300)}`;
        calls += 1;
        expect(status, said).toBeLessThan(500);
        // Admins may read every lesson (design 10.8), also as a file.
        const isOpen =
          role === 'an admin' && /^(?:GET \/v1\/resources\/:id|POST .*\/pdf$)/.test(route);
        if (!isOpen) expect(text + headers, said).not.toContain(theirs.canary);
        if (may !== 'anyone' && token === null) expect(status, said).toBe(401);
        else if (may !== 'anyone' && !may.includes(kind)) expect(status, said).toBe(404);
        else if (sample.path && at === 0 && !isOpen) {
          expect([404, ...(sample.also ?? [])], said).toContain(status);
        }
        // When an admin reads other people's data, the log gets a new line.
        if (isOpen) before = await everythingOf(theirs);
        if (route.startsWith('GET ')) continue;
        const after = await everythingOf(theirs);
        expect(after, said).toBe(before);
        before = after;
      }
    }
    expect(calls).toBeGreaterThan(every.routes.length);
  }, 240_000);
});

test('hides a pupil’s work from a classmate and rejects the classmate’s changes to it', async () => {
  const workOf = async () =>
    (
      await every.test.db.execute(sql`
        select a::text as row from task_attempts a where a.pupil_id = ${theirs.ids.pupilId} union all
        select d::text from task_drafts d where d.pupil_homework_id = ${theirs.ids.pupilHomeworkId}
        union all select f::text from attempt_feedback f where f.attempt_id = ${theirs.ids.attemptId}
        order by 1`)
    ).rows;
  const before = await workOf();
  expect(before).toHaveLength(3);
  for (const walked of every.routes) {
    const sample = sampleCalls[walked.route]?.(theirs.ids) ?? {};
    const { status, text } = await send(walked, sample, theirs.tokens.classmate);
    expect(status, walked.route).toBeLessThan(500);
    expect(text, walked.route).not.toContain(theirs.secret);
  }
  expect(await workOf()).toEqual(before);
}, 120_000);

test('allows a colleague of the same department to read but not to change anything', async () => {
  const before = await everythingOf(theirs);
  const changing = every.routes.filter(({ route }) => /^(PATCH|PUT|DELETE|POST) .*:/.test(route));
  for (const walked of changing) {
    if (walked.route === copying) continue;
    const sample = sampleCalls[walked.route]?.(theirs.ids) ?? {};
    const { status, text } = await send(walked, sample, theirs.tokens.colleague);
    const said = `${walked.route}: ${status} ${text.slice(0, 200)}`;
    expect(status, said).toBeLessThan(500);
    expect(await everythingOf(theirs), said).toBe(before);
  }
}, 120_000);
