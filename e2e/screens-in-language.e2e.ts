import { expectFits } from './expect-fits.ts';
import { expectAccessible } from './expect-no-findings.ts';
import { screens, showEach } from './screens.ts';
import { test } from './test.ts';

// All screens that teachers and pupils see, in the language of the walk. Every test run has this in English with more checks
// (screens.e2e.ts), so here it is left out unless a language is chosen: LEXILOOM_E2E_LANGUAGE=ar.

const phone = { width: 390, height: 844 };
const laptop = { width: 1366, height: 768 };

test.setTimeout(600_000);
test.use({ viewport: laptop });
test.describe.configure({ mode: 'parallel' });

if (process.env.LEXILOOM_E2E_LANGUAGE) {
  for (const [group, shown] of Object.entries(screens)) {
    const read = shown.filter(({ as }) => as !== 'admin');
    if (read.length === 0) continue;
    test(`${group}: passes axe and fits a phone in the chosen language`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await showEach(page, read, async ({ name, fleeting }, again) => {
        await expectAccessible(page, name);
        await page.setViewportSize(phone);
        if (fleeting) await again();
        await expectFits(page, `${name} on a phone`);
        await page.setViewportSize(laptop);
      });
    });
  }
}
