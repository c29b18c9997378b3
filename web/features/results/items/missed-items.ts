import type { ItemResults } from '#contracts/homework/homework-results.ts';

type Item = ItemResults['items'][number];

/** How often an item was not right: what is left out counts, half right counts half. */
export const missed = ({ wrong, unanswered, partly }: Item): number =>
  wrong + unanswered + partly / 2;

/** The items in the order of what went worst; the numbers they have in the task stay with them. */
export function mostMissed(items: readonly Item[]): { item: Item; number: number }[] {
  return items
    .map((item, index) => ({ item, number: index + 1 }))
    .sort((a, b) => missed(b.item) - missed(a.item) || a.number - b.number);
}

/**
 * Whether an item stands in sight: somebody missed it, it waits to be read, or the teacher changed its
 * marking and may want that back.
 */
export const needsReview = (item: Item): boolean =>
  missed(item) > 0 || item.toReview > 0 || item.answers.some(({ accepted }) => accepted);

/** How many points of the task (0 to 100) an answer brings that is marked right from now on. */
export function pointsOf(verdict: Item['answers'][number]['verdict'], size: number): number {
  const gain = verdict === 'right' ? 0 : verdict === 'partly' ? 0.5 : 1;
  return Math.round((100 * gain) / Math.max(1, size));
}
