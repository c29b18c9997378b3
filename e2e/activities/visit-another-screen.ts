import { expect, type Page } from '@playwright/test';

/**
 * Opens the parallel text, and then returns to the activity with the name `back` in the list of activities.
 */
export async function visitAnotherScreen(page: Page, back: string): Promise<void> {
  const rail = page.getByRole('navigation', { name: 'Activities' });
  await rail.getByRole('button', { name: 'Parallel', exact: true }).click();
  // Only the parallel text shows both languages automatically. When both are visible, the other activity has
  // closed.
  await expect(page.locator('.lesson-native').first()).toBeVisible();
  await rail.getByRole('button', { name: back, exact: true }).click();
  await expect(page.locator('.lesson-native').first()).toBeHidden();
}
