import { expect, test } from 'vitest';
import { bareMaterial, exampleMaterials } from '../activities/example-materials.ts';
import { gapFill } from '../activities/gap-fill/definition.ts';
import { type SheetChoice, sheetOffers } from './sheet-offers.ts';

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

test('paper shows the gaps that the projector shows', async () => {
  const state = gapFill.make({ material: french, options: gapFill.defaultOptions, seed: 99 });
  const offer = await offerOf('gap-fill', { 'gap-fill': state });
  expect(offer.draw(choice('A'))).toEqual(gapFill.sheet(state, french));
});

test('an activity that nobody opened prints the same every time', async () => {
  const [one, again] = [await offerOf('gap-fill'), await offerOf('gap-fill')];
  expect(again.draw(choice('A'))).toEqual(one.draw(choice('A')));
});

test('a damaged state prints as if there were none', async () => {
  const offer = await offerOf('gap-fill', { 'gap-fill': { seed: 'x' } });
  expect(offer.draw(choice('A'))).toEqual((await offerOf('gap-fill')).draw(choice('A')));
});

test('version B keeps the options and takes other words', async () => {
  const options = { ...gapFill.defaultOptions, bank: false };
  const state = gapFill.make({ material: french, options, seed: 5 });
  const offer = await offerOf('gap-fill', { 'gap-fill': state });
  const [a, b] = [offer.draw(choice('A')), offer.draw(choice('B'))];
  expect(b).not.toEqual(a);
  expect(b?.marks).toBe(a?.marks);
  expect(b?.blocks.some(({ kind }) => kind === 'bank')).toBe(false);
});

test('every name is offered once, and each says what plan it needs', async () => {
  const offers = await sheetOffers(arabic, {});
  expect(new Set(offers.map(({ name }) => name)).size).toBe(offers.length);
  for (const { needs, title } of offers) {
    expect(needs.some((feature) => feature.startsWith('print'))).toBe(true);
    expect(title).not.toBe('');
  }
  expect((await offerOf('vocab')).needs).toEqual(['vocab', 'printKeyVocab']);
});

test('a lesson without questions says so in a sentence', async () => {
  const offers = await sheetOffers(bareMaterial, {});
  const unmade = offers.filter(({ missing }) => missing !== null);
  expect(unmade.map(({ name }) => name)).toContain('phrase');
  for (const { missing, draw } of unmade) {
    expect(missing).toMatch(/[.:]$/);
    expect(draw(choice('A'))).toBeNull();
  }
});
