import { expect, type Page, test } from '@playwright/test';
import { showEach } from './screens.ts';

/** A projector, a small laptop and a phone. */
const sizes = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

test.setTimeout(240_000);

for (const size of sizes) {
  test(`every screen fits ${size.width}x${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await showEach(page, async ({ name }) => {
      await settled(page);
      await page.screenshot({ path: `test-results/screens/${size.width}/${name}.png` });
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(wider, `${name} is wider than the window`).toBeLessThanOrEqual(0);
    });
  });
}

/** Letters and pictures have come, and nothing is being fetched. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(150);
}
