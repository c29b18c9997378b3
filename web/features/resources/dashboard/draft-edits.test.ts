import { describe, expect, it } from 'vitest';
import { Draft } from '#contracts/resources/draft.ts';
import {
  setLanguage,
  swapLanguages,
  tenseChoices,
  toggleDetail,
  toggleTense,
} from './draft-edits.ts';

const draft: Draft = {
  ...Draft.parse({}),
  tenses: [1, 2],
  details: [3],
  vocabulary: [{ target: 'un cadeau', native: 'a present' }],
};

describe('languages', () => {
  it('resets tenses and details when a language changes', () => {
    const spanish = setLanguage(draft, 'to', 'es');
    expect([spanish.to, spanish.tenses, spanish.details]).toEqual(['es', [6], [7]]);
  });

  it('keeps tenses and details when the same language is chosen again', () => {
    expect(setLanguage(draft, 'to', 'fr')).toEqual(draft);
  });

  it('swaps the two languages when one side is set to the language of the other', () => {
    const swapped = setLanguage(draft, 'to', 'en');
    expect([swapped.from, swapped.to]).toEqual(['fr', 'en']);
  });

  it('swaps the vocabulary columns with the languages, and swaps them back', () => {
    const swapped = swapLanguages(draft);
    expect(swapped.vocabulary).toEqual([{ target: 'a present', native: 'un cadeau' }]);
    expect(swapLanguages(swapped).vocabulary).toEqual(draft.vocabulary);
  });
});

describe('tenses and details', () => {
  it('replaces the default choice with another choice and restores it', () => {
    const plain = Draft.parse({});
    expect(toggleTense(plain, 2).tenses).toEqual([2]);
    expect(toggleTense(draft, 6).tenses).toEqual([6]);
    expect(toggleTense(plain, 6).tenses).toEqual([6]);
    expect(toggleDetail(draft, 3).details).toEqual([7]);
    expect(toggleDetail(plain, 1).details).toEqual([1]);
  });

  it('offers the tenses of the target language', () => {
    expect(tenseChoices(draft).map((choice) => choice.label)).toContain('Perfect (passé composé)');
  });
});
