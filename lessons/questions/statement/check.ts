import type { Text } from '#language/text/text.ts';
import type { MakeRequest, Problem } from '../define-question.ts';
import { fold } from '../find-in-text.ts';
import { sentenceExists } from '../rules/in-sentence.ts';
import { goodPair } from '../rules/lines.ts';
import { noNearDuplicates } from '../rules/no-near-duplicates.ts';
import { ownWords } from '../rules/own-words.ts';
import { checkSet } from '../rules/set-size.ts';
import type { StatementContent } from './content.ts';

type Item = StatementContent['items'][number];

/**
 * Requires at least a third of the statements to be true and a third to be false, so that pupils cannot score
 * well by always giving the same answer. Exempts sets of one or two statements.
 */
function balanced(items: readonly Item[]): Problem[] {
  const least = Math.floor(items.length / 3);
  const { length: total } = items;
  const right = items.filter((item) => item.isTrue).length;
  if (right < least) {
    return [
      {
        where: 'set',
        message: `Only ${right} of ${total} are true: aim for at least a third.`,
      },
    ];
  }
  const wrong = items.length - right;
  if (wrong >= least) return [];
  return [
    {
      where: 'set',
      message: `Only ${wrong} of ${total} are false: aim for at least a third.`,
    },
  ];
}

/** Checks that a false statement has a correction that differs from it. */
function corrected(item: Item, text: Text): Problem[] {
  if (item.isTrue) return [];
  if (!item.correction) {
    return [{ where: item.id, message: `“${item.target}” is false and needs a correction.` }];
  }
  if (fold(item.correction.target, text.target) === fold(item.target, text.target)) {
    return [
      {
        where: item.id,
        message: `The correction of “${item.target}” is the same as the statement.`,
      },
    ];
  }
  return goodPair(item.id, item.correction, text, 240);
}

/**
 * Checks for duplicates among true statements and among false ones separately: "Il est ouvert" and "Il n'est
 * pas ouvert" look similar, but are not duplicates.
 */
function distinct(items: readonly Item[], language: string): Problem[] {
  return [true, false].flatMap((isTrue) => {
    const same = items.filter((item) => item.isTrue === isTrue);
    const lines = same.map((item) => ({ where: item.id, text: item.target }));
    return noNearDuplicates(lines, language);
  });
}

/**
 * Checks the balance of true and false, the proof of each statement and the corrections. From B1 up, also
 * checks that no statement is quoted from the text.
 */
export function check({ items }: StatementContent, text: Text, request: MakeRequest): Problem[] {
  return checkSet(items, {}, () => [
    ...balanced(items),
    ...items.flatMap((item) => goodPair(item.id, item, text, 240)),
    ...items.flatMap((item) =>
      item.sentenceId === undefined ? [] : sentenceExists(item.id, item.sentenceId, text),
    ),
    ...items.flatMap((item) => corrected(item, text)),
    ...items.flatMap((item) => ownWords(item.id, item.target, text, request)),
    ...distinct(items, text.target),
  ]);
}
