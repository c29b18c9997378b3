import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { strokesAt } from './edit-board.ts';
import type { BoardFrame } from './measure-board.ts';
import type { Point } from './simplify-stroke.ts';
import { strokePath } from './stroke-path.ts';
import type { PlacedStroke } from './stroke-place.ts';

/** The rubber's radius in hundredths of an em. */
const rubber = 25;

interface DrawingRequest {
  frame: BoardFrame | null;
  tool: 'pen' | 'highlighter' | 'eraser';
  placed: readonly PlacedStroke[];
  /** The path that shows the line while it is drawn. */
  live: RefObject<SVGPathElement | null>;
  /** Told every point of a line, in hundredths of an em of the board. */
  onDraw: (line: readonly number[]) => void;
  onRub: (places: ReadonlySet<number>) => void;
}

const none: ReadonlySet<number> = new Set();

/**
 * Pointer events of the overlay as strokes or rubbing. While a line is drawn only its own path changes,
 * outside of rendering, so that a slow machine keeps up with the hand.
 */
export function useDrawing({ frame, tool, placed, live, onDraw, onRub }: DrawingRequest) {
  const drawn = useRef<number[] | null>(null);
  const [rubbed, setRubbed] = useState(none);

  const place = (event: { clientX: number; clientY: number }, element: Element): Point | null => {
    const box = element.getBoundingClientRect();
    return (
      frame && [(event.clientX - box.left) / frame.scale, (event.clientY - box.top) / frame.scale]
    );
  };
  const rub = (at: Point) => {
    const hit = strokesAt(placed, at, rubber);
    if (hit.length > 0) setRubbed((old) => new Set([...old, ...hit]));
  };
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const line = drawn.current;
    if (!line) return;
    const all = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const each of all.length > 0 ? all : [event]) {
      const at = place(each, event.currentTarget);
      if (!at) continue;
      line.push(...at);
      if (tool === 'eraser') rub(at);
    }
    if (tool !== 'eraser') live.current?.setAttribute('d', strokePath(line));
  };
  const end = (event: PointerEvent<SVGSVGElement>) => {
    const line = drawn.current;
    drawn.current = null;
    live.current?.setAttribute('d', '');
    if (!line || event.type === 'pointercancel') return setRubbed(none);
    if (tool !== 'eraser') return onDraw(line);
    setRubbed(none);
    if (rubbed.size > 0) onRub(rubbed);
  };

  return {
    /** The strokes under the rubber, hidden until the hand is lifted. */
    rubbed,
    handlers: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        const at = event.button === 0 ? place(event, event.currentTarget) : null;
        if (!at) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        drawn.current = [...at];
        if (tool === 'eraser') rub(at);
        else live.current?.setAttribute('d', strokePath(at));
      },
      onPointerMove: follow,
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
