import type { Text } from '#language/text/text.ts';
import { isCorrection } from './mark-correction.ts';
import { type PlacedMistake, wrongSentence } from './place-mistake.ts';

/** What two sentences are compared by: an accent or a capital counts, how they end does not. */
const exact = (sentence: string) =>
  sentence
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/u, '')
    .trim();

/**
 * Whether there is something to find: words are shown that nobody would take as the correction, and they
 * make no other sentence of the text, which would be as right (language-rules 10).
 */
export function isMistake(placed: PlacedMistake, text: Text): boolean {
  if (placed.wrong === '' || isCorrection(placed.wrong, placed, text.target)) return false;
  return !makesAnother(placed, text);
}

/** Whether the wrong words make another sentence of the text. */
export function makesAnother(placed: PlacedMistake, { sentences }: Text): boolean {
  const shown = exact(wrongSentence(placed));
  return sentences.some(({ target }) => exact(target.text) === shown);
}
