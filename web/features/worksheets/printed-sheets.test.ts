import { expect, test } from 'vitest';
import { allFeatures } from '#contracts/access/features.ts';
import type { SheetOffer } from '#lessons/sheets/sheet-offers.ts';
import { readChoices } from './print-choices.ts';
import { chosenNames, offersFor, printedSheets, withName } from './printed-sheets.ts';

const offer = (name: string, missing: string | null = null): SheetOffer => ({
  name,
  title: name,
  needs: name === 'vocab' ? ['printKeyVocab'] : ['printWorksheets'],
  missing,
  draw: ({ version }) => ({ title: `${name} ${version}`, instruction: '', blocks: [], key: [] }),
});
const offers = [offer('gap-fill'), offer('phrase', 'Not made yet.'), offer('vocab')];
const defaults = { paper: 'a4', size: 13, lineSpacing: 1.5, words: 'reader' } as const;
const choose = (query: string) => readChoices(new URLSearchParams(query), defaults);

test('reports a plan limit before a missing part', () => {
  const why = (features: readonly string[]) => offersFor(offers, features).map((one) => one.why);
  expect(why(allFeatures)).toEqual([null, 'Not made yet.', null]);
  expect(why(['printKeyVocab'])).toEqual(['Not in your plan.', 'Not in your plan.', null]);
});

test('selects the first printable sheet by default and ignores unknown names', () => {
  const open = offersFor(offers, ['printKeyVocab']);
  expect(chosenNames(open, null)).toEqual(['vocab']);
  expect(chosenNames(offersFor(offers, allFeatures), ['vocab', 'phrase', 'x'])).toEqual(['vocab']);
  expect(chosenNames(open, [])).toEqual([]);
  expect(chosenNames(open, ['unheard-of'])).toEqual(['vocab']);
  // The sheet exists but the plan does not include it, so it must not be replaced by another sheet.
  expect(chosenNames(open, ['gap-fill'])).toEqual([]);
});

test('prints version A of a sheet before its version B and labels both', () => {
  const printed = printedSheets(
    offersFor(offers, allFeatures),
    choose('sheets=vocab,gap-fill&versions=ab'),
  );
  expect(printed.map(({ sheet, version }) => [sheet.title, version])).toEqual([
    ['vocab A', 'A'],
    ['vocab B', 'B'],
    ['gap-fill A', 'A'],
    ['gap-fill B', 'B'],
  ]);
  const [single] = printedSheets(offersFor(offers, allFeatures), choose('sheets=vocab'));
  expect(single).toMatchObject({ name: 'vocab', version: undefined });
});

test('inserts an added sheet in list order and keeps the existing order', () => {
  const open = offersFor(offers, allFeatures);
  const [first = '', second = '', third = ''] = open.map(({ name }) => name);
  expect(withName(open, [first, third], second)).toEqual([first, second, third]);
  expect(withName(open, [first], third)).toEqual([first, third]);
  expect(withName(open, [third, first], second)).toEqual([second, third, first]);
  expect(chosenNames(open, [third, first, third])).toEqual([third, first]);
});

test('prints a sheet only once if it has no second version', () => {
  const same = {
    ...offer('gap-fill'),
    draw: () => offer('parallel').draw({ version: 'A', withText: true, translated: false }),
  };
  const printed = printedSheets(offersFor([same], allFeatures), choose('versions=ab'));
  expect(printed.map(({ version }) => version)).toEqual([undefined]);
});
