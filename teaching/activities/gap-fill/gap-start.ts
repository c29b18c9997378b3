import type { GapStart } from './options.ts';

const segmenters = new Map<string, Intl.Segmenter>();

/** What the eye takes for letters: an accent or vowel sign never parts from its letter. */
export function graphemes(language: string, word: string): string[] {
  // Making a segmenter costs more than using it for a whole text.
  const segmenter =
    segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'grapheme' });
  segmenters.set(language, segmenter);
  return [...segmenter.segment(word)].map(({ segment }) => segment);
}

/** The part of a missing word that stays to be seen; a word of one letter shows nothing. */
export function gapStart(language: string, word: string, start: GapStart): string {
  if (start === 'nothing') return '';
  const letters = graphemes(language, word);
  if (letters.length < 2) return '';
  // As in a C-test: of an odd number of letters the larger half is missing.
  const shown = start === 'first-letter' ? 1 : Math.floor(letters.length / 2);
  return letters.slice(0, shown).join('');
}
