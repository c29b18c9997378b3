import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  test,
} from '@playwright/test';

// A browser context that is created for each test begins with an empty cache, and then loading a screen costs
// two and a half times as much. So contexts are kept, and emptied of everything that a person leaves behind.

type Options = Pick<BrowserContextOptions, 'hasTouch' | 'isMobile' | 'locale' | 'viewport'>;

/** Playwright's own window, not that of the test's file: another person sits at another device. */
const usual: Options = {
  hasTouch: false,
  isMobile: false,
  locale: 'en-GB',
  viewport: { width: 1280, height: 720 },
};

/** What a page can store, but for the caches of scripts, styles and compiled code. */
const storageTypes =
  'local_storage,indexeddb,service_workers,cache_storage,file_systems,storage_buckets';

/** By their options as JSON. */
const free = new Map<string, BrowserContext[]>();
/** With the key in `free` of each. */
const borrowed = new Map<BrowserContext, string>();

/** Returns an empty context with a warm cache. It is taken back by `returnContexts` after the test. */
export async function openContext(
  browser: Browser,
  options: Options = {},
): Promise<BrowserContext> {
  const wanted = { ...usual, ...options };
  const key = JSON.stringify(wanted);
  const context = free.get(key)?.pop() ?? (await browser.newContext(wanted));
  borrowed.set(context, key);
  return context;
}

/** Empties all contexts of the test that has ended, and keeps them for the next one. */
export async function returnContexts(): Promise<void> {
  const used = [...borrowed];
  borrowed.clear();
  await Promise.all(
    used.map(async ([context, key]) => {
      try {
        await empty(context);
        free.set(key, [...(free.get(key) ?? []), context]);
      } catch {
        // The test closed it, or its page hangs: the next test gets a new one.
        await context.close().catch(() => {});
      }
    }),
  );
}

async function empty(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  const [page = await context.newPage(), ...others] = context.pages();
  await Promise.all(others.map((other) => other.close()));
  // A page may still store something when it is left, so it is left before its storage is cleared.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await leave(page);
  const origin = test.info().project.use.baseURL;
  if (origin) {
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  }
  await context.clearCookies();
  await context.clearPermissions();
  await page.close();
}

/** Leaves the site; a screen with unsaved work may ask whether to leave it. */
async function leave(page: Page): Promise<void> {
  page.removeAllListeners('dialog');
  page.on('dialog', (dialog) => dialog.accept().catch(() => {}));
  await page.goto('about:blank');
}
