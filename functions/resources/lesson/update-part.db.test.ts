import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaObjects } from '#db/schema/resources.ts';
import { rateSubject, rates } from '#functions/http/limit-rate.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { alignVocabulary, checkChunks } from '#lessons/questions/guidance.ts';
import {
  createResourceFixture,
  type ResourceFixture,
  resourceOf,
} from '../testing/resource-fixture.ts';

let world: ResourceFixture;
beforeAll(async () => {
  world = await createResourceFixture();
});
afterAll(() => world.close());

const send: ResourceFixture['send'] = (...call) => world.send(...call);

const edited = [
  {
    id: 's1',
    target: 'Le petit chat dort sur le lit.',
    native: 'The little cat sleeps on the bed.',
  },
  { id: 's2', target: 'Il rêve d’un grand poisson.', native: 'It dreams of a big fish.' },
];

describe('a part', () => {
  it('stays as the teacher edited it, and is generated again only on request', async () => {
    const id = await world.addLesson({}, [
      { part: 'text', status: 'ready' },
      { part: 'speech', status: 'ready', edited: true, content: { clips: {} } },
    ]);
    await world.test.db
      .insert(mediaObjects)
      .values({ key: 'mine', ownerId: world.owner.id, type: 'audio/mpeg', bytes: 10 })
      .onConflictDoNothing();
    const content = { clips: {}, recording: { key: 'mine', ms: 1_200 } };
    const stored = await send(`PUT /v1/resources/${id}/parts/speech`, { content });
    expect(await stored.json()).toMatchObject({ edited: true, status: 'ready', content });
    await send(`PUT /v1/resources/${id}/text`, { revision: 1, sentences: edited });
    expect((await world.partRow(id, 'speech'))?.content).toEqual(content);
    world.sent.length = 0;
    const again = await send(`POST /v1/resources/${id}/parts/speech/generate`);
    expect(await again.json()).toMatchObject({ status: 'queued', edited: false });
    expect(world.sent.map(({ body }) => body.part)).toEqual(['speech']);
  });

  describe('edits in two tabs', () => {
    const phrases = (target: string) => ({
      items: [{ id: 'i1', sentenceId: 's1', target, native: 'The cat' }],
    });
    const began = { part: 'phrase', status: 'ready', content: phrases('Le chat') } as const;

    it('rejects an edit of an older version', async () => {
      const id = await world.addLesson({}, [began]);
      const put = (target: string, generation?: number) =>
        send(`PUT /v1/resources/${id}/parts/phrase`, { content: phrases(target), generation });
      expect((await put('Le petit chat', 1)).status).toBe(200);
      const { revision } = await resourceOf(await send(`GET /v1/resources/${id}`));
      const refused = await put('Le grand chat', 1);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        message: 'This part has been changed in the meantime.',
        fields: [{ field: 'generation' }],
      });
      const stored = { generation: 2, content: phrases('Le petit chat') };
      expect(await world.partRow(id, 'phrase')).toMatchObject(stored);
      expect(await resourceOf(await send(`GET /v1/resources/${id}`))).toMatchObject({ revision });
      expect((await put('Le grand chat', 2)).status).toBe(200);
      // An older page that is still open in a tab sends no version, and its edit is still accepted.
      expect((await put('Le chat')).status).toBe(200);
    });

    it.each([-1, 1.5, 3_000_000_000, 'one'])('rejects %j as a version', async (generation) => {
      const id = await world.addLesson({}, [began]);
      const body = { content: phrases('Le chat'), generation };
      const refused = await send(`PUT /v1/resources/${id}/parts/phrase`, body);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ fields: [{ field: 'generation' }] });
    });

    it('accepts the same edit again after the response was lost', async () => {
      const id = await world.addLesson({}, [began]);
      const content = phrases('Le petit chat');
      const put = () => send(`PUT /v1/resources/${id}/parts/phrase`, { content, generation: 1 });
      expect([(await put()).status, (await put()).status]).toEqual([200, 200]);
    });

    it('rejects the second of two edits that started before any version was stored', async () => {
      const id = await world.addLesson();
      const put = (emoji: string) =>
        send(`PUT /v1/resources/${id}/parts/pictures`, {
          content: { v1: { emoji, alt: 'a cat' } },
          generation: 0,
        });
      expect([(await put('🐈')).status, (await put('🐱')).status]).toEqual([200, 409]);
    });

    it('leaves a part that is being generated unchanged, including its reserved budget', async () => {
      const reserved = { reservedMicros: 700, reservedOn: '2026-11-20' };
      const id = await world.addLesson({}, [
        { ...began, ...reserved, status: 'running', generation: 2 },
      ]);
      const path = `PUT /v1/resources/${id}/parts/phrase`;
      const refused = await send(path, { content: phrases('Le petit chat'), generation: 1 });
      expect(refused.status).toBe(409);
      expect(await world.partRow(id, 'phrase')).toMatchObject({ ...reserved, status: 'running' });
    });
  });

  it('accepts audio of single words only if the plan includes it', async () => {
    const id = await world.addLesson({}, [{ part: 'text', status: 'ready' }]);
    await world.test.db
      .insert(mediaObjects)
      .values({ key: 'a-word', ownerId: world.owner.id, type: 'audio/mpeg', bytes: 10 })
      .onConflictDoNothing();
    const content = { clips: { v1: { key: 'a-word', ms: 500 } } };
    const plain = await signIn('public', { id: world.owner.id, privilege: ['createResources'] });
    const refused = await send(`PUT /v1/resources/${id}/parts/speech`, { content }, plain);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'plan_required' });
    expect(await world.partRow(id, 'speech')).toBeUndefined();
    expect((await send(`PUT /v1/resources/${id}/parts/speech`, { content })).status).toBe(200);
    // Unchanged clips are not new audio. Saving a recording together with them requires no additional
    // feature.
    const kept = await send(`PUT /v1/resources/${id}/parts/speech`, { content }, plain);
    expect(kept.status).toBe(200);
  });

  it('keeps the stored clips of words when a page sends only a recording', async () => {
    const clip = { key: 'a-word', ms: 500, word: 'le chat' };
    const id = await world.addLesson({}, [
      { part: 'text', status: 'ready' },
      {
        part: 'speech',
        status: 'failed',
        content: { clips: { s1: { key: 'a-line', ms: 900 }, v1: clip } },
      },
    ]);
    await world.test.db
      .insert(mediaObjects)
      .values({ key: 'mine', ownerId: world.owner.id, type: 'audio/mpeg', bytes: 10 })
      .onConflictDoNothing();
    const recording = { key: 'mine', ms: 1_200 };
    const content = { clips: {}, recording };
    expect((await send(`PUT /v1/resources/${id}/parts/speech`, { content })).status).toBe(200);
    expect((await world.partRow(id, 'speech'))?.content).toEqual({
      clips: { v1: clip },
      recording,
    });
  });

  it('rejects chunks with unequal sides, and names the sentence', async () => {
    const id = await world.addLesson();
    const { text } = await resourceOf(await send(`GET /v1/resources/${id}`));
    const whole = text.sentences.map(({ id: sentenceId, target, native }) => ({
      sentenceId,
      pairs: [{ target: target.text, native: native.text, nativeOrder: 0 }],
    }));
    const [first, ...rest] = whole;
    const put = (sentences: unknown) =>
      send(`PUT /v1/resources/${id}/parts/chunk`, { content: { sentences } });
    const alone = { target: 'encore', native: '', nativeOrder: 1 };
    const unequal = [{ ...first, pairs: [...(first?.pairs ?? []), alone] }, ...rest];
    const refused = await put(unequal);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      message: checkChunks,
      fields: [{ field: 'content.sentences.s1' }],
    });
    expect(await world.partRow(id, 'chunk')).toBeUndefined();
    // If both sides have the same number of items, the content is stored even if it breaks another rule, so
    // that no work is lost.
    const stored = await put(whole);
    expect(stored.status).toBe(200);
    expect((await world.partRow(id, 'chunk'))?.content).toEqual({ sentences: whole });
  });

  it('rejects vocabulary with unequal sides, and keeps the stored words', async () => {
    const id = await world.addLesson();
    const put = (items: unknown) =>
      send(`PUT /v1/resources/${id}/parts/vocab`, { content: { items } });
    const even = [{ id: 'v1', target: 'chat', native: 'cat' }];
    expect((await put(even)).status).toBe(200);
    const refused = await put([
      ...even,
      { id: 'v2', target: 'lit', native: ' ' },
      { id: 'v3', target: '', native: 'fish' },
    ]);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      message: alignVocabulary,
      fields: [
        { field: 'content.items.v2', message: 'A word has no meaning.' },
        { field: 'content.items.v3', message: 'A meaning has no word.' },
      ],
    });
    expect((await world.partRow(id, 'vocab'))?.content).toMatchObject({ items: even });
  });

  it('accepts only files that the teacher may use', async () => {
    const id = await world.addLesson();
    const content = { clips: {}, recording: { key: 'nobody-knows', ms: 1 } };
    expect((await send(`PUT /v1/resources/${id}/parts/speech`, { content })).status).toBe(400);
    await world.test.db
      .insert(mediaObjects)
      .values({ key: 'theirs', ownerId: world.stranger.id, type: 'audio/mpeg', bytes: 1 });
    const theirs = { clips: {}, recording: { key: 'theirs', ms: 1 } };
    expect((await send(`PUT /v1/resources/${id}/parts/speech`, { content: theirs })).status).toBe(
      400,
    );
  });

  it('sends each uploaded picture to the moderator until the moderator has approved it', async () => {
    const id = await world.addLesson();
    const put = (keys: string[]) => {
      const content = Object.fromEntries(keys.map((key, n) => [`v${n + 1}`, { key, alt: 'cat' }]));
      return send(`PUT /v1/resources/${id}/parts/pictures`, { content });
    };
    await world.test.db.insert(mediaObjects).values(
      ['cat', 'dog'].map((key) => ({
        ...{ key, ownerId: world.owner.id, type: 'image/png', bytes: 1 },
      })),
    );
    world.pictures = { kind: 'unfit', key: 'cat' };
    const refused = await put(['cat']);
    expect(refused.status).toBe(422);
    expect((await refused.json()).message).toContain('not suitable for pupils');
    expect(await world.partRow(id, 'pictures')).toBeUndefined();
    world.pictures = { kind: 'problem', code: 'model_down', message: 'Away.' };
    expect((await put(['cat'])).status).toBe(503);
    world.pictures = { kind: 'fit' };
    expect((await put(['cat'])).status).toBe(200);
    const asked = world.asked.length;
    expect((await put(['cat'])).status).toBe(200);
    expect(world.asked).toHaveLength(asked);
    expect((await put(['cat', 'dog'])).status).toBe(200);
    expect(world.asked).toHaveLength(asked + 1);
  });

  it('still moderates a picture whose key appeared in a description before', async () => {
    const id = await world.addLesson();
    const put = (picture: object) =>
      send(`PUT /v1/resources/${id}/parts/pictures`, { content: { v1: picture } });
    await world.test.db
      .insert(mediaObjects)
      .values({ key: 'bad-cat', ownerId: world.owner.id, type: 'image/png', bytes: 1 });
    world.pictures = { kind: 'unfit', key: 'bad-cat' };
    expect((await put({ alt: 'bad-cat', emoji: '🐈' })).status).toBe(200);
    expect((await put({ alt: 'a cat', key: 'bad-cat' })).status).toBe(422);
    world.pictures = { kind: 'fit' };
  });

  it('rejects an overlong description, and limits how often a teacher saves', async () => {
    const id = await world.addLesson();
    const put = (alt: string) =>
      send(`PUT /v1/resources/${id}/parts/pictures`, { content: { v1: { emoji: '🐈', alt } } });
    expect((await put('x'.repeat(990_000))).status).toBe(400);
    const count = (goes: number) =>
      world.test.db.execute(sql`
        insert into attempts (subject, window_starts_at, count)
        values (${rateSubject('save', world.owner.id)}, now(), ${goes})
        on conflict (subject) do update set count = excluded.count, window_starts_at = now()`);
    await count(rates.save.allowed);
    expect((await put('a cat')).status).toBe(429);
    await count(0);
    expect((await put('a cat')).status).toBe(200);
  });

  it('limits how often new pictures are sent to the moderator', async () => {
    const id = await world.addLesson();
    const put = (emoji: string, key?: string) =>
      send(`PUT /v1/resources/${id}/parts/pictures`, {
        content: { v1: { ...(key ? { key } : { emoji }), alt: 'a cat' } },
      });
    await world.test.db
      .insert(mediaObjects)
      .values({ key: 'tabby', ownerId: world.owner.id, type: 'image/png', bytes: 1 });
    const count = (goes: number) =>
      world.test.db.execute(sql`
        insert into attempts (subject, window_starts_at, count)
        values (${rateSubject('remake', world.owner.id)}, now(), ${goes})
        on conflict (subject) do update set count = excluded.count, window_starts_at = now()`);
    await count(rates.remake.allowed);
    const asked = world.asked.length;
    expect((await put('', 'tabby')).status).toBe(429);
    expect(world.asked).toHaveLength(asked);
    expect((await put('🐈')).status).toBe(200);
    await count(0);
    expect((await put('', 'tabby')).status).toBe(200);
  });

  it('stores a set that breaks a rule, with the status needs-edit', async () => {
    const id = await world.addLesson();
    const content = {
      items: [{ id: 'i1', sentenceId: 's1', target: 'le chien', native: 'the dog' }],
    };
    const answer = await send(`PUT /v1/resources/${id}/parts/phrase`, { content });
    expect(await answer.json()).toMatchObject({ status: 'needs-edit', content, edited: true });
  });

  it('generates at most forty pictures', async () => {
    const id = await world.addLesson();
    const ask = (count: number) => {
      const ids = Array.from({ length: count }, (_, n) => `v${n + 1}`);
      return send(`POST /v1/resources/${id}/parts/pictures/generate?images=${ids.join(',')}`);
    };
    expect((await ask(41)).status).toBe(400);
    expect((await ask(40)).status).toBe(200);
    expect((await world.partRow(id, 'pictures'))?.options.images).toHaveLength(40);
  });

  it('returns 404 for an unknown part', async () => {
    const id = await world.addLesson();
    expect((await send(`PUT /v1/resources/${id}/parts/poem`, { content: {} })).status).toBe(404);
    expect((await send(`POST /v1/resources/${id}/parts/poem/generate`)).status).toBe(404);
  });

  it('is generated again with the text, unless it was edited manually', async () => {
    const id = await world.addLesson({}, [
      { part: 'text', status: 'ready' },
      { part: 'phrase', status: 'ready', content: { items: [] } },
      { part: 'statement', status: 'ready', edited: true, content: { items: [] } },
    ]);
    await send(`POST /v1/resources/${id}/parts/text/generate`);
    const resource = await resourceOf(await send(`GET /v1/resources/${id}`));
    expect(resource).toMatchObject({ status: 'writing', text: { sentences: [] } });
    expect(await world.partRow(id, 'phrase')).toMatchObject({ status: 'queued', generation: 2 });
    expect(await world.partRow(id, 'statement')).toMatchObject({
      status: 'needs-edit',
      edited: true,
    });
  });
});
