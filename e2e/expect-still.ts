import { expect, type Page } from '@playwright/test';

/** Expects that no element moves automatically for a person who prefers reduced motion. */
export async function expectStill(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect.soft(await moving(page), `${name}: what moves`).toEqual([]);
}

/** Returns the animations that are long enough to be noticed. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration = 0, iterations = 1 } = animation.effect?.getTiming() ?? {};
      const lasts = Number(duration) * Number(iterations);
      const target = Reflect.get(Object(animation.effect), 'target');
      return lasts > 20 && target instanceof Element ? [target.outerHTML.slice(0, 100)] : [];
    }),
  );
