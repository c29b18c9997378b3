import { expect, type Page, test } from '@playwright/test';
import { expectNoFindings } from './expect-no-findings.ts';
import { screens, showEach } from './screens.ts';
import { tooWide } from './too-wide.ts';

/** A projector, a small laptop and a phone; then that laptop at 200 % and a wider one at 400 % (WCAG 1.4.10). */
const sizes = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 683, height: 384 },
  { width: 320, height: 256 },
];

test.setTimeout(300_000);
// Looking changes nothing: the groups may stand in any world and any order.
test.describe.configure({ mode: 'parallel' });

for (const [group, shown] of Object.entries(screens)) {
  test(`${group}: axe finds nothing, light and dark, and each screen fits a projector, a laptop, a phone and four times the size`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await showEach(page, shown, async ({ name, fleeting }, again) => {
      await expectNoFindings(page, name);
      for (const size of sizes) {
        await page.setViewportSize(size);
        if (fleeting) await again();
        await settled(page);
        await page.screenshot({ path: `test-results/screens/${size.width}/${name}.png` });
        expect.soft(await tooWide(page), `${name} at ${size.width}`).toEqual([]);
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
