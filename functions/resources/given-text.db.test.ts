import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allFeatures } from '#contracts/access/features.ts';
import { Draft, type PastedText } from '#contracts/resources/draft.ts';
import { Resource } from '#contracts/resources/resource.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { createResourceFixture, type ResourceFixture } from './testing/resource-fixture.ts';

let world: ResourceFixture;
beforeAll(async () => {
  world = await createResourceFixture();
});
afterAll(() => world.close());

const given = { target: 'Le chat dort. Il rêve.' };
const draftOf = (text: PastedText, more: Partial<Draft> = {}) =>
  Draft.parse({ title: 'Le chat', given: text, audio: 'none', ...more });
const addDraft = (text: PastedText, more: Partial<Draft> = {}) =>
  world.addLesson({ status: 'draft', draft: draftOf(text, more) }, []);
const generate = (id: string, token = world.owner.token) =>
  world.call(`POST /v1/resources/${id}/generate`, { token });

describe('a pasted text', () => {
  it('needs no topic, and is queued like any other text', async () => {
    const answer = await world.call('POST /v1/resources', {
      token: world.owner.token,
      json: { draft: draftOf(given) },
    });
    const { id, draft } = Resource.parse(await answer.json());
    expect(draft.given).toEqual(given);
    expect((await generate(id)).status).toBe(200);
    expect(world.sent.at(-1)?.body).toMatchObject({ resourceId: id, part: 'text' });
  });

  it.each<[string, PastedText, Partial<Draft>, string, RegExp]>([
    ['an empty text', { target: ' \n' }, {}, 'draft.given.target', /Paste the text/],
    [
      'a text that is too long',
      { target: 'mot '.repeat(601) },
      {},
      'draft.given.target',
      /601 words/,
    ],
    [
      'a dialogue without speakers',
      { target: 'Oui.\nNon.' },
      { textType: 'dialogue2' },
      'draft.given.target',
      /speaker/,
    ],
    [
      'two sides with different numbers of lines',
      { target: 'Oui. Non. Si.', native: 'Yes.\nNo.' },
      {},
      'draft.given.native',
      /1 lines? in French and 2 in English/,
    ],
  ])('returns 400 and names the field for %s', async (_, text, more, field, message) => {
    const answer = await generate(await addDraft(text, more));
    expect(answer.status).toBe(400);
    const body = await answer.json();
    expect(body.fields[0]).toEqual({ field, message: expect.stringMatching(message) });
    expect(body.message).toMatch(message);
  });

  it('is rejected beyond the maximum length', async () => {
    const answer = await world.call('POST /v1/resources', {
      token: world.owner.token,
      json: { draft: { given: { target: 'a'.repeat(20_001) } } },
    });
    expect(answer.status).toBe(400);
    expect((await answer.json()).fields[0].field).toBe('draft.given.target');
  });

  it('requires a plan with uploads', async () => {
    const privilege = allFeatures.filter((feature) => feature !== 'uploadResource');
    const token = await signIn('public', { id: world.owner.id, privilege });
    const answer = await generate(await addDraft(given), token);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'plan_required' });
  });

  it('requires “Simultaneous uploads” while another text is being written', async () => {
    const author = await world.addTeacher();
    const add = (more = {}) =>
      world.addLesson({ status: 'draft', draft: draftOf(given), ownerId: author.id, ...more }, []);
    const privilege = allFeatures.filter((feature) => feature !== 'simultaneousUploads');
    const poor = await signIn('public', { id: author.id, privilege });
    expect((await generate(await add(), poor)).status).toBe(200);
    const second = await add();
    const answer = await generate(second, poor);
    expect(answer.status).toBe(403);
    expect((await answer.json()).message).toBe(
      'Your plan does not include "Simultaneous uploads".',
    );
    expect((await generate(second, author.token)).status).toBe(200);
  });

  it('is hidden from other teachers and omitted from their copies', async () => {
    const shared = { status: 'final', visibility: 'PUBLIC', draft: draftOf(given) } as const;
    const id = await world.addLesson(shared);
    const seen = await world.call(`GET /v1/resources/${id}`, { token: world.stranger.token });
    expect(Resource.parse(await seen.json()).draft.given).toBeUndefined();
    const copy = await world.call(`POST /v1/resources/${id}/duplicate`, {
      token: world.stranger.token,
    });
    expect(Resource.parse(await copy.json()).draft.given).toBeUndefined();
  });

  it('is not returned as the latest draft', async () => {
    const token = await signIn('public', { id: world.stranger.id });
    await world.call('POST /v1/resources', { token, json: { draft: draftOf(given) } });
    const latest = await world.call('GET /v1/resources/latest-draft', { token });
    expect(await latest.json()).toBeNull();
  });
});
