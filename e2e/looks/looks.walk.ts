import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { root } from '../../scripts/world/settings.ts';
import { screens, showEach } from '../screens.ts';
import { tooWide } from '../too-wide.ts';
import { coveredStops } from './covered-stops.ts';

const folder = join(root, 'test-results/looks');

/** Pictures and names are kept beside the findings, for a person to look at and listen to. */
const kept = (kind: string, name: string) => join(folder, kind, name);

for (const [group, shown] of Object.entries(screens)) {
  test(group, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await showEach(page, shown, async ({ name, fleeting }, again) => {
      const names = await page.locator('body').ariaSnapshot();
      mkdirSync(join(folder, 'names'), { recursive: true });
      writeFileSync(kept('names', `${name}.yml`), names);
      expect.soft(nameless(names), `${name}: what has no name`).toEqual([]);
      expect.soft(await moving(page), `${name}: what moves`).toEqual([]);

      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await page.screenshot({ path: kept('forced', `${name}.png`) });
      await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });

      // A window of 1280 by 1024 at 400 %.
      await page.setViewportSize({ width: 320, height: 256 });
      if (fleeting) await again();
      await page.waitForTimeout(150);
      expect.soft(await tooWide(page), `${name} at 400 %`).toEqual([]);
      await page.screenshot({ path: kept('400', `${name}.png`) });
      await page.screenshot({ path: kept('400-whole', `${name}.png`), fullPage: true });
      if (!fleeting) {
        expect.soft(await coveredStops(page), `${name}: focus out of sight at 400 %`).toEqual([]);
      }
      await page.setViewportSize({ width: 1280, height: 720 });
    });
  });
}

/** Controls that a screen reader would call by their kind alone. */
const nameless = (names: string) =>
  names
    .split('\n')
    .map((line) => line.trim())
    .filter((line) =>
      /^- (?:button|link|textbox|combobox|checkbox|radio|switch|slider|tab|img)(?: \[[^\]]*\])*:?$/.test(
        line,
      ),
    );

/** What still moves for somebody who asked for less of it. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration = 0, iterations = 1 } = animation.effect?.getTiming() ?? {};
      const lasts = Number(duration) * Number(iterations);
      const target = Reflect.get(Object(animation.effect), 'target');
      return lasts > 20 && target instanceof Element ? [target.outerHTML.slice(0, 100)] : [];
    }),
  );
