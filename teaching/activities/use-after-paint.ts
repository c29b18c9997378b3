import { useEffect, useReducer, useRef } from 'react';

/**
 * The value itself, or, where it `waits`, the one before until the screen has been painted once: what
 * follows a big change can be drawn a moment after it.
 */
export function useAfterPaint<Value>(value: Value, waits: boolean): Value {
  const drawn = useRef(value);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  if (!waits) drawn.current = value;
  useEffect(() => {
    if (drawn.current === value) return;
    // The frame that is under way first, then this.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        drawn.current = value;
        drawAgain();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return drawn.current;
}
