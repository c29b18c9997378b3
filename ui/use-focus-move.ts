import { useCallback, useLayoutEffect, useReducer, useRef } from 'react';

/**
 * Moves the focus together with a state change. The callback runs as soon as the state change is in the DOM
 * and before the next key event. If it ran a frame later, the next key press of a fast user would go to the
 * wrong element.
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
