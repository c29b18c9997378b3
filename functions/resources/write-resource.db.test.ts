import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allFeatures } from '#contracts/access/features.ts';
import { Draft } from '#contracts/resources/draft.ts';
import { resourceParts } from '#db/schema/resources.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { defaultGapOptions } from '#lessons/activities/gap-fill/defaults.ts';
import { makeGaps } from '#lessons/activities/gap-fill/make-gaps.ts';
import {
  createResourceFixture,
  type ResourceFixture,
  resourceOf,
} from './testing/resource-fixture.ts';

let world: ResourceFixture;
beforeAll(async () => {
  world = await createResourceFixture();
});
afterAll(() => world.close());

const send: ResourceFixture['send'] = (...call) => world.send(...call);

const draft = Draft.parse({
  title: 'La fête',
  topic: 'A birthday party',
  count: 50,
  vocabulary: [{ target: 'le gâteau', native: 'cake' }],
  parts: ['phrase', 'vocab', 'whoSaidWhat'],
});
const ready = { ...draft, parts: ['phrase', 'vocab'] };

describe('a draft', () => {
  it('is created, saved and returned as the latest', async () => {
    const made = await send('POST /v1/resources', { draft });
    expect(made.status).toBe(201);
    const { id } = await resourceOf(made);
    const saved = await send(`PUT /v1/resources/${id}/draft`, { draft: { ...draft, to: 'ja' } });
    expect(await saved.json()).toEqual({ revision: 2 });
    const latest = await resourceOf(await send('GET /v1/resources/latest-draft'));
    expect(latest).toMatchObject({ id, to: 'ja', text: { target: 'ja', sentences: [] } });
  });

  it('is null if the owner has no draft', async () => {
    const answer = await send('GET /v1/resources/latest-draft', undefined, world.stranger.token);
    expect(await answer.json()).toBeNull();
  });

  it('rejects changes once the text is written', async () => {
    const id = await world.addLesson();
    expect((await send(`PUT /v1/resources/${id}/draft`, { draft })).status).toBe(409);
  });

  it('keeps the sentences of an interrupted text until the topic changes', async () => {
    const id = await world.addLesson({ status: 'draft', draft: ready });
    await send(`PUT /v1/resources/${id}/draft`, { draft: { ...ready, parts: [] } });
    expect((await resourceOf(await send(`GET /v1/resources/${id}`))).text.sentences).toHaveLength(
      2,
    );
    await send(`PUT /v1/resources/${id}/draft`, { draft: { ...ready, topic: 'A zoo' } });
    expect((await resourceOf(await send(`GET /v1/resources/${id}`))).text.sentences).toEqual([]);
  });
});

