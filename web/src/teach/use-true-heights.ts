import { type RefObject, useEffect } from 'react';

/** How long the text has to be left alone before it is laid out as a whole. */
const quietMs = 600;

/**
 * Lays a long text out as a whole once it is left alone, for one frame: what is out of sight then has
 * its true height until the next change, and the scroll bar does not jump when one gets there. Groups
 * that no press has to wait for are skipped at all other times (`.lesson-long`).
 */
export function useTrueHeights(text: RefObject<HTMLElement | null>, long: boolean): void {
  useEffect(() => {
    const element = text.current;
    if (!element || !long) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const settle = () => {
      element.dataset.whole = '';
      // The heights are noted at the end of the first frame; the second one skips again.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => delete element.dataset.whole);
      });
    };
    const watch = new ResizeObserver(() => {
      if (element.dataset.whole !== undefined) return;
      clearTimeout(timer);
      timer = setTimeout(settle, quietMs);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      delete element.dataset.whole;
    };
  }, [text, long]);
}
