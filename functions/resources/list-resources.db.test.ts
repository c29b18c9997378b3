import { neon, neonConfig } from '@neondatabase/serverless';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResourceRow } from '#contracts/resources/resource.ts';
import {
  insertLesson,
  insertOrganisation,
  insertTeacher,
} from '#db/queries/testing/insert-lesson.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { createResourceFixture, type ResourceFixture } from './testing/resource-fixture.ts';

interface Lesson {
  id: string;
  mine: boolean;
  title: string;
  level: string;
  to: string;
  from: string;
  taught: number;
  type: string;
  visibility: 'PUBLIC' | 'PRIVATE';
  status: 'draft' | 'review' | 'final';
  removed: boolean;
  at: string;
}

let world: ResourceFixture;
const lessons: Lesson[] = [];
const titles = ['Le marché', '100% café', 'snake_case', 'Été à Paris', 'back\\slash', "O'Brien"];
const pick = <T>(list: readonly T[], at: number) => list[at % list.length] as T;

beforeAll(async () => {
  world = await createResourceFixture();
  for (let n = 0; n < 40; n += 1) {
    const lesson: Omit<Lesson, 'id'> = {
      mine: n % 3 !== 0,
      title: pick(titles, n),
      level: pick(['A1.1', 'A2.1', 'B1.2'], n),
      to: pick(['fr', 'ja'], n >> 1),
      from: pick(['en', 'es', 'de'], n >> 1),
      taught: n % 4,
      type: pick(['text', 'dialogue2'], n >> 2),
      visibility: pick(['PUBLIC', 'PRIVATE'], n >> 1),
      status: pick(['final', 'review', 'final', 'draft'], n),
      removed: n % 11 === 10,
      at: new Date(Date.UTC(2026, 0, 1 + (n % 20))).toISOString(),
    };
    const id = await insertLesson(world.test.db, lesson.mine ? world.owner.id : world.stranger.id, {
      title: lesson.title,
      searchText: `${lesson.title}\nun chat`.toLowerCase(),
      level: lesson.level,
      toLanguage: lesson.to,
      fromLanguage: lesson.from,
      timesTaught: lesson.taught,
      textType: lesson.type,
      visibility: lesson.visibility,
      status: lesson.status,
      removedAt: lesson.removed ? lesson.at : null,
      updatedAt: lesson.at,
    });
    lessons.push({ id, ...lesson });
  }
});
afterAll(() => world.close());

interface Query {
  scope: 'private' | 'public';
  search?: string | undefined;
  language?: string | undefined;
  from?: string | undefined;
  sort?: 'newest' | 'oldest' | 'taught' | undefined;
  level?: string | undefined;
  type?: string | undefined;
  page: number;
  limit: number;
}

/** Returns the expected list, computed without a database. */
function model(query: Query): [string[], number] {
  const { scope, search, language, from, level, type, sort, page, limit } = query;
  const newestFirst = (a: Lesson, b: Lesson) =>
    a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1;
  const order = {
    newest: newestFirst,
    oldest: (a: Lesson, b: Lesson) => newestFirst(b, a),
    taught: (a: Lesson, b: Lesson) => b.taught - a.taught || newestFirst(a, b),
  }[sort ?? 'newest'];
  const found = lessons
    .filter((one) => !one.removed)
    .filter((one) =>
      scope === 'private' ? one.mine : one.visibility === 'PUBLIC' && one.status === 'final',
    )
    .filter(
      (one) => !search || `${one.title}\nun chat`.toLowerCase().includes(search.toLowerCase()),
    )
    .filter((one) => !language || one.to === language)
    .filter((one) => !from || one.from === from)
    .filter((one) => !level || one.level === level)
    .filter((one) => !type || one.type === type)
    .sort(order);
  return [found.slice((page - 1) * limit, page * limit).map(({ id }) => id), found.length];
}

