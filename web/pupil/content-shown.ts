import { useLayoutEffect } from 'react';

let tellShown = () => {};

/** Resolves once a screen shows its content, so that what can wait does not delay it. */
export const contentShown = new Promise<void>((resolve) => {
  tellShown = resolve;
});

/** Called by each screen; `isShown` is false while it loads. */
export function useContentShown(isShown: boolean): void {
  useLayoutEffect(() => {
    if (isShown) tellShown();
  }, [isShown]);
}
