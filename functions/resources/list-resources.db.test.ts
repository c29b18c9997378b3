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
  level?: string | undefined;
  type?: string | undefined;
  page: number;
  limit: number;
}

/** What the list must be, worked out without a database. */
function model({ scope, search, language, level, type, page, limit }: Query): [string[], number] {
  const found = lessons
    .filter((one) => !one.removed)
    .filter((one) =>
      scope === 'private' ? one.mine : one.visibility === 'PUBLIC' && one.status === 'final',
    )
    .filter(
      (one) => !search || `${one.title}\nun chat`.toLowerCase().includes(search.toLowerCase()),
    )
    .filter((one) => !language || one.to === language)
    .filter((one) => !level || one.level === level)
    .filter((one) => !type || one.type === type)
    .sort((a, b) => (a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1));
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
  level: maybe(fc.constantFrom('A1.1', 'A2.1', 'B1.2', 'C1.2')),
  type: maybe(fc.constantFrom('text', 'dialogue2', 'dialogue3')),
  page: fc.integer({ min: 1, max: 6 }),
  limit: fc.integer({ min: 1, max: 100 }),
});

describe('the lists', () => {
  it('answer what a model of them says, for every filter and page', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery, async (query) => {
        const [rows, total] = await list(query);
        expect([rows.map(({ id }) => id), total]).toEqual(model(query));
      }),
      { numRuns: 150 },
    );
  });

  it('show what a row needs', async () => {
    const [[row]] = await list({ scope: 'private', page: 1, limit: 1 });
    expect(row).toMatchObject({
      firstSentence: 'Le chat dort sur le lit.',
      sentenceCount: 2,
      uploaded: false,
      partsReady: ['text'],
      mine: true,
    });
  });

  it.each([
    'limit=101',
    'page=0',
    'scope=all',
    'language=xx',
    'level=Z9',
    'type=poem',
    'limit=ten',
  ])('refuse %s', async (query) => {
    const answer = await world.call(`GET /v1/resources?${query}`, { token: world.owner.token });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: [{ field: query.split('=')[0] }] });
  });
});

describe('the list of the department', () => {
  it('has what colleagues share, finished and not removed, for the department alone', async () => {
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

  it('needs a department to share with, and a plan that has the shared area', async () => {
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

/** What these tests do beside: a department of two, and calls for one of them. */
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
