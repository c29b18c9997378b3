import { expect, type Page } from '@playwright/test';
import { pressOn, tabTo } from './hands.ts';

/** Opens the list of users and then the one account that a search finds, by keyboard alone. */
export async function findPersonByKeys(page: Page, search: string): Promise<void> {
  await pressOn(page, page.getByRole('navigation').getByRole('link', { name: 'Users' }));
  await tabTo(page, page.getByRole('searchbox', { name: 'Search' }));
  await page.keyboard.type(search);
  const found = page.getByRole('table', { name: 'People' }).getByRole('link');
  await expect(found).toHaveCount(1);
  await pressOn(page, found);
  await expect(page.getByRole('heading', { name: 'Subscription' })).toBeVisible();
}
