import type { ItemMark } from '#contracts/homework/task-mark.ts';

/** What became of each word: found, tapped though it is not one of them, or missed. */
export interface TappedMarks {
  found: string[];
  falseTaps: string[];
  /** Empty while answers are not told: where they stand is the answer. */
  missed: string[];
}

/** Parts the items of a mark. An item with something given that is wrong was a false tap. */
export function tappedMarks(items: readonly ItemMark[], answersTold: boolean): TappedMarks {
  const ids = (fits: (item: ItemMark) => boolean) => items.filter(fits).map(({ id }) => id);
  return {
    found: ids(({ verdict }) => verdict === 'right'),
    falseTaps: ids(({ verdict, given }) => verdict !== 'right' && given !== ''),
    missed: answersTold ? ids(({ verdict, given }) => verdict !== 'right' && given === '') : [],
  };
}
