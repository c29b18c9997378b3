import type { CDPSession, Locator, Page } from '@playwright/test';

/** The cost of one input on a slowed processor, in ms. */
export interface Reaction {
  /** From the input to the frame that shows its effect, as INP measures it; in steps of 8 ms. */
  inputToPaint: number;
  /** The script time until the page was idle, including scripts that run after that frame. */
  script: number;
}

declare global {
  interface Window {
    inputs?: { interactionId: number; duration: number }[];
  }
}

/** Installs a recorder before the page’s first script runs; it records every input that has an effect. */
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
  // Use the thread's own CPU time, so that other programs on a busy machine are not counted.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return devtools;
}

/** More than the height of a browser's bars above the page, in CSS pixels. */
const aboveThePage = 200;

/**
 * Enlarges the window so that the whole page fits. By default, the window is as high as the page but also
 * includes the browser's bars, so the lowest strip of the page is outside it. The browser paints a change in
 * this strip only with the next change elsewhere, so half a second of idle time would be counted as response
 * time.
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

/**
 * Returns the script time once it stops growing. Waits outside the page, because our own script inside it
 * would be counted.
 */
export async function atRest(devtools: CDPSession): Promise<number> {
  for (let last = -1; ; ) {
    await new Promise((resolve) => setTimeout(resolve, 120));
    const now = await scriptMs(devtools);
    if (now === last) return now;
    last = now;
  }
}

/**
 * Performs one input and waits until the page is idle. The browser does not report inputs that take less than
 * 16 ms, so they count as 16 ms.
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

/**
 * Finds the element before the measurement starts, so that Playwright's own work in the page is not counted.
 * Returns a function that performs the input.
 */
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
