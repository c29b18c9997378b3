import { test as base } from '@playwright/test';
import { openContext, returnContexts } from './contexts.ts';

/** Playwright's `test`, with contexts that keep the browser's cache between tests. */
export const test = base.extend({
  context: async ({ browser, viewport, hasTouch, isMobile, locale }, use) => {
    await use(
      await openContext(browser, { viewport, hasTouch, isMobile, ...(locale && { locale }) }),
    );
    await returnContexts();
  },
});
