import { useLayoutEffect } from 'react';

/** In milliseconds. After this time, work that waits for a screen begins even if no screen has any content. */
const maxWaitMs = 5000;

let resolveShown = () => {};

/** Resolves once a screen shows its content, so that work that can wait does not delay it. */
export const contentShown = new Promise<void>((resolve) => {
  resolveShown = resolve;
  setTimeout(resolve, maxWaitMs);
});

/** Called by each screen; `isShown` is false while it loads. */
export function useContentShown(isShown: boolean): void {
  useLayoutEffect(() => {
    if (isShown) resolveShown();
  }, [isShown]);
}
