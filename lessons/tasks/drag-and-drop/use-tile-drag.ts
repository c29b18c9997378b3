import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds a finger must rest before it drags; a finger that moves sooner scrolls the page. */
const fingerRestMs = 180;
/** Pixels a mouse or pen must move to start a drag. */
const dragFrom = 6;

export interface Dragged {
  tile: string;
  x: number;
  y: number;
  /** The slot below the pointer, `bank` outside all slots, null over nothing. */
  over: string | null;
}

interface Live {
  tile: string;
  end: () => void;
  live: boolean;
}

/**
 * Drags tiles by mouse, pen or finger. Listens on `place` to every element with `data-tile`; drops onto
 * elements with `data-slot` or `data-gap`, or `data-bank` to put the tile back. With `restMs` 0 a finger
 * drags as a mouse does. The page scrolls while a tile is held near an edge of the text. Taps are left to the
 * buttons' own clicks.
 */
export function useTileDrag(
  place: { readonly current: HTMLElement | null },
  onDrop: (tile: string, slot: string | null) => void,
  restMs = fingerRestMs,
) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const now = useRef<Live | null>(null);
  const dragging = useRef(false);
  const drop = useRef(onDrop);
  drop.current = onDrop;

  useEffect(() => {
    const element = place.current;
    // Only a listener registered before the touch can prevent the page from scrolling.
    const hold = (event: TouchEvent) => {
      if (now.current?.live) event.preventDefault();
    };
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => {
      element?.removeEventListener('touchmove', hold);
      now.current?.end();
    };
  }, [place]);

  const onPointerDown = (down: PointerEvent) => {
    const from =
      down.target instanceof Element ? down.target.closest<HTMLElement>('[data-tile]') : null;
    const tile = from?.dataset.tile;
    if (!tile || down.button !== 0 || now.current) return;
    const listening = new AbortController();
    const at = { x: down.clientX, y: down.clientY };
    let held = at;
    let frame = 0;
    let nearEdge = { sign: 0, since: 0 };
    const show = () => setDragged({ tile, ...held, over: targetAt(held.x, held.y) });
    const scroll = (time: number) => {
      const foot = place.current?.querySelector('[data-foot]')?.getBoundingClientRect();
      const step = scrollStep(held.y, { top: 0, bottom: foot?.top ?? innerHeight });
      if (Math.sign(step) !== nearEdge.sign) nearEdge = { sign: Math.sign(step), since: time };
      const top = Math.round(step * scrollShare(time - nearEdge.since));
      if (top !== 0) {
        scrollBy({ top, behavior: 'instant' });
        show();
      }
      frame = requestAnimationFrame(scroll);
    };
    const begin = () => {
      if (now.current) now.current.live = true;
      dragging.current = true;
      show();
      frame = requestAnimationFrame(scroll);
    };
    const byTouch = down.pointerType === 'touch' && restMs > 0;
    const timer = byTouch ? setTimeout(begin, restMs) : undefined;
    const end = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      listening.abort();
      now.current = null;
      setDragged(null);
      // Ignore the click that follows the end of a drag.
      setTimeout(() => {
        dragging.current = false;
      }, 0);
    };
    now.current = { tile, end, live: false };
    const move = (event: globalThis.PointerEvent) => {
      const far = Math.hypot(event.clientX - at.x, event.clientY - at.y) > dragFrom;
      if (!now.current?.live) {
        if (!far) return;
        if (byTouch) return end();
        begin();
      }
      held = { x: event.clientX, y: event.clientY };
      show();
    };
    const up = (event: globalThis.PointerEvent) => {
      const target = now.current?.live ? targetAt(event.clientX, event.clientY) : null;
      end();
      if (target) drop.current(tile, target === 'bank' ? null : target);
    };
    addEventListener('pointermove', move, listening);
    addEventListener('pointerup', up, listening);
    addEventListener('pointercancel', end, listening);
  };

  return {
    dragged,
    handlers: {
      onPointerDown,
      onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
        if (!dragging.current) return;
        event.stopPropagation();
        event.preventDefault();
      },
      onContextMenu: (event: { preventDefault: () => void }) => {
        if (now.current) event.preventDefault();
      },
    },
  };
}

function targetAt(x: number, y: number): string | null {
  const element = document
    .elementFromPoint(x, y)
    ?.closest<HTMLElement>('[data-slot], [data-gap], [data-bank]');
  return element ? (element.dataset.slot ?? element.dataset.gap ?? 'bank') : null;
}

/** Distance from an edge at which the page scrolls automatically, in pixels. */
const zone = 72;
/** Maximum scroll per frame, in pixels. */
const most = 14;
/** Delay before scrolling starts; a tile that only passes an edge stays near it for less time. */
const passMs = 200;
/** Time over which the scroll then accelerates, so that the slot is still there when the pupil lets go. */
const gatherMs = 400;

/**
 * Returns the share of full scroll speed after the tile was near one edge for `ms`: 0 for a tile that only
 * passes on its way from the bank to its slot, 1 for one that waits there.
 */
export const scrollShare = (ms: number): number =>
  Math.min(1, Math.max(0, (ms - passMs) / gatherMs));

/**
 * Returns how far the page scrolls in this frame while a tile is dragged at height `y`: up (negative) near
 * the top of the visible text, down near its bottom, faster the nearer. Below the bottom are the tiles, where
 * nothing scrolls. All values are in window pixels.
 */
export function scrollStep(y: number, { top, bottom }: { top: number; bottom: number }): number {
  const near = (depth: number) => Math.ceil(most * Math.min(1, depth / zone));
  if (y < top + zone) return -near(top + zone - y);
  if (y > bottom - zone && y < bottom) return near(y - (bottom - zone));
  return 0;
}
