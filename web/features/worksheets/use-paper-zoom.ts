import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Paper, papers } from '#lessons/sheets/paper.ts';

const pixelsPerMillimetre = 96 / 25.4;

/** How much smaller than life the paper is drawn, so that it fits its frame; never larger than life. */
export function usePaperZoom(frame: RefObject<HTMLElement | null>, paper: Paper): number {
  const [zoom, setZoom] = useState(1);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const wanted = papers[paper].width * pixelsPerMillimetre;
      setZoom(Math.min(1, Math.floor((element.clientWidth / wanted) * 100) / 100));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [frame, paper]);
  return zoom;
}