async function list(query: Query): Promise<[ResourceRow[], number]> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const params = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  const answer = await world.call(`GET /v1/resources?${params}`, { token: world.owner.token });
  expect(answer.status).toBe(200);
  return answer.json();
}

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
const anyQuery: fc.Arbitrary<Query> = fc.record({
  scope: fc.constantFrom('private', 'public'),
  search: maybe(fc.constantFrom('CHAT', '100%', '_', '\\', "o'b", 'été', 'nothing', 'é', 'a')),
  language: maybe(fc.constantFrom('fr', 'ja', 'de')),
  from: maybe(fc.constantFrom('en', 'es', 'ar')),
  sort: maybe(fc.constantFrom('newest', 'oldest', 'taught')),
  level: maybe(fc.constantFrom('A1.1', 'A2.1', 'B1.2', 'C1.2')),
  type: maybe(fc.constantFrom('text', 'dialogue2', 'dialogue3')),
  page: fc.integer({ min: 1, max: 6 }),
  limit: fc.integer({ min: 1, max: 100 }),
});

describe('the lists', () => {
  it('match an in-memory model for every filter and page', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery, async (query) => {
        const [rows, total] = await list(query);
        expect([rows.map(({ id }) => id), total]).toEqual(model(query));
      }),
      { numRuns: 150 },
    );
  });

  it('include the fields that a row shows', async () => {
    const [[row]] = await list({ scope: 'private', page: 1, limit: 1 });
    expect(row).toMatchObject({
      firstSentence: 'Le chat dort sur le lit.',
      sentenceCount: 2,
      uploaded: false,
      partsReady: ['text'],
      mine: true,
      timesTaught: expect.any(Number),
    });
  });

  it.each([
    'limit=101',
    'page=0',
    'scope=all',
    'language=xx',
    'from=xx',
    'sort=best',
    'level=Z9',
    'type=poem',
    'limit=ten',
  ])('reject the query %s', async (query) => {
    const answer = await world.call(`GET /v1/resources?${query}`, { token: world.owner.token });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: [{ field: query.split('=')[0] }] });
  });
});

describe('the public list', () => {
  it.each([
    ['newest', 'resources_public'],
    ['oldest', 'resources_public'],
    ['taught', 'resources_most_taught'],
  ] as const)('reads the order %s from an index, without a sort', async (sort, index) => {
    const { fetchFunction: send } = neonConfig;
    let asked = { query: '', params: [] as unknown[] };
    neonConfig.fetchFunction = (address: string, init: RequestInit) => {
      asked = JSON.parse(String(init.body));
      return send(address, init);
    };
    await list({ scope: 'public', sort, page: 1, limit: 20 });
    neonConfig.fetchFunction = send;
    const client = neon(world.test.url);
    const plan = await client.transaction([
      client.query('set local enable_seqscan = off'),
      client.query('set local enable_bitmapscan = off'),
      client.query('set local enable_sort = off'),
      client.query(`explain ${asked.query}`, asked.params),
    ]);
    const lines = JSON.stringify(plan.at(-1));
    expect(lines).toMatch(new RegExp(`Limit[^[]*?Index Scan(?: Backward)? using ${index} on`));
  });
});

describe('the list of the department', () => {
  it('shows finished lessons that colleagues share, only within the department', async () => {
    const { test, addDepartment, list, patch } = await departmentFixture();
    const { owner, colleague } = await addDepartment();
    const shared = await insertLesson(test.db, owner.id, { status: 'final' });
    const draft = await insertLesson(test.db, owner.id, { status: 'review' });
    await insertLesson(test.db, owner.id, { status: 'final' });
    expect(await list(colleague)).toEqual([]);
    expect(await patch(owner, shared, { shared: true })).toBe(200);
    expect(await patch(owner, draft, { shared: true })).toBe(200);
    expect(await patch(colleague, shared, { shared: false })).toBe(404);
    expect(await list(colleague)).toEqual([shared]);
    expect(await list(owner)).toEqual([shared]);
    expect(await list(world.stranger)).toEqual([]);
    expect(await patch(owner, shared, { shared: false })).toBe(200);
    expect(await list(colleague)).toEqual([]);
  });

  it('requires a department and a plan that includes the shared area', async () => {
    const { test, list, patch, poorToken } = await departmentFixture();
    const alone = await insertLesson(test.db, world.owner.id, { status: 'final' });
    expect(await patch(world.owner, alone, { shared: true })).toBe(200);
    const { rows } = await test.db.execute(sql`select shared from resources where id = ${alone}`);
    expect(rows).toEqual([{ shared: false }]);
    expect(await list(world.owner)).toEqual([]);
    const answer = await world.call('GET /v1/resources?scope=department', {
      token: await poorToken(),
    });
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'plan_required']);
  });
});

