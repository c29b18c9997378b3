import type { Text } from '#language/text/text.ts';
import type { Bilingual } from '../bilingual.ts';
import type { MakeRequest, Problem } from '../define-question.ts';
import { fold } from '../find-in-text.ts';
import { goodPair } from '../rules/lines.ts';
import { noNearDuplicates } from '../rules/no-near-duplicates.ts';
import { checkSet } from '../rules/set-size.ts';
import type { VocabContent } from './content.ts';

/**
 * Checks that every pair has both sides, that all of the teacher's own words are included, that there are no
 * duplicates, and that most of the words occur in the text.
 */
export function check({ items }: VocabContent, text: Text, request: MakeRequest): Problem[] {
  const tokenIds = new Set(
    text.sentences.flatMap(({ target }) => target.tokens.map(({ id }) => id)),
  );
  const asked = request.vocabulary.length;
  const used = items.filter(({ tokenId = '' }) => tokenIds.has(tokenId)).length;
  const lines = items.map((item) => ({ where: item.id, text: item.target }));
  return checkSet(items, {}, () => [
    ...items.flatMap((item) => goodPair(item.id, item, text, 120)),
    ...items
      .filter((item) => item.tokenId !== undefined && !tokenIds.has(item.tokenId))
      .map((item) => ({ where: item.id, message: `“${item.target}” is no longer in the text.` })),
    ...(used * 2 < items.length - asked
      ? [{ where: 'set', message: 'Fewer than half of these words are in the text.' }]
      : []),
    ...mustUse(
      request.vocabulary,
      items.map((item) => item.target),
      text.target,
    ),
    ...noNearDuplicates(lines, text.target),
  ]);
}

/** Checks that every word requested by the teacher is in the list, ignoring capitals and punctuation. */
function mustUse(
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
