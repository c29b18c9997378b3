import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Draft } from '#contracts/resources/draft.ts';
import { languageCodes } from '#language/languages.ts';
import { checkDraft } from './check-draft.ts';
import {
  changeLanguage,
  detailNamesOf,
  details,
  tenseNamesOf,
  tensesOf,
  toggleExclusive,
} from './tenses-and-details.ts';

describe('a multi-select with an exclusive default', () => {
  test.each([
    ['another option clears the default', [6], 2, [2]],
    ['several options can be selected', [2], 1, [1, 2]],
    ['a selected option is deselected', [1, 2], 1, [2]],
    ['the default clears the others', [1, 2], 6, [6]],
    ['the default stays selected', [6], 6, [6]],
    ['deselecting the last option selects the default', [3], 3, [6]],
  ])('handles a click: %s', (_, selected, key, expected) => {
    expect(toggleExclusive(selected, key, 6)).toEqual(expected);
  });

  test('always has at least one selected option, and never selects the default together with another option', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 7 })), (clicks) => {
        const chosen = clicks.reduce<number[]>((all, key) => toggleExclusive(all, key, 7), [7]);
        expect(chosen.length).toBeGreaterThan(0);
        if (chosen.includes(7)) expect(chosen).toEqual([7]);
      }),
    );
  });
});

test.each(languageCodes)('offers five tenses and the default for %s', (language) => {
  const names = tensesOf(language);
  expect(names.map((tense) => tense.key)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(new Set(names.map((tense) => tense.name)).size).toBe(6);
  expect(tenseNamesOf(language, [6])).toEqual(['A variety of tenses']);
});

test('lists six details and "None", which adds nothing to the prompt', () => {
  expect(details.map((detail) => detail.key)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(detailNamesOf([7])).toEqual([]);
  expect(detailNamesOf([1, 4])).toEqual(['Opinions with reasons', 'Negatives']);
});

test('resets tenses and details when the language changes, but not when the same language is chosen again', () => {
  const draft = Draft.parse({ tenses: [1, 2], details: [3] });
  expect(changeLanguage(draft, 'to', 'es')).toMatchObject({ to: 'es', tenses: [6], details: [7] });
  expect(changeLanguage(draft, 'from', 'de')).toMatchObject({ from: 'de', tenses: [6] });
  expect(changeLanguage(draft, 'to', 'fr')).toBe(draft);
});

describe('checkDraft', () => {
  const sound = Draft.parse({ title: "L'école", topic: '¿Qué tal? 寿司、and tea' });
  const pair = { target: 'le chat', native: 'cat' };

  test('finds no problem in a valid draft', () => {
    expect(checkDraft(sound)).toEqual({});
    expect(checkDraft({ ...sound, vocabulary: [pair, { target: '', native: ' ' }] })).toEqual({});
  });

  test('lists the missing fields of an empty draft', () => {
    expect(Object.keys(checkDraft(Draft.parse({})))).toEqual(['title', 'topic']);
  });

  const faults: [keyof Draft, Partial<Draft>, RegExp][] = [
    ['title', { title: 'A\u0007' }, /U\+0007/],
    ['topic', { topic: 'Cats ♥' }, /♥/],
    ['from', { from: 'xx' }, /language/],
    ['to', { to: 'en' }, /two different/],
    ['to', { to: 'xx' }, /language/],
    ['audience', { audience: 'england/year-99' }, /level/],
    ['count', { count: 123 }, /word counts/],
    ['tenses', { tenses: [] }, /tense/],
    ['tenses', { tenses: [1, 6] }, /tense/],
    ['details', { details: [9] }, /detail/],
    ['parts', { parts: ['whoSaidWhat'] }, /dialogue/],
    ['vocabulary', { vocabulary: [{ target: 'le ©', native: 'cat' }] }, /©/],
  ];
  test.each(faults)('reports a problem in the field %s', (field, change, message) => {
    const problems = checkDraft({ ...sound, ...change });
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toMatch(message);
  });

  test('reports the missing translation of a vocabulary line', () => {
    const vocabulary = [pair, { target: 'le chien', native: '' }];
    expect(checkDraft({ ...sound, vocabulary })).toEqual({
      vocabulary: 'Give every word its translation.',
    });
  });
});
