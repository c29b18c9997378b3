import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { root } from '#scripts/world/settings.ts';
import { screens, showEach } from '../screens.ts';
import { settled } from '../settled.ts';
import { test } from '../test.ts';
import { tooWide } from '../too-wide.ts';
import { coveredControls } from './covered-controls.ts';
import { lostShapes, rememberShapes } from './lost-shapes.ts';
import { lostStops } from './lost-stops.ts';
import { sideways } from './sideways.ts';
import { statesAlike } from './states-alike.ts';
import { zoomTo } from './zoom-to.ts';

const folder = join(root, 'test-results/looks');

/** Stores screenshots and accessible names beside the findings, for a person to review. */
const kept = (kind: string | number, name: string) => join(folder, String(kind), name);

/** A projector, a phone and a small laptop. */
const sizes = [
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
];

for (const [group, shown] of Object.entries(screens)) {
  test(`${group}, as it is seen, magnified and in forced colours`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await showEach(page, shown, async ({ name, fleeting }, again) => {
      mkdirSync(join(folder, 'names'), { recursive: true });
      writeFileSync(kept('names', `${name}.yml`), await page.locator('body').ariaSnapshot());
      for (const size of sizes) {
        await page.setViewportSize(size);
        if (fleeting) await again();
        await settled(page);
        await page.screenshot({ path: kept(size.width, `${name}.png`) });
      }

      await rememberShapes(page);
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await settled(page);
      await page.screenshot({ path: kept('forced', `${name}.png`) });
      expect.soft(await statesAlike(page), `${name}: on and off alike`).toEqual([]);
      expect.soft(await lostShapes(page), `${name}: lost in forced colours`).toEqual([]);

      for (const zoom of [200, 400] as const) {
        await zoomTo(page, zoom);
        if (fleeting) await again();
        await settled(page);
        const at = `${name} at ${zoom} %`;
        expect.soft(await tooWide(page), at).toEqual([]);
        expect.soft(await sideways(page), `${at}: read by going to and fro`).toEqual([]);
        expect.soft(await coveredControls(page), `${at}: covered`).toEqual([]);
        await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
        await page.screenshot({ path: kept(zoom, `${name}.png`), fullPage: true, scale: 'css' });
        await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      }
      if (!fleeting) expect.soft(await lostStops(page), `${name} at 400 %: stops`).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1280, height: 720 });
    });
  });
}
