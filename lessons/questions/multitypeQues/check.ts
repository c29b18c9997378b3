import type { Text } from '#language/text/text.ts';
import type { Problem } from '../define-question.ts';
import { fold } from '../find-in-text.ts';
import { goodPair } from '../rules/lines.ts';
import { noNearDuplicates } from '../rules/no-near-duplicates.ts';
import { checkSet } from '../rules/set-size.ts';
import type { MultitypeContent } from './content.ts';

type Item = MultitypeContent['items'][number];

/** Minimum number of options of each kind. */
const minOptions = { choice: 3, order: 3, 'odd-one-out': 3 } as const;
const maxOptions = 6;

/**
 * Checks that there are enough options and that all options differ in both languages. If two options had the
 * same meaning, the question would have no single answer.
 */
function distinctOptions({ id, kind, options }: Item, text: Text): Problem[] {
  const least = minOptions[kind];
  const sides = [
    options.map(({ target }) => fold(target, text.target)),
    options.map(({ native }) => fold(native, text.native)),
  ];
  const repeats = sides.some((side) => new Set(side).size < side.length);
  return [
    ...(options.length < least || options.length > maxOptions
      ? [{ where: id, message: `A question needs ${least} to ${maxOptions} options.` }]
      : []),
    ...(repeats
      ? [{ where: id, message: 'Two options are the same. They must all be different.' }]
      : []),
  ];
}

/**
 * Checks that the right answer refers to exactly one option. For an order, checks that it contains each
 * option once.
 */
function oneRightAnswer(item: Item): Problem[] {
  const ids = item.options.map(({ id }) => id);
  if (item.kind === 'order') {
    const complete = ids.length === item.right.length && ids.every((id) => item.right.includes(id));
    const shown = ids.every((id, at) => id === item.right[at]);
    if (!complete)
      return [{ where: item.id, message: 'The correct order must use each option once.' }];
    return shown
      ? [{ where: item.id, message: 'The options are already in the correct order. Mix them up.' }]
      : [];
  }
  if (ids.includes(item.right)) return [];
  return [{ where: item.id, message: 'Mark one option as the right answer.' }];
}

/**
 * Checks that questions are clear and have distinct options, and that each question has exactly one right
 * answer.
 */
export function check({ items }: MultitypeContent, text: Text): Problem[] {
  const lines = items
    .filter(({ kind }) => kind === 'choice')
    .map((item) => ({ where: item.id, text: item.question.target }));
  return checkSet(items, {}, () => [
    ...items.flatMap((item) => [
      ...goodPair(item.id, item.question, text, 240),
      ...item.options.flatMap((option) => goodPair(item.id, option, text, 160)),
      ...(item.kind === 'odd-one-out' ? goodPair(item.id, item.reason, text, 240) : []),
      ...distinctOptions(item, text),
      ...oneRightAnswer(item),
    ]),
    ...noNearDuplicates(lines, text.target),
  ]);
}