/**
 * Creates a second fixture: a department of two teachers, and a function that calls the API as one of them.
 */
async function departmentFixture() {
  type Person = { id: string; token: string };
  const { test, call } = world;
  const person = async (organisationId?: string): Promise<Person> => {
    const id = await insertTeacher(test.db, organisationId === undefined ? {} : { organisationId });
    return { id, token: await signIn('public', { id }) };
  };
  return {
    test,
    async addDepartment() {
      const owner = await person();
      const id = await insertOrganisation(test.db, owner.id);
      await test.db.execute(sql`update users set organisation_id = ${id} where id = ${owner.id}`);
      return { owner, colleague: await person(id) };
    },
    async list({ token }: Person) {
      const answer = await call('GET /v1/resources?scope=department', { token });
      const [rows]: [ResourceRow[], number] = await answer.json();
      return rows.map(({ id }) => id);
    },
    patch: async ({ token }: Person, id: string, json: object) =>
      (await call(`PATCH /v1/resources/${id}`, { token, json })).status,
    poorToken: () => signIn('public', { id: world.owner.id, privilege: ['createResources'] }),
  };
}

describe('the count of how often a lesson was taught', () => {
  const timesTaught = async (id: string) => {
    const { rows } = await world.test.db.execute<{ times: number }>(
      sql`select times_taught as times from resources where id = ${id}`,
    );
    return rows[0]?.times;
  };
  const teach = async (id: string, token: string) =>
    (await world.call(`POST /v1/resources/${id}/displayed`, { token })).status;
  const aDayLater = () =>
    world.test.db.execute(sql`
      update attempts set window_starts_at = window_starts_at - interval '24 hours'
      where subject like 'taught:%'`);

  it('counts each teacher once a day, including the owner', async () => {
    const id = await insertLesson(world.test.db, world.owner.id, {
      ...{ status: 'final', visibility: 'PUBLIC' },
    });
    const { token: stranger } = world.stranger;
    const answers = await Promise.all(Array.from({ length: 5 }, () => teach(id, stranger)));
    expect([answers, await timesTaught(id)]).toEqual([[204, 204, 204, 204, 204], 1]);
    await teach(id, world.owner.token);
    expect(await timesTaught(id)).toBe(2);
    await aDayLater();
    await teach(id, stranger);
    expect(await timesTaught(id)).toBe(3);
  });

  it('does not update the lesson’s revision or times', async () => {
    const id = await insertLesson(world.test.db, world.owner.id, {
      ...{ status: 'final', visibility: 'PUBLIC', updatedAt: '2026-01-01T00:00:00Z' },
    });
    const { rows: before } = await world.test.db.execute(
      sql`select updated_at, revision, displayed_at from resources where id = ${id}`,
    );
    await teach(id, world.stranger.token);
    const { rows } = await world.test.db.execute(
      sql`select updated_at, revision, displayed_at from resources where id = ${id}`,
    );
    expect(rows).toEqual(before);
  });

  it('does not count hidden or unfinished lessons, or an admin acting as a teacher', async () => {
    const ownDraft = await insertLesson(world.test.db, world.owner.id, { status: 'review' });
    const finished = await insertLesson(world.test.db, world.owner.id, { status: 'final' });
    expect(await teach(finished, world.stranger.token)).toBe(404);
    expect(await teach(ownDraft, world.owner.token)).toBe(204);
    const actedBy = { id: 'an-admin', name: 'An Admin' };
    const acting = await signIn('public', { id: world.owner.id, actedBy });
    expect(await teach(finished, acting)).toBe(204);
    expect([await timesTaught(ownDraft), await timesTaught(finished)]).toEqual([0, 0]);
  });
});
