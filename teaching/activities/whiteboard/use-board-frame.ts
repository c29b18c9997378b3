import { type RefObject, useEffect, useState } from 'react';

/** How stored hundredths of an em become pixels of the overlay: `x = start + way * scale * stored`. */
export interface BoardFrame {
  width: number;
  height: number;
  /** Pixels for one hundredth of an em. */
  scale: number;
  /** Where the text block's lines begin, in pixels from the overlay's left edge. */
  start: number;
  /** -1 where lines run from right to left. */
  way: 1 | -1;
  /** The text block's upper edge, in pixels from the overlay's. */
  top: number;
}

/** The measures of an overlay and the text block under it, kept up to date; null before the first. */
export function useBoardFrame(overlay: RefObject<HTMLElement | null>, way: 1 | -1) {
  const [frame, setFrame] = useState<BoardFrame | null>(null);
  useEffect(() => {
    const element = overlay.current;
    const block = element?.parentElement?.querySelector<HTMLElement>('.lesson-text');
    if (!element || !block) return;
    const measure = () => {
      const outer = element.getBoundingClientRect();
      const inner = block.getBoundingClientRect();
      const next: BoardFrame = {
        width: outer.width,
        height: outer.height,
        scale: Number.parseFloat(getComputedStyle(block).fontSize) / 100,
        start: (way === 1 ? inner.left : inner.right) - outer.left,
        top: inner.top - outer.top,
        way,
      };
      setFrame((old) => (old && JSON.stringify(old) === JSON.stringify(next) ? old : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(block);
    return () => observer.disconnect();
  }, [overlay, way]);
  return frame;
}

/** Hundredths of an em, unrounded, of a place on the overlay in pixels. */
export const toStored = (frame: BoardFrame, x: number, y: number): [number, number] => [
  ((x - frame.start) * frame.way) / frame.scale,
  (y - frame.top) / frame.scale,
];
