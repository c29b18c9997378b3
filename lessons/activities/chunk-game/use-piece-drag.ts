import { type PointerEvent, useRef, useState } from 'react';

export interface Dragged {
  id: string;
  x: number;
  y: number;
}

interface DragTargets {
  direction: 'ltr' | 'rtl';
  /** Called when the piece was dropped on the line, with its index there. */
  onLay: (id: string, to: number) => void;
  /** Called when the piece was dropped elsewhere. */
  onLift: (id: string) => void;
}

/** A movement shorter than this counts as a tap. */
const minPixels = 8;

const pieceAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-piece]') : null;

/**
 * Drags pieces with mouse, pen or finger. Attach the handlers to the board: pieces carry `data-piece`, the
 * line that receives them `data-line`. Suppresses the click that the browser fires after a drag.
 */
export function usePieceDrag({ direction, onLay, onLift }: DragTargets) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const start = useRef<{ id: string; x: number; y: number; moved: boolean } | null>(null);
  const swallow = useRef(false);

  const drop = (event: PointerEvent<HTMLElement>, id: string) => {
    const line = event.currentTarget.querySelector<HTMLElement>('[data-line]');
    const area = line?.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    if (!line || !area || y < area.top || y > area.bottom || x < area.left || x > area.right) {
      return onLift(id);
    }
    const others = [...line.querySelectorAll<HTMLElement>('[data-piece]')];
    const boxes = others
      .filter((piece) => piece.dataset.piece !== id)
      .map((piece) => piece.getBoundingClientRect());
    onLay(id, dropPlace(boxes, { x, y }, direction));
  };

  return {
    dragged,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const id = pieceAt(event.target)?.dataset.piece;
        swallow.current = false;
        if (!id || event.button !== 0) return;
        start.current = { id, x: event.clientX, y: event.clientY, moved: false };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const from = start.current;
        if (!from) return;
        const [x, y] = [event.clientX - from.x, event.clientY - from.y];
        if (!from.moved && Math.hypot(x, y) < minPixels) return;
        if (!from.moved) event.currentTarget.setPointerCapture(event.pointerId);
        from.moved = true;
        setDragged({ id: from.id, x, y });
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const from = start.current;
        start.current = null;
        if (!from?.moved) return;
        swallow.current = true;
        setDragged(null);
        drop(event, from.id);
      },
      onPointerCancel: () => {
        start.current = null;
        setDragged(null);
      },
    },
    /** True for the click that ends a drag. */
    swallows: () => {
      const wasDrag = swallow.current;
      swallow.current = false;
      return wasDrag;
    },
  };
}

/** The position of a piece on the screen, in pixels. */
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Returns the index in a line of pieces for a drop point: before the first piece whose middle it has not
 * passed, in reading direction, line by line.
 */
export function dropPlace(
  boxes: readonly Box[],
  point: { x: number; y: number },
  direction: 'ltr' | 'rtl',
): number {
  const place = boxes.findIndex(({ left, right, top, bottom }) => {
    if (point.y < top) return true;
    if (point.y > bottom) return false;
    const middle = (left + right) / 2;
    return direction === 'rtl' ? point.x > middle : point.x < middle;
  });
  return place < 0 ? boxes.length : place;
}
