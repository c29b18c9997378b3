import { test as base } from '@playwright/test';
import { openContext, returnContexts } from './contexts.ts';

/** Playwright's test, in contexts that keep the browser's cache from test to test. */
export const test = base.extend({
  context: async ({ browser, viewport, hasTouch, isMobile, locale }, use) => {
    await use(
      await openContext(browser, { viewport, hasTouch, isMobile, ...(locale && { locale }) }),
    );
    await returnContexts();
  },
});
