import { expect, type Page } from '@playwright/test';
import { pressOn, tabTo } from './hands.ts';

/** Searches the list of users and opens the one account found, by keyboard alone. */
export async function findPersonByKeys(page: Page, search: string): Promise<void> {
  await pressOn(page, page.getByRole('navigation').getByRole('link', { name: 'Users' }));
  await tabTo(page, page.getByRole('searchbox', { name: 'Search' }));
  await page.keyboard.type(search);
  const found = page.getByRole('table', { name: 'People' }).getByRole('link');
  await expect(found).toHaveCount(1);
  await pressOn(page, found);
  await expect(page.getByRole('heading', { name: 'Subscription' })).toBeVisible();
}
