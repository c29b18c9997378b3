import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { strokesAt } from './edit-board.ts';
import type { Stroke } from './options.ts';
import { simplifyStroke } from './simplify-stroke.ts';
import { strokePath } from './stroke-path.ts';
import { type BoardFrame, toStored } from './use-board-frame.ts';

/** The rubber's radius in hundredths of an em. */
const rubber = 25;

interface DrawingRequest {
  frame: BoardFrame | null;
  tool: 'pen' | 'highlighter' | 'eraser';
  strokes: readonly Stroke[];
  /** The path that shows the line while it is drawn. */
  live: RefObject<SVGPathElement | null>;
  onDraw: (points: number[]) => void;
  onRub: (places: ReadonlySet<number>) => void;
}

const none: ReadonlySet<number> = new Set();

/**
 * Pointer events of the overlay as strokes or rubbing. While a line is drawn only its own path changes,
 * outside of rendering, so that a slow machine keeps up with the hand.
 */
export function useDrawing({ frame, tool, strokes, live, onDraw, onRub }: DrawingRequest) {
  const drawn = useRef<number[] | null>(null);
  const [rubbed, setRubbed] = useState(none);

  const place = (event: { clientX: number; clientY: number }, element: Element) => {
    const box = element.getBoundingClientRect();
    return frame ? toStored(frame, event.clientX - box.left, event.clientY - box.top) : null;
  };
  const rub = (x: number, y: number) => {
    const hit = strokesAt(strokes, x, y, rubber);
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
      if (tool === 'eraser') rub(...at);
    }
    if (tool !== 'eraser') live.current?.setAttribute('d', strokePath(line));
  };
  const end = (event: PointerEvent<SVGSVGElement>) => {
    const line = drawn.current;
    drawn.current = null;
    live.current?.setAttribute('d', '');
    if (!line || event.type === 'pointercancel') return setRubbed(none);
    if (tool !== 'eraser') return onDraw(simplifyStroke(line));
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
        if (tool === 'eraser') rub(...at);
        else live.current?.setAttribute('d', strokePath(at));
      },
      onPointerMove: follow,
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
