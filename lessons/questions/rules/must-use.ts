import type { Bilingual } from '../bilingual.ts';
import { fold } from '../find-in-text.ts';
import type { Problem } from '../question-definition.ts';

/** Every word the teacher asked for is in the list, capitals and punctuation aside. */
export function mustUse(
  wanted: readonly Bilingual[],
  given: readonly string[],
  language: string,
): Problem[] {
  const there = new Set(given.map((word) => fold(word, language)));
  return wanted
    .filter(({ target }) => target.trim() !== '' && !there.has(fold(target, language)))
    .map(({ target }) => ({
      where: 'set',
      message: `“${target}”, which the teacher asked for, is missing.`,
    }));
}
