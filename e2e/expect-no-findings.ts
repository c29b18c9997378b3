import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settled } from './settled.ts';

/**
 * While a list or menu is open, the rest of the page is deliberately hidden from screen readers, including
 * its headings and landmarks. The focused field is not hidden. axe's findings by these rules are then false
 * alarms (docs/decisions, "What an open list hides").
 */
const ofTheHiddenPage = ['page-has-heading-one', 'region', 'aria-hidden-focus'];

/** Expects that axe finds no problems on the page in its current state and theme. */
export async function expectAccessible(page: Page, name = 'the page'): Promise<void> {
  // Waits for the heading, because axe would report elements that are still in transition.
  await expect(page.locator('h1').first(), name).toBeAttached();
  const isListOpen = (await page.getByRole('listbox').count()) > 0;
  const leftOut = isListOpen ? ofTheHiddenPage : [];
  const rules = Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }]));
  expect.soft(await findings(page, { rules }), name).toEqual([]);
}

/**
 * Like `expectAccessible`, but also checks the contrast in the dark theme. Only colours differ between the
 * themes.
 */
export async function expectNoFindings(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page, name);
  await showIn(page, 'dark');
  expect.soft(await findings(page, { runOnly: ['color-contrast'] }), `${name}, dark`).toEqual([]);
  await showIn(page, 'light');
}

/**
 * The minified axe. By default the readable source is injected, which takes the page twice as long to parse.
 */
const minifiedAxe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type Options = Parameters<AxeBuilder['options']>[0];

/**
 * Runs axe in legacy mode, inside the page. The default mode opens a second page for each run to support
 * cross-origin frames, which the product does not have. If the page already contains axe, it is not injected
 * again.
 */
async function findings(page: Page, options: Options): Promise<string[]> {
  const isThere = await page.evaluate(() => Reflect.has(window, 'axe'));
  const axeSource = isThere ? 'undefined' : minifiedAxe;
  const { violations } = await new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ ...options, resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Shows the page in this theme, and waits until the background and all elements have changed colour. */
async function showIn(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.waitForFunction((wanted) => {
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    const [red = 0, green = 0, blue = 0] = (ground.match(/\d+/g) ?? []).map(Number);
    return red + green + blue < 384 === (wanted === 'dark');
  }, scheme);
  await settled(page);
}
