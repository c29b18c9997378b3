import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from '@playwright/test';

import { languageCookie } from '#contracts/account/language-cookie.ts';
import { type PageLocale, pseudoLocales } from '#language/wordings/interface-languages.ts';
import { languageInUse, lookInLanguage } from './languages/look-in-language.ts';

// A new browser context has an empty cache, so with one context per test, loading a screen would take two and
// a half times as long. Contexts are therefore reused, after all data of the previous person has been
// cleared.

type Options = Pick<BrowserContextOptions, 'hasTouch' | 'isMobile' | 'locale' | 'viewport'>;

/**
 * Playwright's default window size. The window size set in the test's file is not used, because another
 * person uses another device.
 */
const usual: Options = {
  hasTouch: false,
  isMobile: false,
  locale: 'en-GB',
  viewport: { width: 1280, height: 720 },
};

/** All types of storage of a page, except the caches of scripts, styles and compiled code. */
const storageTypes =
  'local_storage,indexeddb,service_workers,cache_storage,file_systems,storage_buckets';

/** The free contexts, keyed by their options as JSON. */
const free = new Map<string, BrowserContext[]>();
/** The contexts in use, each with its key in `free`. */
const borrowed = new Map<BrowserContext, string>();

/** Returns an empty context with a warm cache. After the test, `returnContexts` reclaims it. */
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

/** The language of the pages in which a walk is done; null for English. */
export interface LanguageOption {
  language: PageLocale | null;
}

/**
 * Playwright's `test`, with contexts that keep the browser's cache between tests. `language` does a walk that is written
 * in English in another language.
 */
export const test = base.extend<LanguageOption>({
  language: [null, { option: true }],
  context: async ({ browser, viewport, hasTouch, isMobile, locale, language }, use) => {
    const preferred =
      language && !pseudoLocales.some((one) => one === language) ? withRegion(language) : locale;
    await use(
      await openContext(browser, {
        ...{ viewport, hasTouch, isMobile },
        ...(preferred && { locale: preferred }),
      }),
    );
    await returnContexts();
  },
  page: async ({ context, language }, use) => {
    const page = await context.newPage();
    lookInLanguage(language, page);
    await keepLanguage(context);
    await use(page);
    lookInLanguage(null, page);
  },
});

/** A language as a browser there has it, with its region: `ja` is `ja-JP`. */
function withRegion(language: string): string {
  const { region } = new Intl.Locale(language).maximize();
  return new Intl.Locale(language, region ? { region } : {}).toString();
}

/** Sets the language of the walk as that of the pages. Signing in can have set the one of the account. */
export async function keepLanguage(context: BrowserContext): Promise<void> {
  const language = languageInUse();
  const url = base.info().project.use.baseURL;
  if (language && url) await context.addCookies([{ name: languageCookie, value: language, url }]);
}

/** Clears all contexts of the test that has ended, and makes them available to the next test. */
async function returnContexts(): Promise<void> {
  const used = [...borrowed];
  borrowed.clear();
  await Promise.all(
    used.map(async ([context, key]) => {
      try {
        await empty(context);
        free.set(key, [...(free.get(key) ?? []), context]);
      } catch {
        // The test closed the context, or its page hangs, so the next test gets a new context.
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
  // Leaves the page before clearing its storage, because a page may still store data when it is left.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await leave(page);
  const origin = base.info().project.use.baseURL;
  if (origin) {
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  }
  await context.clearCookies();
  await context.clearPermissions();
  await page.close();
}

/** Leaves the site. A screen with unsaved work may ask for confirmation. */
async function leave(page: Page): Promise<void> {
  page.removeAllListeners('dialog');
  page.on('dialog', (dialog) => dialog.accept().catch(() => {}));
  await page.goto('about:blank');
}
