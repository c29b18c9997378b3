import type { Text } from '#language/text/text.ts';
import type { Problem } from '../define-question.ts';
import { phraseInSentence } from '../rules/in-sentence.ts';
import { goodPair } from '../rules/lines.ts';
import { noNearDuplicates } from '../rules/no-near-duplicates.ts';
import { checkSet } from '../rules/set-size.ts';
import type { PhraseContent } from './content.ts';

/** Checks that each phrase occurs word for word in its sentence, has a meaning, and is not a duplicate. */
export function check({ items }: PhraseContent, text: Text): Problem[] {
  const lines = items.map((item) => ({ where: item.id, text: item.target }));
  return checkSet(items, {}, () => [
    ...items.flatMap((item) => goodPair(item.id, item, text, 120)),
    ...items.flatMap((item) => phraseInSentence(item.id, item.target, item.sentenceId, text)),
    ...noNearDuplicates(lines, text.target),
  ]);
}
