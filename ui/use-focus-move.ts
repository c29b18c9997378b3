import { useCallback, useLayoutEffect, useReducer, useRef } from 'react';

/**
 * Moves the focus together with a state change: the callback runs once the change of the same event is in the
 * DOM, before the next key event. A frame later it would steal the focus from a fast user, and the next key
 * press would go to the wrong element.
 */
export function useFocusMove(): (move: () => void) => void {
  const waiting = useRef<(() => void) | null>(null);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const move = waiting.current;
    waiting.current = null;
    move?.();
  });
  return useCallback((move) => {
    waiting.current = move;
    drawAgain();
  }, []);
}
