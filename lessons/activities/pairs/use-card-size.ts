import { type RefObject, useLayoutEffect } from 'react';

/** On cards below this height, in pixels, the number in the corner leaves no line above the words. */
const lowCard = 80;

/**
 * Tells the cards of a board how large they are: a hundredth of a card is `--box-inline` by `--box-block`.
 * All are alike, so one is watched. Were each a container of its own, to turn one would be four times
 * the layout.
 */
export function useCardSize(board: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style, dataset, firstElementChild: card } = board.current ?? {};
    if (!style || !dataset || !card) return;
    const watch = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      // A board that is put away has no size, and comes back as it was.
      if (width === 0) return;
      style.setProperty('--box-inline', `${width / 100}px`);
      style.setProperty('--box-block', `${height / 100}px`);
      // Where the number has its room makes no card higher or lower: this is not measured in a circle.
      if ((entry?.borderBoxSize[0]?.blockSize ?? lowCard) < lowCard) dataset.low = '';
      else delete dataset.low;
    });
    watch.observe(card);
    return () => watch.disconnect();
  }, [board]);
}
