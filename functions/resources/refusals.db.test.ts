import { afterAll, beforeAll, describe } from 'vitest';
import { Draft } from '#contracts/resources/draft.ts';
import { shortText } from '#db/queries/testing/insert-lesson.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { defaultGapOptions } from '#lessons/activities/gap-fill/defaults.ts';
import { makeGaps } from '#lessons/activities/gap-fill/make-gaps.ts';
import { createResourceFixture, type ResourceFixture } from './testing/resource-fixture.ts';

let world: ResourceFixture;
let id: string;
let draftId: string;
beforeAll(async () => {
  world = await createResourceFixture();
  id = await world.addLesson();
  draftId = await world.addLesson({ status: 'draft' }, []);
});
afterAll(() => world.close());

const sentence = { id: 's1', target: 'Le chat dort.', native: 'The cat sleeps.' };
const phrases = { items: [{ id: 'i1', sentenceId: 's1', target: 'Le chat', native: 'The cat' }] };

const gaps = makeGaps({
  text: shortText,
  vocabulary: [],
  options: defaultGapOptions,
  seed: 1,
});

const longSentence = { ...sentence, target: 'a'.repeat(1_500) };
const manyWords = Array.from({ length: 401 }, (_, n) => ({
  id: `v${n}`,
  target: 'a',
  native: 'b',
}));
const manyVoices = Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`P${n}`, 'nova']));

/**
 * Each operation: its route, a valid body, and invalid bodies. Each invalid body is paired with the field
 * that causes the rejection.
 */
const operations: [string, () => string, unknown, [unknown, string][]][] = [
  [
    'POST',
    () => '/v1/resources',
    { draft: Draft.parse({}) },
    [[{ draft: { count: 'many' } }, 'draft.count']],
  ],
  ['PUT', () => `/v1/resources/${draftId}/draft`, { draft: {} }, [[{}, 'draft']]],
  ['POST', () => `/v1/resources/${draftId}/generate`, undefined, []],
  [
    'POST',
    () => '/v1/resources/improve-topic',
    { topic: 'A market' },
    [
      [{ topic: '  ' }, 'topic'],
      [{ topic: 'x'.repeat(2001) }, 'topic'],
      [{ topic: 'A market', textType: 'poem' }, 'textType'],
    ],
  ],
  [
    'PATCH',
    () => `/v1/resources/${id}`,
    { title: 'New' },
    [
      [{ title: '' }, 'title'],
      [{ visibility: 'EVERYONE' }, 'visibility'],
      [{ voices: { Anna: 'donald' } }, 'voices.Anna'],
      [{ voices: manyVoices }, 'voices'],
      [{}, ''],
    ],
  ],
  [
    'PUT',
    () => `/v1/resources/${id}/text`,
    { revision: 1, sentences: [sentence] },
    [
      [{ revision: 1, sentences: [{ ...sentence, native: ' ' }] }, 'sentences.0.native'],
      [{ revision: 1, sentences: [] }, 'sentences'],
      [{ sentences: [sentence] }, 'revision'],
      [{ revision: 1, sentences: Array(27).fill(longSentence) }, 'sentences'],
    ],
  ],
  [
    'PUT',
    () => `/v1/resources/${id}/words`,
    { sentenceId: 's1', side: 'target', tokens: [{ id: 's1.t0', lemma: 'le' }] },
    [
      [{ sentenceId: 's1', side: 'target', tokens: [{ id: 's1.t99' }] }, 'tokens.0.id'],
      [{ sentenceId: 's1', side: 'left', tokens: [{ id: 's1.t0' }] }, 'side'],
    ],
  ],
  [
    'PUT',
    () => `/v1/resources/${id}/parts/phrase`,
    { content: phrases },
    [[{ content: { items: [{ id: 'i1' }] } }, 'content.items.0.sentenceId']],
  ],
  ['POST', () => `/v1/resources/${id}/parts/phrase/generate`, undefined, []],
  [
    'PUT',
    () => `/v1/resources/${id}/parts/vocab`,
    { content: { items: [] } },
    [[{ content: { items: manyWords } }, 'content.items']],
  ],
  [
    'POST',
    () => `/v1/resources/${id}/voice-sample`,
    { speaker: '', voice: 'nova' },
    [
      [{ speaker: '', voice: 'donald' }, 'voice'],
      [{ voice: 'nova' }, 'speaker'],
    ],
  ],
  ['POST', () => `/v1/resources/${id}/finalise`, undefined, []],
  ['POST', () => `/v1/resources/${id}/duplicate`, undefined, []],
  ['GET', () => `/v1/resources/${id}/progress`, undefined, []],
  [
    'PUT',
    () => `/v1/resources/${id}/activities/gap-fill`,
    { state: gaps },
    [[{ state: { seed: 'x' } }, 'state.seed']],
  ],
  [
    'PUT',
    () => `/v1/resources/${id}/arrangement`,
    { arrangement: ['gap-fill'] },
    [
      [{ arrangement: ['chess'] }, 'arrangement.0'],
      [{ arrangement: ['gap-fill', 'gap-fill'] }, 'arrangement'],
      [{}, 'arrangement'],
    ],
  ],
  ['POST', () => `/v1/resources/${id}/displayed`, undefined, []],
  ['POST', () => `/v1/resources/${id}/restore`, undefined, []],
  ['DELETE', () => `/v1/resources/${id}`, undefined, []],
];

describe('every operation on resources', () => {
  for (const [method, path, json, bodies] of operations) {
    const isOfOne = /resources\/(?!improve-topic)/.test(path());
    const name = `${method} ${path().replaceAll('undefined', ':id')}`;
    refusesWrongPerson(name, () => ({
      call: world.call,
      route: `${method} ${path()}`,
      json,
      wrongRoles: ['PUPIL'],
      ...(isOfOne && { stranger: () => world.stranger.token }),
    }));
    if (bodies.length === 0) continue;
    refusesBadInput(name, () => ({
      call: world.call,
      route: `${method} ${path()}`,
      token: () => world.owner.token,
      bodies,
    }));
  }
  for (const path of ['/v1/resources', '/v1/resources/latest-draft']) {
    refusesWrongPerson(`GET ${path}`, () => ({
      call: world.call,
      route: `GET ${path}`,
      wrongRoles: ['PUPIL'],
    }));
  }
});
