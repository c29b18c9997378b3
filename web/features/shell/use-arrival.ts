import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Place, pageHistory } from '../../app/routing/history.ts';

/**
 * Does what the browser does after a page load, for a place that is shown without one: scrolls, and moves the
 * focus to the new screen for screen readers.
 */
export function useArrival(
  main: RefObject<HTMLElement | null>,
  { pathname, key }: Pick<Place, 'pathname' | 'key'>,
): void {
  const shown = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has its own position
  useLayoutEffect(() => pageHistory().restoreScroll(), [key]);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
