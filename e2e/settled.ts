import type { Page } from '@playwright/test';

/**
 * Waits until fonts have loaded and the layout has settled after a change of size or theme. When it returns,
 * the page has been drawn twice, and no short animation is running.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const short = document.getAnimations().filter(({ effect, playState }) => {
      const lasts = effect?.getComputedTiming().activeDuration;
      return playState === 'running' && typeof lasts === 'number' && lasts < 1_000;
    });
    await Promise.allSettled(short.map(({ finished }) => finished));
  });
