import type { Text } from '#language/text/text.ts';
import type { Problem } from '../../questions/define-question.ts';
import { findOccurrences, sentenceOf } from '../../questions/find-in-text.ts';
import { sentenceExists } from '../../questions/rules/in-sentence.ts';
import { goodLine } from '../../questions/rules/lines.ts';
import { checkSet } from '../../questions/rules/set-size.ts';
import type { DeliberateErrorsContent } from './content.ts';
import { isCorrection, makesAnother, placeMistake } from './place-mistake.ts';

type Item = DeliberateErrorsContent['items'][number];

/** Checks that the right words occur in the sentence exactly once, so that the mistake has one position. */
function onePlace({ id, sentenceId, right, tokenIds }: Item, text: Text): Problem[] {
  const sentence = sentenceOf(text, sentenceId);
  if (!sentence) return sentenceExists(id, sentenceId, text);
  const places = findOccurrences(sentence.target, right, text.target);
  const { text: written } = sentence.target;
  if (places.length === 0) {
    return [{ where: id, message: `“${right}” is not in its sentence: “${written}”` }];
  }
  if (places.length > 1) {
    return [{ where: id, message: `“${right}” is more than once in its sentence: “${written}”` }];
  }
  if (places[0]?.join() === tokenIds.join()) return [];
  const message = `The mistake is not at “${right}” in its sentence: “${written}”`;
  return [{ where: id, message }];
}

/**
 * Checks that the wrong words are wrong: they differ from the right words and do not form another sentence of
 * the text.
 */
function trulyWrong(item: Item, text: Text): Problem[] {
  const { id, sentenceId, right, wrong } = item;
  if (isCorrection(wrong, { right, wrong }, text.target)) {
    return [{ where: id, message: `“${wrong}” is not a mistake: it is what the text says.` }];
  }
  const sentence = sentenceOf(text, sentenceId);
  const placed = sentence && placeMistake(sentence, item, text.target);
  if (!placed || !makesAnother(placed, text)) return [];
  return [{ where: id, message: `With “${wrong}” it is another correct sentence of the text.` }];
}

/**
 * Checks that each sentence has one mistake in one place, and that the mistake is truly wrong and is
 * explained in the teacher's language.
 */
export function check({ items }: DeliberateErrorsContent, text: Text): Problem[] {
  return checkSet(items, {}, () => [
    ...items.flatMap((item, at) => [
      ...goodLine(item.id, item.right, text.target, 120),
      ...goodLine(item.id, item.wrong, text.target, 120),
      ...goodLine(item.id, item.explanation, text.native, 240),
      ...onePlace(item, text),
      ...trulyWrong(item, text),
      ...(items.findIndex(({ sentenceId }) => sentenceId === item.sentenceId) < at
        ? [{ where: item.id, message: 'Its sentence already has a mistake.' }]
        : []),
    ]),
  ]);
}
