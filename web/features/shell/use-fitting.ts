import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How many of the first widths fit into a row, keeping place for `rest` where not all do. */
export function fittingCount(widths: readonly number[], room: number, rest: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= room) return widths.length;
  let used = rest;
  const at = widths.findIndex((width) => {
    used += width;
    return used > room;
  });
  return Math.max(0, at);
}

/**
 * How many items of a row (`data-fits` on each) fit into it beside what always stays (`data-stays`). It
 * measures before the first paint, and again when the row's width, its items or its letters change.
 */
export function useFitting(row: RefObject<HTMLElement | null>, items: string): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  const widths = useRef<{ items: string; each: number[]; rest: number }>(undefined);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const settle = () => {
      // On a phone the row is not drawn: its items have no width until it is.
      if (element.clientWidth === 0) return;
      widths.current = widths.current?.items === items ? widths.current : measured(element, items);
      const { each, rest } = widths.current;
      setCount(fittingCount(each, element.clientWidth - rest, restWidth));
    };
    const watcher = new ResizeObserver(settle);
    // Letters that come late are wider or narrower than those that were measured.
    const measureAnew = () => {
      widths.current = undefined;
      settle();
    };
    document.fonts.addEventListener('loadingdone', measureAnew);
    watcher.observe(element);
    settle();
    return () => {
      document.fonts.removeEventListener('loadingdone', measureAnew);
      watcher.disconnect();
    };
  }, [row, items]);
  return count;
}

/** The button that holds the rest, in pixels. */
const restWidth = 84;

function measured(row: HTMLElement, items: string) {
  const all = [...row.querySelectorAll<HTMLElement>('[data-fits]')];
  const hidden = all.filter((item) => item.hidden);
  for (const item of hidden) item.hidden = false;
  const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
  const widthOf = (item: HTMLElement) => item.getBoundingClientRect().width + gap;
  const each = all.map(widthOf);
  const rest = [...row.querySelectorAll<HTMLElement>('[data-stays]')]
    .map(widthOf)
    .reduce((sum, width) => sum + width, 0);
  for (const item of hidden) item.hidden = true;
  return { items, each, rest };
}