describe('generating a lesson', () => {
  it('starts once, with a row for each part, and streams the writer’s output', async () => {
    const { id } = await resourceOf(await send('POST /v1/resources', { draft: ready }));
    world.sent.length = 0;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send(`POST /v1/resources/${id}/generate`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await answers[0]?.text()).toContain('"done"');
    expect(world.sent).toEqual([
      { body: { resourceId: id, part: 'text', generation: 1 }, delaySeconds: 60 },
    ]);
    const parts = await world.test.db
      .select()
      .from(resourceParts)
      .where(eq(resourceParts.resourceId, id));
    expect(parts.map(({ part }) => part).sort()).toEqual(
      ['phrase', 'pictures', 'speech', 'text', 'vocab', 'words'].sort(),
    );
    expect(parts.find(({ part }) => part === 'speech')?.options).toEqual({ vocabulary: true });
  });

  it('deletes parts that only an earlier attempt requested, unless they were edited by hand', async () => {
    const id = await world.addLesson({ status: 'draft', draft: ready }, [
      { part: 'text', status: 'failed' },
      { part: 'phrase' },
      { part: 'statement' },
      { part: 'comprehension', status: 'ready', edited: true, content: { items: [] } },
    ]);
    await send(`POST /v1/resources/${id}/generate`);
    expect(await world.partRow(id, 'statement')).toBeUndefined();
    expect(await world.partRow(id, 'comprehension')).toMatchObject({
      status: 'ready',
      edited: true,
    });
    expect(await world.partRow(id, 'phrase')).toMatchObject({ status: 'queued', generation: 2 });
  });

  it('reports the invalid fields of an incomplete draft', async () => {
    const unready = { ...draft, title: '' };
    const { id } = await resourceOf(await send('POST /v1/resources', { draft: unready }));
    const answer = await send(`POST /v1/resources/${id}/generate`);
    expect(answer.status).toBe(400);
    const { fields } = await answer.json();
    expect(fields.map(({ field }: { field: string }) => field)).toEqual([
      'draft.title',
      'draft.parts',
    ]);
  });

  it('returns 403 if the plan lacks a requested feature', async () => {
    const { id } = await resourceOf(await send('POST /v1/resources', { draft: ready }));
    const poor = (privilege: string[]) => signIn('public', { id: world.owner.id, privilege });
    const without = await poor(['createResources', 'aiVoiceovers', 'phrase']);
    const answer = await send(`POST /v1/resources/${id}/generate`, undefined, without);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'plan_required' });
    expect((await resourceOf(await send(`GET /v1/resources/${id}`))).status).toBe('draft');
  });
});
describe('a finished resource', () => {
  it('can be finalised once its text is written', async () => {
    const id = await world.addLesson();
    expect((await resourceOf(await send(`POST /v1/resources/${id}/finalise`))).status).toBe(
      'final',
    );
    expect((await send(`POST /v1/resources/${id}/finalise`)).status).toBe(200);
    for (const status of ['draft', 'writing'] as const) {
      const early = await world.addLesson({ status });
      expect((await send(`POST /v1/resources/${early}/finalise`)).status).toBe(409);
    }
  });

  it('updates its title, visibility and voices', async () => {
    const id = await world.addLesson({}, [{ part: 'speech', status: 'ready' }]);
    const body = { title: 'Le chat noir', visibility: 'PUBLIC', voices: { '': 'onyx' } };
    expect(await resourceOf(await send(`PATCH /v1/resources/${id}`, body))).toMatchObject(body);
    expect(await world.partRow(id, 'speech')).toMatchObject({ status: 'queued', generation: 2 });
  });

  it('stores the state of an activity that the plan includes', async () => {
    const id = await world.addLesson();
    const stored = await resourceOf(await send(`GET /v1/resources/${id}`));
    const options = defaultGapOptions;
    const state = makeGaps({ text: stored.text, vocabulary: [], options, seed: 7 });
    const answer = await send(`PUT /v1/resources/${id}/activities/gap-fill`, { state });
    expect(answer.status).toBe(204);
    const shown = await resourceOf(await send(`GET /v1/resources/${id}`));
    expect(shown.activities['gap-fill']).toEqual(JSON.parse(JSON.stringify(state)));
    const privilege = allFeatures.filter((feature) => feature !== 'gapFill');
    const poor = await signIn('public', { id: world.owner.id, privilege });
    const refused = await send(`PUT /v1/resources/${id}/activities/gap-fill`, { state }, poor);
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'plan_required']);
    expect((await send(`PUT /v1/resources/${id}/activities/chess`, { state: {} })).status).toBe(
      404,
    );
  });

  it('is copied as a private resource, with its text, finished parts and activities', async () => {
    const id = await world.addLesson(
      { status: 'final', visibility: 'PUBLIC', activities: { 'gap-fill': { seed: 1 } } },
      [
        { part: 'text', status: 'ready' },
        { part: 'phrase', status: 'ready', content: { items: [] }, edited: true },
        { part: 'vocab', status: 'running' },
      ],
    );
    const answer = await send(
      `POST /v1/resources/${id}/duplicate`,
      undefined,
      world.stranger.token,
    );
    expect(answer.status).toBe(201);
    const copy = await resourceOf(answer);
    expect(copy).toMatchObject({
      title: 'Le chat (copy)',
      mine: true,
      visibility: 'PRIVATE',
      status: 'review',
      draft: { topic: '' },
      activities: { 'gap-fill': { seed: 1 } },
    });
    expect(copy.text.sentences).toHaveLength(2);
    expect(copy.parts.map(({ part, edited }) => [part, edited]).sort()).toEqual([
      ['phrase', true],
      ['text', false],
    ]);
  });

  it('can be copied only with a plan that includes creating resources', async () => {
    const id = await world.addLesson();
    const poor = await signIn('public', { id: world.owner.id, privilege: [] });
    const answer = await send(`POST /v1/resources/${id}/duplicate`, undefined, poor);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'plan_required' });
  });
});

it('forwards GET /v1/writer to the writer', async () => {
  await world.call('GET /v1/writer');
  expect(world.asked).toContain('GET /writer');
});
