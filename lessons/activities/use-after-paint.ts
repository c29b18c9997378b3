import { useEffect, useReducer, useRef } from 'react';
import { afterPaint } from '#ui/after-paint.ts';

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
    return afterPaint(() => {
      drawn.current = value;
      drawAgain();
    });
  }, [value]);
  return drawn.current;
}
