import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settled } from './settled.ts';

/**
 * While a list or menu is open, the rest of the page is hidden from readers on purpose, the heading and
 * the landmarks with it; the field that keeps the focus is not. What axe says of the hidden rest then
 * is about a page that nobody is on (docs/decisions, "What an open list hides").
 */
const ofTheHiddenPage = ['page-has-heading-one', 'region', 'aria-hidden-focus'];

/** Expects no axe findings on the page in its present state and theme. */
export async function expectAccessible(page: Page, name = 'the page'): Promise<void> {
  // Elements in transition would be reported.
  await expect(page.locator('h1').first(), name).toBeAttached();
  const isListOpen = (await page.getByRole('listbox').count()) > 0;
  const leftOut = isListOpen ? ofTheHiddenPage : [];
  const rules = Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }]));
  expect.soft(await findings(page, { rules }), name).toEqual([]);
}

/** The same; and in the dark theme, which changes colours and nothing else, no contrast is too low. */
export async function expectNoFindings(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page, name);
  await showIn(page, 'dark');
  expect.soft(await findings(page, { runOnly: ['color-contrast'] }), `${name}, dark`).toEqual([]);
  await showIn(page, 'light');
}

type Options = Parameters<AxeBuilder['options']>[0];

/**
 * Axe adds up in the page itself. Its other mode opens a second page for each look, for the sake of
 * frames from other sites; the product has none. What is in the page already is not sent again.
 */
async function findings(page: Page, options: Options): Promise<string[]> {
  const isThere = await page.evaluate(() => Reflect.has(window, 'axe'));
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: 'undefined' }) })
    .setLegacyMode()
    .options({ ...options, resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Shows the page in this theme, and waits until its ground has become dark or light, and all on it. */
async function showIn(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.waitForFunction((wanted) => {
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    const [red = 0, green = 0, blue = 0] = (ground.match(/\d+/g) ?? []).map(Number);
    return red + green + blue < 384 === (wanted === 'dark');
  }, scheme);
  await settled(page);
}
