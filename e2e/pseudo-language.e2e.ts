import { expect } from '@playwright/test';
import { voices } from '#lessons/draft/voices.ts';
import { expectFits } from './expect-fits.ts';
import { cutTexts } from './languages/cut-texts.ts';
import { unmirrored } from './languages/unmirrored.ts';
import { ReceivedData, untranslatedTexts } from './languages/untranslated-texts.ts';
import { screens, showEach } from './screens.ts';
import { settled } from './settled.ts';
import { test } from './test.ts';
import { selectedFiles } from './upload-screens.ts';

// ar-XB is English with accents that is 40 % longer and is written from right to left. Screens of admins stay English.

const laptop = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };
const softly = expect.configure({ soft: true, timeout: 2_000 });

test.setTimeout(600_000);
test.use({ viewport: laptop, language: 'ar-XB' });
test.describe.configure({ mode: 'parallel' });

for (const [group, shown] of Object.entries(screens)) {
  const read = shown.filter((screen) => screen.as !== 'admin');
  if (read.length === 0) continue;
  test(`${group}: says every word in the language of the page, cuts none off, and is mirrored`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const data = new ReceivedData(page, [...selectedFiles, ...voices.map(({ name }) => name)]);
    await showEach(page, read, async ({ name, fleeting }, again) => {
      await settled(page);
      expect.soft(await untranslatedTexts(page, data), `${name}: not translated`).toEqual([]);
      expect.soft(await cutTexts(page), `${name}: cut off`).toEqual([]);
      await softly.poll(() => unmirrored(page), { message: `${name}: not mirrored` }).toEqual([]);
      await page.setViewportSize(phone);
      if (fleeting) await again();
      await expectFits(page, `${name} on a phone`);
      expect.soft(await cutTexts(page), `${name}: cut off on a phone`).toEqual([]);
      await page.setViewportSize(laptop);
    });
  });
}
