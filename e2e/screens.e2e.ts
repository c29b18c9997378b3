import { expectAnnouncement } from './expect-announcement.ts';
import { expectFits } from './expect-fits.ts';
import { expectNoFindings } from './expect-no-findings.ts';
import { expectSpoken } from './expect-spoken.ts';
import { expectSteadyPress } from './expect-steady-press.ts';
import { expectStill } from './expect-still.ts';
import { screens, showEach } from './screens.ts';
import { test } from './test.ts';

/** Each screen is opened at laptop size, then checked at projector and phone sizes. */
const laptop = { width: 1366, height: 768 };
const projector = { width: 1920, height: 1080 };
const phone = { width: 390, height: 844 };

test.setTimeout(600_000);
test.use({ viewport: laptop });
// Each group deletes its typed input, so the groups may run in any environment and any order.
test.describe.configure({ mode: 'parallel' });

for (const [group, shown] of Object.entries(screens)) {
  test(`${group}: passes axe in both themes, is announced as expected, shows no motion, fits every device and keeps each button in place while it is pressed`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await showEach(page, shown, async ({ name, fleeting }, again) => {
      await expectStill(page, name);
      await expectSpoken(page, name);
      await expectAnnouncement(page, name);
      await expectNoFindings(page, name);
      await expectFits(page, `${name} on a laptop`);
      for (const size of [projector, phone]) {
        await page.setViewportSize(size);
        if (fleeting) await again();
        await expectFits(page, `${name} at ${size.width}`);
      }
      // Each screen is opened once for all checks. This check changes the screen, so it comes last.
      if (!fleeting) await expectSteadyPress(page, name);
      await page.setViewportSize(laptop);
    });
  });
}
