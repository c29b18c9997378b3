import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('stores the arrangement of a lesson’s activities, and clears it', async () => {
  const id = await world.addLesson();
  const arranged = async (arrangement: string[] | null) => {
    const answer = await send(`PUT /v1/resources/${id}/arrangement`, { arrangement });
    expect(answer.status).toBe(204);
    return (await resourceOf(await send(`GET /v1/resources/${id}`))).arrangement;
  };
  expect((await resourceOf(await send(`GET /v1/resources/${id}`))).arrangement).toBeNull();
  expect(await arranged(['gap-fill'])).toEqual(['gap-fill']);
  expect(await arranged([])).toEqual([]);
  expect(await arranged(null)).toBeNull();
});

it('stores the language of the words around a lesson, also in a copy', async () => {
  const id = await world.addLesson();
  const wordsOf = async (of: string) =>
    (await resourceOf(await send(`GET /v1/resources/${of}`))).words;
  expect(await wordsOf(id)).toBe('reader');
  expect((await send(`PUT /v1/resources/${id}/lesson-words`, { words: 'target' })).status).toBe(
    204,
  );
  expect(await wordsOf(id)).toBe('target');
  expect((await send(`PUT /v1/resources/${id}/lesson-words`, { words: 'French' })).status).toBe(
    400,
  );
  const copy = await resourceOf(await send(`POST /v1/resources/${id}/duplicate`));
  expect(await wordsOf(copy.id)).toBe('target');
});

it('sets displayed once, and changes nothing the second time', async () => {
  const id = await world.addLesson();
  expect((await resourceOf(await send(`GET /v1/resources/${id}`))).displayed).toBe(false);
  expect((await send(`POST /v1/resources/${id}/displayed`)).status).toBe(204);
  const marked = await resourceOf(await send(`GET /v1/resources/${id}`));
  expect(marked.displayed).toBe(true);
  expect((await send(`POST /v1/resources/${id}/displayed`)).status).toBe(204);
  expect((await resourceOf(await send(`GET /v1/resources/${id}`))).revision).toBe(marked.revision);
});
