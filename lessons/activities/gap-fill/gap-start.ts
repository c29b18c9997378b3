import { graphemes } from '#language/graphemes.ts';
import { languageOf } from '#language/languages.ts';
import type { GapStart } from './state.ts';

/**
 * The part of a missing word that stays to be seen; a word of one letter shows nothing. In the Arabic
 * script it ends with U+200D, so that its last letter reaches out to the one that is missing.
 */
export function gapStart(language: string, word: string, start: GapStart): string {
  if (start === 'nothing') return '';
  const letters = graphemes(word);
  if (letters.length < 2) return '';
  // As in a C-test: of an odd number of letters the larger half is missing.
  const shown = start === 'first-letter' ? 1 : Math.floor(letters.length / 2);
  return reachingOut(language, letters.slice(0, shown).join(''));
}

/** The beginning of a word as it stands before more letters; one that joins to none keeps its form. */
export function reachingOut(language: string, beginning: string): string {
  const joins = languageOf(language).script === 'Arab' && !beginning.endsWith('\u200c');
  return joins ? `${beginning}\u200d` : beginning;
}
