import { expect, type Page, test } from '@playwright/test';
import { expectNoFindings } from './expect-no-findings.ts';
import { screens, showEach } from './screens.ts';

/** A projector, a small laptop and a phone. */
const sizes = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

/** For a picture on a machine that has other work. */
const patienceMs = 60_000;

test.setTimeout(300_000);
// Looking changes nothing: the groups may stand in any world and any order.
test.describe.configure({ mode: 'parallel' });

for (const [group, shown] of Object.entries(screens)) {
  test(`${group}: axe finds nothing, light and dark, and each screen fits a projector, a laptop and a phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await showEach(page, shown, async ({ name, fleeting }, again) => {
      await expectNoFindings(page, name);
      for (const size of sizes) {
        await page.setViewportSize(size);
        if (fleeting) await again();
        await settled(page);
        await page.screenshot({
          path: `test-results/screens/${size.width}/${name}.png`,
          timeout: patienceMs,
        });
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(wider, `${name} is wider than ${size.width}`).toBeLessThanOrEqual(0);
      }
      // The next screen opens on a laptop.
      await page.setViewportSize({ width: 1280, height: 720 });
    });
  });
}

/** Letters have come, and what moved with the size of the window stands still. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(150);
}
