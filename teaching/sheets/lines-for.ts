import { languageOf } from '../languages/languages.ts';

/**
 * How many ruled lines an answer takes: handwriting fills a line of A4 with about 45 letters, or 20
 * characters of a script without spaces.
 */
export function linesFor(answer: string, language: string): number {
  return Math.max(1, Math.ceil(answer.length / (languageOf(language).spaces ? 45 : 20)));
}
