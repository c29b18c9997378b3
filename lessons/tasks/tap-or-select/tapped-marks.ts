import type { ItemMark } from '#contracts/homework/task-mark.ts';

/** The outcome for each word: found, tapped by mistake, or missed. */
export interface TappedMarks {
  found: string[];
  falseTaps: string[];
  /** Empty while answers are hidden, because the positions are the answer. */
  missed: string[];
}

/** Sorts the items of a mark by outcome. A wrong item with a given answer was a false tap. */
export function tappedMarks(items: readonly ItemMark[], answersTold: boolean): TappedMarks {
  const ids = (fits: (item: ItemMark) => boolean) => items.filter(fits).map(({ id }) => id);
  return {
    found: ids(({ verdict }) => verdict === 'right'),
    falseTaps: ids(({ verdict, given }) => verdict !== 'right' && given !== ''),
    missed: answersTold ? ids(({ verdict, given }) => verdict !== 'right' && given === '') : [],
  };
}
