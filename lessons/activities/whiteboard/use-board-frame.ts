import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type BoardFrame, measureBoard, textUnder } from './measure-board.ts';
import type { Stroke } from './options.ts';

/**
 * The measures of a glass, of the text under it and of the words that the strokes hang on, kept up to
 * date; null before the first. They are taken again only when something was laid out anew.
 */
export function useBoardFrame(
  glass: RefObject<HTMLElement | null>,
  way: 1 | -1,
  strokes: readonly Stroke[],
) {
  const [frame, setFrame] = useState<BoardFrame | null>(null);
  const newest = useRef(strokes);
  newest.current = strokes;
  const measure = useCallback(() => {
    if (!glass.current) return;
    const ids = newest.current.flatMap(({ anchor }) => anchor?.word ?? []);
    const next = measureBoard(glass.current, way, new Set(ids));
    setFrame((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
  }, [glass, way]);

  // A stroke just drawn is seen at once: its word is measured before the screen is painted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other strokes hang on other words
  useLayoutEffect(measure, [measure, strokes]);

  useEffect(() => {
    const text = glass.current && textUnder(glass.current);
    if (!glass.current || !text) return;
    const watched = new WeakSet<Element>();
    // Words can move to other lines while the text as a whole keeps its size; its paragraphs do not.
    const follow = () => {
      for (const paragraph of text.querySelectorAll('.lesson-side')) {
        if (watched.has(paragraph)) continue;
        watched.add(paragraph);
        observer.observe(paragraph);
      }
      measure();
    };
    const observer = new ResizeObserver(follow);
    observer.observe(glass.current);
    observer.observe(text);
    // Another font moves words even where no paragraph becomes higher: the probe's width tells of it.
    for (const probe of glass.current.querySelectorAll('.board-probe')) observer.observe(probe);
    // Letters of a font that arrives late have other widths.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [glass, measure]);
  return frame;
}
