import type { Text } from '#language/text/text.ts';

/** The ids of a text's sentences and chunks look like `s3` and `s3.c1`; all others are a list's. */
const ofTheText = /^s\d+(\.c\d+)?$/;

/**
 * Ids after an edit of the text: sentences and chunks that are gone are left out. Vocabulary is no part
 * of the text; a word that left its list is left out where the list is at hand.
 */
export function retainIds(ids: readonly string[], text: Text): string[] {
  const there = new Set(
    text.sentences.flatMap((sentence) => [sentence.id, ...sentence.chunks.map(({ id }) => id)]),
  );
  return ids.filter((id) => there.has(id) || !ofTheText.test(id));
}
