import { describe, expect, test } from 'vitest';
import { startingOptions } from '../activities/activity-definition.ts';
import { definitionOf } from '../activities/definitions.ts';
import { exampleMaterials, minimalMaterial } from '../activities/example-materials.ts';
import { gapFill } from '../activities/gap-fill/index.ts';
import { firstSeed } from '../activities/seeds.ts';
import { vocabSlides } from '../activities/vocab-slides/index.ts';
import { defaultPreferences } from '../draft/preferences.ts';
import { type SheetChoice, samePaper, sheetOffers } from './sheet-offers.ts';

const { french, arabic } = exampleMaterials;
const choice = (version: 'A' | 'B'): SheetChoice => ({
  version,
  withText: true,
  translated: false,
});

async function offerOf(name: string, stored: Record<string, unknown> = {}, material = french) {
  const offer = (await sheetOffers(material, stored)).find((one) => one.name === name);
  if (!offer) throw new Error(`${name} is not offered.`);
  return offer;
}

test('prints the gaps that the projector shows', async () => {
  const state = gapFill.make({ material: french, options: gapFill.defaultOptions, seed: 99 });
  const offer = await offerOf('gap-fill', { 'gap-fill': state });
  expect(offer.draw(choice('A'))).toEqual(gapFill.sheet(state, french));
});

test('prints the same sheet every time for an activity that was never opened', async () => {
  const [one, again] = [await offerOf('gap-fill'), await offerOf('gap-fill')];
  expect(again.draw(choice('A'))).toEqual(one.draw(choice('A')));
});

test('prints an activity that was never opened as the projector will show it', async () => {
  const usual = { ...defaultPreferences, gapPercent: 60 };
  const offers = await sheetOffers(french, {}, usual);
  const options = startingOptions(gapFill, usual);
  const seed = firstSeed(french.resourceId, 'gap-fill');
  const state = gapFill.make({ material: french, options, seed });
  const drawn = offers.find(({ name }) => name === 'gap-fill')?.draw(choice('A'));
  expect(drawn).toEqual(gapFill.sheet(state, french));
});

test('prints a damaged state as if no state were stored', async () => {
  const offer = await offerOf('gap-fill', { 'gap-fill': { seed: 'x' } });
  expect(offer.draw(choice('A'))).toEqual((await offerOf('gap-fill')).draw(choice('A')));
});

test('keeps the options and selects different words in version B', async () => {
  const options = { ...gapFill.defaultOptions, bank: false };
  const state = gapFill.make({ material: french, options, seed: 5 });
  const offer = await offerOf('gap-fill', { 'gap-fill': state });
  const [a, b] = [offer.draw(choice('A')), offer.draw(choice('B'))];
  expect(b).not.toEqual(a);
  expect(b?.marks).toBe(a?.marks);
  expect(b?.blocks.some(({ kind }) => kind === 'bank')).toBe(false);
});

test('redraws version B if the draw selects the same word as version A', async () => {
  const few = { ...french, text: { ...french.text, sentences: french.text.sentences.slice(0, 1) } };
  const options = {
    ...gapFill.defaultOptions,
    source: { kind: 'random' as const, count: 1 },
    bank: false,
    firstSentenceWhole: false,
  };
  for (let seed = 0; seed < 30; seed += 1) {
    const state = gapFill.make({ material: few, options, seed });
    const offer = await offerOf('gap-fill', { 'gap-fill': state }, few);
    const [a, b] = [offer.draw(choice('A')), offer.draw(choice('B'))];
    expect(a && b && samePaper(a, b)).toBe(false);
  }
});

describe('the teacher’s manual changes in version B', () => {
  const words = french.text.sentences[1]?.target.tokens.filter(({ isWord }) => isWord) ?? [];
  const ids = words.slice(0, 3).map(({ id }) => id);
  const [first = ''] = ids;
  const made = (name: 'gap-fill' | 'syllables' | 'text-emoji', options: object) =>
    definitionOf(name).then((one) =>
      one.make({
        material: french,
        seed: 5,
        options: { ...(one.defaultOptions as object), ...options },
      }),
    );

  test.each([
    ['gap-fill', { source: { kind: 'chosen' } }, { ids }, 'gap', 3],
    ['gap-fill', {}, { ids, edited: true }, 'gap', 3],
    ['syllables', { which: 'tapped' }, { ids }, 'words', 'Le ma·tin'],
    ['text-emoji', {}, { ids: [first], signs: ['🌅'], own: { [first]: '🌅' } }, 'words', '🌅'],
  ] as const)(
    'are kept for %s with the options %j',
    async (name, options, byHand, kind, expected) => {
      const stored = { ...(await made(name, options)), ...byHand };
      const sheet = (await offerOf(name, { [name]: stored })).draw(choice('B'));
      const runs = (sheet?.blocks ?? [])
        .flatMap((block) => (block.kind === 'text' ? block.runs : []))
        .filter((run) => run.kind === kind);
      if (typeof expected === 'number') expect(runs).toHaveLength(expected);
      else expect(JSON.stringify(runs)).toContain(expected);
    },
  );
});

test('does not print a gap-fill sheet without gaps, and returns the reason', async () => {
  const options = { ...gapFill.defaultOptions, source: { kind: 'chosen' as const } };
  const state = gapFill.make({ material: french, options, seed: 5 });
  const offer = await offerOf('gap-fill', { 'gap-fill': state });
  expect(offer.missing).toMatch(/^Nothing to print yet/);
  expect(offer.draw(choice('A'))).toBeNull();
});

test('prints every word, even those that the class already knows', async () => {
  const options = { ...vocabSlides.defaultOptions, onlyUnknown: true };
  const state = vocabSlides.make({ material: french, options, seed: 5 });
  const known = { ...state, known: state.ids };
  const offer = await offerOf('vocab-slides', { 'vocab-slides': known });
  expect(offer.missing).toBeNull();
  expect(offer.draw(choice('A'))).toEqual(vocabSlides.sheet({ ...state, known: [] }, french));
});

test('offers every sheet once, with the features it needs', async () => {
  const offers = await sheetOffers(arabic, {});
  expect(new Set(offers.map(({ name }) => name)).size).toBe(offers.length);
  for (const { needs, title } of offers) {
    expect(needs.some((feature) => feature.startsWith('print'))).toBe(true);
    expect(title).not.toBe('');
  }
  expect((await offerOf('vocab')).needs).toEqual(['vocab', 'printKeyVocab']);
});

test('explains why a lesson without questions has no question sheets', async () => {
  const offers = await sheetOffers(minimalMaterial, {});
  const unmade = offers.filter(({ missing }) => missing !== null);
  expect(unmade.map(({ name }) => name)).toContain('phrase');
  for (const { missing, draw } of unmade) {
    expect(missing).toMatch(/[.:]$/);
    expect(draw(choice('A'))).toBeNull();
  }
});
