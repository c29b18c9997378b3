import { type RefObject, useEffect } from 'react';

/** How long the text has to be left alone before its heights are taken. */
const quietMs = 600;
/** So many groups are laid out in one frame: a press may have to wait for them, and for no more. */
const groupsAtOnce = 6;

/**
 * Takes the true heights of a long text once it is left alone: what is out of sight keeps its height
 * until the next change, and the scroll bar does not jump when one gets there. Groups out of sight are
 * skipped at all other times (`.lesson-long`), so each is laid out for one frame, a few at a time; a
 * press puts it off.
 */
export function useTrueHeights(text: RefObject<HTMLElement | null>, long: boolean): void {
  useEffect(() => {
    const element = text.current;
    if (!element || !long) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    let whole: HTMLElement[] = [];
    const layOut = (groups: HTMLElement[]) => {
      for (const group of whole) delete group.dataset.whole;
      for (const group of groups) group.dataset.whole = '';
      whole = groups;
    };
    // A height is noted at the end of the frame in which its group was laid out.
    const settle = (from: number) => {
      const groups = element.querySelectorAll<HTMLElement>(':scope > *');
      layOut([...groups].slice(from, from + groupsAtOnce));
      frame = whole.length > 0 ? requestAnimationFrame(() => settle(from + groupsAtOnce)) : 0;
    };
    const stop = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      frame = 0;
      layOut([]);
    };
    const wait = () => {
      stop();
      timer = setTimeout(() => settle(0), quietMs);
    };
    const postpone = () => {
      if (frame !== 0) wait();
    };
    // Settling itself changes the height of the text, but never its width.
    let width = 0;
    const watch = new ResizeObserver(() => {
      if (frame !== 0 && element.clientWidth === width) return;
      width = element.clientWidth;
      wait();
    });
    watch.observe(element);
    addEventListener('pointerdown', postpone, true);
    addEventListener('keydown', postpone, true);
    return () => {
      watch.disconnect();
      removeEventListener('pointerdown', postpone, true);
      removeEventListener('keydown', postpone, true);
      stop();
    };
  }, [text, long]);
}
