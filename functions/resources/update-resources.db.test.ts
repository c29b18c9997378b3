import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxTags } from '#contracts/resources/folder.ts';
import { labelKey } from '#contracts/resources/label-key.ts';
import { maxSeveral } from '#contracts/resources/max-several.ts';
import type { ResourceRow } from '#contracts/resources/resource.ts';
import type { SeveralResources } from '#contracts/resources/several-resources.ts';
import { insertLesson } from '#db/queries/testing/insert-lesson.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { createResourceFixture, type ResourceFixture } from './testing/resource-fixture.ts';

let world: ResourceFixture;
beforeAll(async () => {
  world = await createResourceFixture();
});
afterAll(() => world.close());
beforeEach(() => world.test.db.execute(sql`truncate resources cascade`));

const change = (body: SeveralResources, token?: string) =>
  world.send('PATCH /v1/resources', body, token);

async function rows(query = ''): Promise<ResourceRow[]> {
  const answer = await world.send(`GET /v1/resources?limit=100&${query}`);
  return (await answer.json())[0];
}
const tagsOf = async (id: string) => (await rows()).find((row) => row.id === id)?.tags;

/** Returns all stored data of the resources, verbatim. */
const stored = async () =>
  (await world.test.db.execute(sql`select r::text as row from resources r order by id`)).rows;

const several = (count: number, more: Parameters<typeof world.addLesson>[0] = {}) =>
  Promise.all(Array.from({ length: count }, () => world.addLesson(more)));

describe('several resources at once', () => {
  it('move into and out of a folder and keep their revision and list order', async () => {
    const folder = await (await world.send('POST /v1/resources/folders', { name: 'Unit' })).json();
    const ids = await several(3, { updatedAt: '2026-01-01T00:00:00Z' });
    const other = await world.addLesson();
    expect((await change({ ids, folderId: folder.id })).status).toBe(204);
    expect((await rows(`folder=${folder.id}`)).map(({ id }) => id).sort()).toEqual(ids.sort());
    expect((await rows('folder=none')).map(({ id }) => id)).toEqual([other]);
    expect((await change({ ids: ids.slice(1), folderId: null })).status).toBe(204);
    expect((await rows(`folder=${folder.id}`)).map(({ id }) => id)).toEqual(ids.slice(0, 1));
    const { rows: moved } = await world.test.db.execute(sql`
      select distinct revision, updated_at = '2026-01-01' as old from resources where id <> ${other}`);
    expect(moved).toEqual([{ revision: 1, old: true }]);
  });

  it('gain and lose tags regardless of case, and keep the first spelling', async () => {
    const ids = await several(2);
    await change({ ids, addTags: ['Exam', 'été'] });
    await change({ ids: ids.slice(0, 1), addTags: ['EXAM', '8B'] });
    expect(await tagsOf(ids[0] ?? '')).toEqual(['8B', 'Exam', 'été']);
    expect((await rows('tag=exam')).length).toBe(2);
    expect((await rows('tag=8b')).map(({ id }) => id)).toEqual(ids.slice(0, 1));
    await change({ ids, removeTags: ['exam', 'not there'] });
    expect(await tagsOf(ids[0] ?? '')).toEqual(['8B', 'été']);
    expect(await rows('tag=exam')).toEqual([]);
  });

  it('become public, then private again', async () => {
    const ids = await several(2, { status: 'final' });
    expect((await change({ ids, visibility: 'PUBLIC' })).status).toBe(204);
    expect((await rows('scope=public')).length).toBe(2);
    expect((await change({ ids, visibility: 'PRIVATE' })).status).toBe(204);
    expect(await rows('scope=public')).toEqual([]);
  });

  it('are removed idempotently, then restored', async () => {
    const ids = await several(3);
    for (const times of [1, 2]) {
      expect((await change({ ids, removed: true })).status, String(times)).toBe(204);
      expect(await rows()).toEqual([]);
    }
    expect((await change({ ids, folderId: null })).status).toBe(404);
    expect((await change({ ids, removed: false })).status).toBe(204);
    expect((await rows()).length).toBe(3);
  });
});

