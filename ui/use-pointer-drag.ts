import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface Point {
  x: number;
  y: number;
}

/**
 * A drag in progress: the position of the pointer in the window, and the target under it; null if there is
 * none.
 */
export interface Dragged<Target> extends Point {
  id: string;
  /** The distance from the point of the press, including how far the page has scrolled since. */
  dx: number;
  dy: number;
  over: Target | null;
}

interface DragOptions<Target> {
  /** Returns the id of the item that a press on this element picks up; undefined if there is none. */
  pick: (pressed: Element) => string | undefined;
  /** Returns the target at a point of the window, given the previous target of the drag. */
  over: (at: Point, drag: { id: string; over: Target | null }) => Target | null;
  /** Called when the pointer is released; not if Escape or a scrolling browser cancels the drag. */
  onDrop: (id: string, over: Target | null) => void;
  /** Pixels that a pointer must move before a drag starts. With 0, the press starts the drag. */
  startPx?: number;
  /** Milliseconds that a finger must rest before it drags. A finger that moves sooner scrolls the page. */
  restMs?: number;
  /**
   * The element around all items that can be dragged with a resting finger. It does not scroll during a drag.
   */
  place?: RefObject<HTMLElement | null>;
  /** Returns the top and bottom of the area at whose edges a drag scrolls the page. */
  scrollArea?: () => { top: number; bottom: number };
  /**
   * If true, rerenders at every movement, for components that follow the pointer. Otherwise rerenders only if
   * `over` changes.
   */
  follows?: boolean;
}

/**
 * Drags by mouse, pen or finger from the item that `pick` returns to the target that `over` returns. Attach
 * the handlers to an element around all items and targets. Taps remain ordinary clicks on buttons. The caller
 * handles keys and announcements.
 */
export function usePointerDrag<Target = string>(options: DragOptions<Target>) {
  const [dragged, setDragged] = useState<Dragged<Target> | null>(null);
  const latest = useRef(options);
  latest.current = options;
  const now = useRef<{ live: boolean; end: () => void } | null>(null);
  const justDragged = useRef(false);

  const { place } = options;
  useEffect(() => {
    const element = place?.current;
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

  // Listens from the press onwards without waiting for a render, because on a slow machine a tap may end
  // before the next render.
  const follow = (id: string, down: PointerEvent) => {
    const { startPx = 6, restMs = 0, scrollArea, follows } = latest.current;
    const from = { x: down.clientX + scrollX, y: down.clientY + scrollY };
    let at = { x: down.clientX, y: down.clientY };
    let over: Target | null = null;
    const show = () => {
      over = latest.current.over(at, { id, over });
      const next = { id, ...at, dx: at.x + scrollX - from.x, dy: at.y + scrollY - from.y, over };
      setDragged((old) => (old && !follows && old.over === next.over ? old : next));
    };

    const listening = new AbortController();
    let stopScrolling: (() => void) | undefined;
    const begin = () => {
      drag.live = true;
      show();
      stopScrolling = scrollArea && scrollAtEdges(() => at.y, scrollArea, show);
    };
    const waits = down.pointerType === 'touch' && restMs > 0;
    const timer = waits ? setTimeout(begin, restMs) : undefined;
    const end = () => {
      clearTimeout(timer);
      stopScrolling?.();
      listening.abort();
      now.current = null;
      setDragged(null);
      justDragged.current = drag.live;
      setTimeout(() => {
        justDragged.current = false;
      }, 0);
    };
    const drag = { live: false, end };
    now.current = drag;
    const isOurs = (event: globalThis.PointerEvent) => event.pointerId === down.pointerId;
    const move = (event: globalThis.PointerEvent) => {
      if (!isOurs(event)) return;
      const [x, y] = [event.clientX, event.clientY];
      if (!drag.live) {
        if (Math.hypot(x - down.clientX, y - down.clientY) < startPx) return;
        if (waits) return end();
      }
      at = { x, y };
      if (drag.live) show();
      else begin();
    };
    const drop = (event: globalThis.PointerEvent) => {
      if (!isOurs(event)) return;
      move(event);
      const { live } = drag;
      end();
      if (live) latest.current.onDrop(id, over);
    };
    addEventListener('pointermove', move, listening);
    addEventListener('pointerup', drop, listening);
    addEventListener('pointercancel', (event) => isOurs(event) && end(), listening);
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(), listening);
    if (startPx === 0) begin();
  };

  // Stable, so that the element with these handlers does not need to rerender.
  const [handlers] = useState(() => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
      const id = latest.current.pick(event.target);
      if (id === undefined) return;
      now.current?.end();
      follow(id, event);
    },
    /** Ignores the click that follows the end of a drag. */
    onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
      if (!justDragged.current) return;
      event.stopPropagation();
      event.preventDefault();
    },
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (now.current) event.preventDefault();
    },
  }));
  return { dragged, handlers };
}

/** Distance from an edge at which the page scrolls automatically, in pixels. */
const zone = 72;
/** Maximum scroll per frame, in pixels. */
const most = 14;
/** Delay before scrolling starts; a pointer that only passes an edge stays near it for less time. */
const passMs = 200;
/**
 * Time over which the scrolling then accelerates, so that the target is not scrolled away before the user
 * releases the pointer.
 */
const gatherMs = 400;

/**
 * Scrolls the page while the pointer stays near an edge of the area. Returns a function that stops the
 * scrolling.
 */
function scrollAtEdges(
  pointerY: () => number,
  area: () => { top: number; bottom: number },
  onScroll: () => void,
): () => void {
  let nearEdge = { sign: 0, since: 0 };
  const scroll = (time: number) => {
    const step = scrollStep(pointerY(), area());
    if (Math.sign(step) !== nearEdge.sign) nearEdge = { sign: Math.sign(step), since: time };
    const top = Math.round(step * scrollShare(time - nearEdge.since));
    if (top !== 0) {
      scrollBy({ top, behavior: 'instant' });
      onScroll();
    }
    frame = requestAnimationFrame(scroll);
  };
  let frame = requestAnimationFrame(scroll);
  return () => cancelAnimationFrame(frame);
}

/**
 * Returns the share of full scroll speed after a pointer was near the same edge for `ms`: 0 for a pointer
 * that only passes, 1 for a pointer that stays.
 */
export const scrollShare = (ms: number): number =>
  Math.min(1, Math.max(0, (ms - passMs) / gatherMs));

/**
 * Returns how far the page scrolls in this frame for a pointer at height `y`: up (negative) near the top of
 * the area, down near its bottom, and faster closer to the edge. Below the bottom, such as over the tiles of
 * a task, the page does not scroll. All values are in window pixels.
 */
export function scrollStep(y: number, { top, bottom }: { top: number; bottom: number }): number {
  const near = (depth: number) => Math.ceil(most * Math.min(1, depth / zone));
  if (y < top + zone) return -near(top + zone - y);
  if (y > bottom - zone && y < bottom) return near(y - (bottom - zone));
  return 0;
}
