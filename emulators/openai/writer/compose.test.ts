import { expect, test } from 'vitest';
import { TextType, wordCounts } from '#contracts/resources/draft.ts';
import { compose } from './compose.ts';
import { needsOf } from './corpus/needs.ts';
import { turns } from './evidence.ts';
import { writerLanguage, writerLanguages } from './languages.ts';
import { everyScene, locate } from './locate.ts';
import { Data } from './read-request.ts';

function placesOf(code: string, request: Partial<Data>) {
  const data = Data.parse({ from: 'en', to: code, ...request });
  const target = writerLanguage(code);
  if (!target) throw new Error(`${code} is not written.`);
  const rows = compose(data, target, target);
  const lines = rows.map(([, line]) => ['', line.replace('¶', '').replaceAll('|', ''), '']);
  return locate(target, lines).map(({ found }) => found);
}

test('depends only on sentences that exist in the scene', () => {
  const english = writerLanguage('en');
  for (const scene of everyScene) {
    const text = english?.text.scenes[scene];
    const places = [
      ...(text?.narrative ?? []).map((_, at) => `n${at + 1}`),
      ...(text?.dialogue ?? []).map((_, at) => `d${at + 1}`),
    ];
    for (const place of places) {
      const speaker = place.startsWith('d') ? turns[Number(place.slice(1)) - 1] : '';
      for (const needed of needsOf(scene, place)) {
        expect(places, `${scene}.${place}`).toContain(needed);
        expect(needed[0]).toBe(place[0]);
        // A dialogue of two speakers omits Omar, so a sentence of another speaker must not depend on his.
        if (speaker !== 'C') {
          expect(
            needed.startsWith('d') && turns[Number(needed.slice(1)) - 1],
            `${scene}.${place} needs ${needed}`,
          ).not.toBe('C');
        }
      }
    }
  }
});

test.each(writerLanguages)(
  '%s: includes the sentences that each sentence depends on, in order, at every length',
  { timeout: 120_000 },
  (code) => {
    const wrong = new Set<string>();
    for (const level of ['A1.1', 'B1.1']) {
      for (const type of TextType.options) {
        for (const words of wordCounts) {
          for (const topic of ['', 'The cat', 'A film', 'The planet']) {
            const found = placesOf(code, { type, words, level, topic });
            const told = new Set<string>();
            for (const one of found) {
              if (!one) throw new Error('A sentence of no scene.');
              const { scene, place } = one;
              for (const needed of needsOf(scene, place)) {
                // An answer must come after its question.
                const isLater = Number(needed.slice(1)) > Number(place.slice(1));
                const isThere = found.some((o) => o?.scene === scene && o.place === needed);
                if (isLater ? isThere : told.has(`${scene}.${needed}`)) continue;
                wrong.add(`${type} ${words}: ${scene}.${place} without ${needed}`);
              }
              told.add(`${scene}.${place}`);
            }
          }
        }
      }
    }
    expect([...wrong]).toEqual([]);
  },
);

test.each(writerLanguages)('%s: omits the closing sentence only in the last scene', (code) => {
  const wrong: string[] = [];
  for (const type of ['text', 'dialogue2', 'dialogue3'] as const) {
    for (const words of wordCounts) {
      const found = placesOf(code, { type, words, topic: 'The planet' });
      const ends = found.filter((one, at) => one?.scene !== found[at + 1]?.scene);
      const closing = { text: ['n12', 'n20'], dialogue2: ['d13'], dialogue3: ['d14'] }[type];
      for (const one of ends.slice(0, -1)) {
        if (!closing.includes(one?.place ?? '')) wrong.push(`${type} ${words}: ${one?.scene}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('keeps single sentences in the order of their scene', () => {
  const found = placesOf('fr', { type: 'sentences', words: 100, topic: 'My school' });
  const of = found
    .filter((one) => one?.scene === 'school')
    .map((one) => Number(one?.place.slice(1)));
  expect(of.length).toBeGreaterThan(3);
  expect(of).toEqual(of.toSorted((one, two) => one - two));
});
