import { languageOf } from '#language/languages.ts';
import { wordWidth } from './word-width.ts';

/** Scripts whose signs fill a square each; Korean parts its words by spaces, too. */
const squared = new Set(['Jpan', 'Hans', 'Hant', 'Kore']);

/**
 * How many ruled lines an answer takes: handwriting fills a line of A4 with about 45 letters, which are
 * 25 em in print, or with 20 signs of a squared script. Vowel marks above and below take no room.
 */
export function linesFor(answer: string, language: string): number {
  const perLine = squared.has(languageOf(language).script) ? 20 : 25;
  return Math.max(1, Math.ceil(wordWidth(answer) / perLine));
}
