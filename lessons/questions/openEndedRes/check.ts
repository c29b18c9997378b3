import type { Text } from '#language/text/text.ts';
import type { Bilingual } from '../bilingual.ts';
import type { Problem } from '../define-question.ts';
import { fold } from '../find-in-text.ts';
import { goodPair } from '../rules/lines.ts';
import { noNearDuplicates } from '../rules/no-near-duplicates.ts';
import { checkSet } from '../rules/set-size.ts';
import type { OpenEndedContent } from './content.ts';

type Item = OpenEndedContent['items'][number];

/** Placeholders for a blank in a phrase. */
const blank = /…|\.{3}|_+|～|〜/u;

/**
 * Removes the lines that represent blanks, as in "J'aime ___", because the check would treat them as markup.
 */
const withoutLines = ({ target, native }: Bilingual): Bilingual => ({
  target: target.replace(/_+/g, '…'),
  native: native.replace(/_+/g, '…'),
});

/** Checks that the model answer uses at least one of the useful phrases. In a phrase, "…" is a blank. */
function usesAPhrase({ id, usefulPhrases, modelAnswer }: Item, text: Text): Problem[] {
  const answer = fold(modelAnswer.target, text.target);
  const used = usefulPhrases.some(({ target }) => {
    const parts = target.split(blank).map((part) => fold(part, text.target));
    return parts.some((part) => part) && parts.every((part) => answer.includes(part));
  });
  if (used) return [];
  return [{ where: id, message: 'The model answer uses none of the useful phrases.' }];
}

/**
 * Checks that each question has two to six useful phrases and a model answer that uses at least one of them.
 */
export function check({ items }: OpenEndedContent, text: Text): Problem[] {
  const lines = items.map((item) => ({ where: item.id, text: item.question.target }));
  return checkSet(items, { most: 30 }, () => [
    ...items.flatMap((item) => [
      ...goodPair(item.id, item.question, text, 240),
      ...goodPair(item.id, item.modelAnswer, text, 600),
      ...item.usefulPhrases.flatMap((phrase) => goodPair(item.id, withoutLines(phrase), text, 120)),
      ...(item.usefulPhrases.length < 2 || item.usefulPhrases.length > 6
        ? [{ where: item.id, message: 'Give two to six useful phrases.' }]
        : []),
      ...usesAPhrase(item, text),
    ]),
    ...noNearDuplicates(lines, text.target),
  ]);
}
