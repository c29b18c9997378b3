import { languageOf } from '#language/languages.ts';
import type { Text } from '#language/text/text.ts';

/**
 * The ids of the words that stand apart from the next one once they are cut. Where no spaces part the
 * words, dots within them would seem to part words that belong together; a comma stays at its word.
 */
export function wordsApart({ target, sentences }: Text): ReadonlySet<string> {
  if (languageOf(target).spaces) return new Set();
  return new Set(
    sentences.flatMap(({ target: { tokens } }) =>
      tokens.flatMap(({ id, isWord }, at) => (isWord && tokens[at + 1]?.isWord ? [id] : [])),
    ),
  );
}