describe('changing several resources at once, all or none', () => {
  it('reject unknown, removed and other teachers’ resources, and list them in the error', async () => {
    const [mine = ''] = await several(1);
    const removed = await world.addLesson({ removedAt: '2026-01-01T00:00:00Z' });
    const theirs = await insertLesson(world.test.db, world.stranger.id, { status: 'final' });
    const before = await stored();
    const ids = [theirs, mine, 'no-such-thing', removed];
    const changes: Omit<SeveralResources, 'ids'>[] = [
      { addTags: ['x'] },
      { folderId: null },
      { visibility: 'PRIVATE' },
    ];
    for (const what of changes) {
      const answer = await change({ ids, ...what });
      expect(answer.status).toBe(404);
      const { fields } = await answer.json();
      expect(fields.map(({ field }: { field: string }) => field)).toEqual([
        ...['ids.0', 'ids.2', 'ids.3'],
      ]);
    }
    expect((await change({ ids: [mine, theirs], removed: true })).status).toBe(404);
    expect(await stored()).toEqual(before);
  });

  it('reject making an unfinished resource public', async () => {
    const ids = [
      await world.addLesson({ status: 'final' }),
      await world.addLesson({ status: 'draft', title: 'Le brouillon' }),
    ];
    const answer = await change({ ids, visibility: 'PUBLIC' });
    expect([answer.status, (await answer.json()).message]).toEqual([
      ...[409, '“Le brouillon” is not finished yet. Nothing was made public.'],
    ]);
    expect((await rows()).map(({ visibility }) => visibility)).toEqual(['PRIVATE', 'PRIVATE']);
  });

  it('reject too many tags on one resource', async () => {
    const tags = Object.fromEntries(Array.from({ length: maxTags }, (_, n) => [`t${n}`, `T${n}`]));
    const full = await world.addLesson({ tags, title: 'Plein' });
    const empty = await world.addLesson();
    const answer = await change({ ids: [full, empty], addTags: ['one more'] });
    expect([answer.status, (await answer.json()).message]).toEqual([
      ...[409, '“Plein” would have more than 10 tags. Nothing was tagged.'],
    ]);
    expect(await tagsOf(empty)).toEqual([]);
    expect((await change({ ids: [full, empty], addTags: ['T3'] })).status).toBe(204);
    const swap = { addTags: ['one more'], removeTags: ['T3'] };
    expect((await change({ ids: [full, empty], ...swap })).status).toBe(204);
  });
});

it('stores no duplicate tags and at most the maximum number, after any series of changes', async () => {
  const id = await world.addLesson();
  const tag = fc.constantFrom(
    ...Array.from({ length: 14 }, (_, n) => `Tag ${n}`),
    ...Array.from({ length: 14 }, (_, n) => `tAG ${n}`),
    '__proto__',
    'Ünit',
  );
  const some = fc.option(fc.array(tag, { minLength: 1, maxLength: maxTags }), { nil: undefined });
  const step = fc.record({ addTags: some, removeTags: some });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      await world.test.db.execute(sql`update resources set tags = '{}'`);
      let known = new Map<string, string>();
      for (const { addTags, removeTags } of steps) {
        if (!addTags && !removeTags) continue;
        const next = new Map(
          (addTags ?? []).map((one) => [labelKey(one), known.get(labelKey(one)) ?? one]),
        );
        for (const [key, one] of known) next.set(key, one);
        for (const one of removeTags ?? []) next.delete(labelKey(one));
        const body = { ids: [id], ...(addTags && { addTags }), ...(removeTags && { removeTags }) };
        const { status } = await change(body);
        expect(status).toBe(next.size > maxTags ? 409 : 204);
        if (status === 204) known = next;
        const tags = (await tagsOf(id)) ?? [];
        expect(tags.length).toBeLessThanOrEqual(maxTags);
        expect(tags.map(labelKey).sort()).toEqual([...known.keys()].sort());
      }
    }),
    { numRuns: 30 },
  );
});

it('enforces the limit on tags under concurrent changes', async () => {
  const id = await world.addLesson();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => change({ ids: [id], addTags: [`a${n}`, `b${n}`] })),
  );
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(maxTags / 2);
  expect(await tagsOf(id)).toHaveLength(maxTags);
});

const many = Array.from({ length: maxSeveral + 1 }, (_, n) => `r${n}`);
refusesBadInput('changing several resources', () => ({
  ...{ call: world.call, route: 'PATCH /v1/resources', token: () => world.owner.token },
  bodies: [
    [{ ids: [], folderId: null }, 'ids'],
    [{ ids: many, folderId: null }, 'ids'],
    [{ ids: ['a'] }, ''],
    [{ ids: ['a'], visibility: 'EVERYONE' }, 'visibility'],
    [{ ids: ['a'], addTags: [] }, 'addTags'],
    [{ ids: ['a'], addTags: ['x'.repeat(31)] }, 'addTags.0'],
    [{ ids: ['a'], addTags: ['two\nlines'] }, 'addTags.0'],
    [{ ids: ['a'], removeTags: Array(maxTags + 1).fill('x') }, 'removeTags'],
  ],
}));
refusesWrongPerson('changing several resources', () => ({
  ...{ call: world.call, route: 'PATCH /v1/resources', json: { ids: ['a'], folderId: null } },
  ...{ wrongRoles: ['PUPIL'], stranger: () => world.stranger.token },
}));
