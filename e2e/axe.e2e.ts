import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { showEach } from './screens.ts';

test.setTimeout(300_000);

/**
 * While a list or menu is open, the rest of the page is hidden from readers on purpose, the heading and
 * the landmarks with it; the field that keeps the focus is not. What axe says of the hidden rest then
 * is about a page that nobody is on (docs/decisions, "What an open list hides").
 */
const ofTheHiddenPage = ['page-has-heading-one', 'region', 'aria-hidden-focus'];

test('axe finds nothing on any screen, light and dark, left to right and right to left', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await showEach(page, async ({ name }) => {
    const builder = new AxeBuilder({ page });
    if ((await page.getByRole('listbox').count()) > 0) builder.disableRules(ofTheHiddenPage);
    expect.soft(await findings(builder), name).toEqual([]);

    // The dark theme changes colours and nothing else.
    const light = await showIn(page, 'light');
    expect(await showIn(page, 'dark'), `${name} has a dark theme`).not.toBe(light);
    const contrast = new AxeBuilder({ page }).withRules(['color-contrast']);
    expect.soft(await findings(contrast), `${name}, dark`).toEqual([]);
    await showIn(page, 'light');
  });
});

async function findings(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Shows the page in this theme; answers the colour of its ground. */
async function showIn(page: Page, scheme: 'light' | 'dark'): Promise<string> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.waitForFunction(
    (wanted) => matchMedia(`(prefers-color-scheme: ${wanted})`).matches,
    scheme,
  );
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}
