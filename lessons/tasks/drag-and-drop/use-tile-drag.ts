import type { RefObject } from 'react';
import { usePointerDrag } from '#ui/use-pointer-drag.ts';

const fingerRestMs = 180;

/**
 * Makes tiles draggable. Elements of `place` with `data-tile` can be dropped on elements with `data-slot` or
 * `data-gap`. If a tile is dropped on an element with `data-bank`, it returns to the bank (null). With
 * `restMs` 0, a finger drags like a mouse. The page scrolls while a tile is near an edge of the text, which
 * ends at `data-foot`.
 */
export const useTileDrag = (
  place: RefObject<HTMLElement | null>,
  onDrop: (tile: string, slot: string | null) => void,
  restMs = fingerRestMs,
) =>
  usePointerDrag({
    place,
    restMs,
    follows: true,
    pick: (pressed) => pressed.closest<HTMLElement>('[data-tile]')?.dataset.tile,
    over: ({ x, y }) => targetAt(x, y),
    onDrop: (tile, target) => {
      if (target) onDrop(tile, target === 'bank' ? null : target);
    },
    scrollArea: () => {
      const foot = place.current?.querySelector('[data-foot]')?.getBoundingClientRect();
      return { top: 0, bottom: foot?.top ?? innerHeight };
    },
  });

function targetAt(x: number, y: number): string | null {
  const element = document
    .elementFromPoint(x, y)
    ?.closest<HTMLElement>('[data-slot], [data-gap], [data-bank]');
  return element ? (element.dataset.slot ?? element.dataset.gap ?? 'bank') : null;
}
