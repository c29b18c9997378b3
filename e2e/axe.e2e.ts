import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { showEach } from './screens.ts';

test.setTimeout(240_000);

/**
 * While a list or menu is open, the rest of the page is hidden from readers on purpose, the heading and
 * the landmarks with it; the field that keeps the focus is not. What axe says of the hidden rest then
 * is about a page that nobody is on (docs/decisions, "What an open list hides").
 */
const ofTheHiddenPage = ['page-has-heading-one', 'region', 'aria-hidden-focus'];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any screen, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await showEach(page, async ({ name }) => {
      const builder = new AxeBuilder({ page });
      const listIsOpen = (await page.getByRole('listbox').count()) > 0;
      // The dark theme changes colours and nothing else.
      if (colorScheme === 'dark') builder.withRules(['color-contrast']);
      else if (listIsOpen) builder.disableRules(ofTheHiddenPage);
      const { violations } = await builder.analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      expect.soft(found, name).toEqual([]);
    });
  });
}
