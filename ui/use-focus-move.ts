import { useCallback, useLayoutEffect, useReducer, useRef } from 'react';

/**
 * Moves the focus together with a change: what is handed in runs once the change of the same event stands
 * on the page, before the next key can be read. A frame later it would take the focus from whoever is
 * quicker than the screen, and the next press would land elsewhere.
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
