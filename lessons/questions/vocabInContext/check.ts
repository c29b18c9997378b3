import type { Text } from '#language/text/text.ts';
import type { Problem } from '../define-question.ts';
import { fold, sentenceOf } from '../find-in-text.ts';
import { phraseInSentence } from '../rules/in-sentence.ts';
import { goodPair } from '../rules/lines.ts';
import { noNearDuplicates } from '../rules/no-near-duplicates.ts';
import { checkSet } from '../rules/set-size.ts';
import type { VocabInContextContent } from './content.ts';

type Item = VocabInContextContent['items'][number];

/**
 * Checks that the highlighted tokens match the shown word. They differ if the text was edited after the item
 * was stored.
 */
function marksTheWord({ id, sentenceId, tokenIds, target }: Item, text: Text): Problem[] {
  const side = sentenceOf(text, sentenceId)?.target;
  const tokens = side?.tokens ?? [];
  const marked = tokens.filter((token) => tokenIds.includes(token.id));
  const shown = fold(marked.map((token) => token.text).join(''), text.target);
  const whole = marked.length === tokenIds.length && marked.length > 0;
  if (whole && shown.includes(fold(target, text.target))) return [];
  const written = side?.text ?? '';
  return [{ where: id, message: `“${target}” is not marked in its sentence: “${written}”` }];
}

/** Checks that each word occurs in its sentence, is highlighted, has a meaning and is not a duplicate. */
export function check({ items }: VocabInContextContent, text: Text): Problem[] {
  const lines = items.map((item) => ({ where: item.id, text: item.target }));
  return checkSet(items, {}, () => [
    ...items.flatMap((item) => {
      const missing = phraseInSentence(item.id, item.target, item.sentenceId, text);
      return [
        ...goodPair(item.id, item, text, 120),
        ...(missing.length > 0 ? missing : marksTheWord(item, text)),
      ];
    }),
    ...noNearDuplicates(lines, text.target),
  ]);
}
