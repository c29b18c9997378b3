import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds that a finger rests before it drags; one that moves before scrolls the page. */
const fingerRestMs = 180;
/** A mouse or pen that moves so many pixels drags. */
const dragFrom = 6;

export interface Dragged {
  tile: string;
  x: number;
  y: number;
  /** The slot below, `bank` beside all slots, null over nothing. */
  over: string | null;
}

interface Live {
  tile: string;
  end: () => void;
  live: boolean;
}

/**
 * Dragging tiles with mouse, pen or finger. Listens on `place` to all that bears `data-tile`; lets go
 * over what bears `data-slot` or `data-gap`, or `data-bank` to put it back. With `restMs` 0 a finger drags
 * as a mouse does. Held for a moment near an edge of the
 * text, the page scrolls. A tap is left to the buttons' own clicks.
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
    // Only a listener that is there before the touch may keep the page from scrolling.
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
      // The click that follows letting go belongs to the drag.
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

/** So near to an edge the page goes on by itself; pixels. */
const zone = 72;
/** The most in one frame; pixels. */
const most = 14;
/** A tile on its way through stays shorter near an edge than this: only then does the page begin to go. */
const passMs = 200;
/** From there on the page gathers speed for so long, so that who lets go does not see the gap leave. */
const gatherMs = 400;

/**
 * What part of its speed the page has after the tile was held near one edge for `ms`: 0 for a tile that
 * passes on its way from the tiles to its gap, 1 for one that waits there.
 */
export const scrollShare = (ms: number): number =>
  Math.min(1, Math.max(0, (ms - passMs) / gatherMs));

/**
 * How far the page scrolls in this frame while a tile is held at height `y`: up (negative) near the top of
 * what is seen of the text, down near its bottom, faster the nearer. Below the bottom lie the tiles, where
 * it stands still. All in pixels of the window.
 */
export function scrollStep(y: number, { top, bottom }: { top: number; bottom: number }): number {
  const near = (depth: number) => Math.ceil(most * Math.min(1, depth / zone));
  if (y < top + zone) return -near(top + zone - y);
  if (y > bottom - zone && y < bottom) return near(y - (bottom - zone));
  return 0;
}
