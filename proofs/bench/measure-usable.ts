import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';

/** The cost of one cold load of a page; times in ms from the start of navigation. */
export interface Load {
  usableMs: number;
  requests: number;
  kilobytes: number;
  scriptKilobytes: number;
  layoutShift: number;
  /** The time of the page's own performance entry `exercise-interactive`; null if it has none. */
  markedMs: number | null;
}

/** How to find and use the first gap of a page. */
export interface Subject {
  name: string;
  path: string;
  /** Selector of the control. The page is usable once the control is visible and enabled. */
  gap: string;
  /** True if the control is an input in the shadow root of the element that `gap` selects. */
  inShadow?: boolean;
  /** Entries of the local storage that are set before the page loads, such as an access token. */
  stored?: Readonly<Record<string, string>>;
  /** Performs a real input. If the gap does not react, the load is not counted. */
  use: (page: Page) => Promise<void>;
}

declare global {
  interface Window {
    usableAt?: number;
    shiftSoFar?: number;
  }
}

export const launchBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--ignore-certificate-errors',
      '--disable-background-networking',
      '--disable-gpu',
      '--disable-quic',
    ],
  });

/** Opens a blank page on a mid-range phone with an empty cache (performance.md 1.3). Close its context. */
export async function openPhone(
  browser: Browser,
  cpuSlowdown: number,
  stored: Subject['stored'] = {},
): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, devtools };
}

/** Loads a page with an empty cache on a mid-range phone (performance.md 1.3) and uses its first gap. */
export async function measureUsable(
  browser: Browser,
  origin: string,
  subject: Subject,
  cpuSlowdown: number,
): Promise<Load> {
  const { page, devtools } = await openPhone(browser, cpuSlowdown, subject.stored);
  const types = new Map<string, string>();
  let [requests, bytes, scriptBytes] = [0, 0, 0];
  let counting = true;
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.startsWith('data:')) types.set(requestId, response.mimeType);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === undefined || !counting) return;
    requests += 1;
    bytes += encodedDataLength;
    if (type.includes('javascript')) scriptBytes += encodedDataLength;
  });
  await page.addInitScript(
    ({ gap, inShadow }) => {
      window.shiftSoFar = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          window.shiftSoFar =
            (window.shiftSoFar ?? 0) + (entry as PerformanceEntry & { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
      const look = () => {
        const found = document.querySelector(gap);
        const control = inShadow ? found?.shadowRoot?.querySelector('input') : found;
        const usable = control && !control.matches(':disabled') && control.getClientRects().length;
        if (!usable) return void requestAnimationFrame(look);
        requestAnimationFrame(() => {
          window.usableAt = performance.now();
        });
      };
      look();
    },
    { gap: subject.gap, inShadow: subject.inShadow ?? false },
  );
  await page.goto(`${origin}${subject.path}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.usableAt !== undefined, undefined, { timeout: 40_000 });
  counting = false;
  const early = { requests, kilobytes: bytes / 1024, scriptKilobytes: scriptBytes / 1024 };
  await page.waitForTimeout(700);
  const { usableMs, layoutShift, markedMs } = await page.evaluate(() => ({
    usableMs: window.usableAt ?? Number.NaN,
    layoutShift: window.shiftSoFar ?? 0,
    markedMs: performance.getEntriesByName('exercise-interactive')[0]?.startTime ?? null,
  }));
  await subject.use(page);
  await page.context().close();
  return { ...early, usableMs, layoutShift, markedMs };
}
