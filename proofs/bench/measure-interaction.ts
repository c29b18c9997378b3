import type { CDPSession, Locator, Page } from '@playwright/test';

/** The cost of one input on a slowed processor, in ms. */
export interface Reaction {
  /** From the input to the frame that shows its effect: what INP is made of; in steps of 8 ms. */
  inputToPaint: number;
  /** The time in which script ran until the page came to rest, after that frame too. */
  script: number;
}

declare global {
  interface Window {
    inputs?: { interactionId: number; duration: number }[];
  }
}

/** Has the page note every input that has an effect, from its first script on. */
export async function watchInputs(page: Page): Promise<CDPSession> {
  await page.addInitScript(() => {
    const inputs: { interactionId: number; duration: number }[] = [];
    window.inputs = inputs;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEventTiming & {
          interactionId: number;
        };
        if (interactionId > 0) inputs.push({ interactionId, duration });
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const devtools = await page.context().newCDPSession(page);
  await fitWindow(page, devtools);
  // The thread's own time: other programs of a busy machine are not counted.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return devtools;
}

/** Of the bars that a browser has above the page, in CSS pixels, and more. */
const aboveThePage = 200;

/**
 * Makes room for the whole page in its window. The window is as high as the page and has bars besides, so
 * the page's lowest strip is outside of it: what changes there is presented with the next thing that
 * changes elsewhere, and half a second of rest was counted as the browser's answer.
 */
async function fitWindow(page: Page, devtools: CDPSession): Promise<void> {
  const size = page.viewportSize();
  if (!size) throw new Error('The page to measure has no size of its own.');
  const { windowId } = await devtools.send('Browser.getWindowForTarget');
  const bounds = { width: size.width, height: size.height + aboveThePage };
  await devtools.send('Browser.setWindowBounds', { windowId, bounds });
}

async function scriptMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

/** The script time once it no longer grows. Waits outside the page: script of ours would be counted. */
export async function atRest(devtools: CDPSession): Promise<number> {
  for (let last = -1; ; ) {
    await new Promise((resolve) => setTimeout(resolve, 120));
    const now = await scriptMs(devtools);
    if (now === last) return now;
    last = now;
  }
}

/**
 * Does one input and waits until the page has come to rest. An input below 16 ms is not reported by the
 * browser and counts as 16.
 */
export async function measureReaction(
  page: Page,
  devtools: CDPSession,
  input: () => Promise<void>,
): Promise<Reaction> {
  await page.evaluate(() => {
    window.inputs?.splice(0);
  });
  const before = await atRest(devtools);
  await input();
  const script = (await atRest(devtools)) - before;
  const durations = await page.evaluate(() => window.inputs?.map(({ duration }) => duration) ?? []);
  return { inputToPaint: Math.max(16, ...durations), script };
}

/** Finds the place before the clock runs: what Playwright does in the page to find it is not ours. */
export async function ready(page: Page, on: Locator, key?: string): Promise<() => Promise<void>> {
  await on.scrollIntoViewIfNeeded();
  if (key) {
    await on.focus();
    return () => page.keyboard.press(key);
  }
  const box = await on.boundingBox();
  if (!box) throw new Error('What is to be pressed is not on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  return () => page.mouse.click(x, y);
}
