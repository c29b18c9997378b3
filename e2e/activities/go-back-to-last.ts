import { expect, type Page } from '@playwright/test';

/** Resumes the game that was paused and replaced when an option was last changed. */
export async function goBackToLast(page: Page): Promise<void> {
  const back = page.getByRole('button', { name: 'Back to the last game' });
  await back.click();
  await expect(page.getByText('The game is paused')).toBeVisible();
  await expect(back).toBeHidden();
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
}
