import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from '#contracts/resources/resource.ts';
import { resources } from '#db/schema/resources.ts';
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

describe('editing the text', () => {
  it('keeps the ids of unchanged words, and regenerates audio and tags', async () => {
    const id = await world.addLesson({}, [
      { part: 'text', status: 'ready' },
      { part: 'speech', status: 'ready', content: { clips: {} } },
      { part: 'words', status: 'ready' },
    ]);
    world.sent.length = 0;
    const before = await resourceOf(await send(`GET /v1/resources/${id}`));
    const after = await resourceOf(
      await send(`PUT /v1/resources/${id}/text`, { revision: before.revision, sentences: edited }),
    );
    const chat = (resource: Resource) =>
      resource.text.sentences[0]?.target.tokens.find(({ text }) => text === 'chat')?.id;
    expect(chat(after)).toBe(chat(before));
    expect(after.text.sentences[0]?.target.text).toBe('Le petit chat dort sur le lit.');
    expect(world.sent.map(({ body }) => [body.part, body.generation]).sort()).toEqual([
      ['speech', 2],
      ['words', 2],
    ]);
  });

  it('accepts the same sentences again if the response was lost', async () => {
    const id = await world.addLesson();
    const read = async () =>
      (await (await world.send(`GET /v1/resources/${id}`)).json()) as Resource;
    const { revision, text } = await read();
    const sentences = text.sentences.map(({ id: sentence, target, native }) => ({
      ...{ id: sentence, target: `${target.text} Oui.`, native: native.text },
    }));
    const put = () => world.send(`PUT /v1/resources/${id}/text`, { revision, sentences });
    const [first, second] = [await put(), await put()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await second.json()).text).toEqual((await read()).text);
  });

  it('rejects an edit of an older wording, and returns the current revision', async () => {
    const id = await world.addLesson();
    await send(`PUT /v1/resources/${id}/text`, { revision: 1, sentences: edited });
    const other = edited.slice(0, 1);
    const late = await send(`PUT /v1/resources/${id}/text`, { revision: 1, sentences: other });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ fields: [{ field: 'revision', message: '2' }] });
    // If a part becomes ready in the meantime, this does not conflict with an edit of the text.
    await world.test.db.update(resources).set({ revision: 9 }).where(eq(resources.id, id));
    const fine = await send(`PUT /v1/resources/${id}/text`, { revision: 2, sentences: edited });
    expect(fine.status).toBe(200);
  });

  it('sets needs-edit on a part that the edit breaks', async () => {
    const phrases = (target: string) => ({
      items: [{ id: 'i1', sentenceId: 's1', target, native: 'on the bed' }],
    });
    const id = await world.addLesson({}, [
      { part: 'text', status: 'ready' },
      { part: 'phrase', status: 'ready', content: phrases('sur le lit') },
    ]);
    const away = [{ ...edited[0], target: 'Le chat dort.', native: 'The cat sleeps.' }, edited[1]];
    await send(`PUT /v1/resources/${id}/text`, { revision: 1, sentences: away });
    expect(await world.partRow(id, 'phrase')).toMatchObject({
      status: 'needs-edit',
      problem: { code: 'check_failed' },
      content: phrases('sur le lit'),
    });
  });

  it('also corrects a word in the chunks, and rejects chunks based on the old wording', async () => {
    const pair = (target: string, native: string, nativeOrder: number) => ({
      target,
      native,
      nativeOrder,
    });
    const cut = (words: string, meaning: string) => ({
      sentences: [
        {
          sentenceId: 's1',
          pairs: [pair(words, meaning, 0), pair('sur le lit.', 'on the bed.', 1)],
        },
      ],
    });
    const wording = (words: string, meaning: string) => [
      { id: 's1', target: `${words} sur le lit.`, native: `${meaning} on the bed.` },
    ];
    const id = await world.addLesson({}, [{ part: 'text', status: 'ready' }]);
    const read = async () => resourceOf(await send(`GET /v1/resources/${id}`));
    const write = async (words: string, meaning: string) =>
      send(`PUT /v1/resources/${id}/text`, {
        revision: (await read()).revision,
        sentences: wording(words, meaning),
      });
    await write('Le chat dort', 'The cat sleeps');
    const content = cut('Le chat dort', 'The cat sleeps');
    expect((await send(`PUT /v1/resources/${id}/parts/chunk`, { content })).status).toBe(200);
    const generation = (await world.partRow(id, 'chunk'))?.generation;
    expect((await write('Le chien dort', 'The dog sleeps')).status).toBe(200);
    const part = await world.partRow(id, 'chunk');
    expect(part).toMatchObject({ content: cut('Le chien dort', 'The dog sleeps') });
    expect((await read()).text.sentences.map(({ chunks }) => chunks.length)).toEqual([2]);
    const late = await send(`PUT /v1/resources/${id}/parts/chunk`, { content, generation });
    expect(late.status).toBe(409);
  });

  it('stores the tags that the teacher assigns to a word', async () => {
    const id = await world.addLesson();
    const tokens = [{ id: 's1.t2', pos: 'noun', lemma: 'chat', gloss: 'cat' }];
    const answer = await send(`PUT /v1/resources/${id}/words`, {
      sentenceId: 's1',
      side: 'target',
      tokens,
    });
    expect(answer.status).toBe(204);
    const resource = await resourceOf(await send(`GET /v1/resources/${id}`));
    expect(resource.text.sentences[0]?.target.tokens[2]).toMatchObject({
      pos: 'noun',
      gloss: 'cat',
    });
    expect(await world.partRow(id, 'words')).toMatchObject({ edited: true, status: 'ready' });
  });
});
