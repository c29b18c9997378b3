import { expect } from '@playwright/test';
import { expectAccessible } from '../expect-no-findings.ts';
import { test } from '../test.ts';
import { openGame } from './open-game.ts';
import { visitAnotherScreen } from './visit-another-screen.ts';

test('shows vocabulary slides by mouse, flags words as known and skips them', async ({ page }) => {
  await openGame(page, 'vocab-slides');
  const turn = page.getByRole('button', { name: 'Show the meaning' });
  await expect(page.getByText('le matin').first()).toBeVisible();
  await expect(page.locator('mark')).toHaveText('matin');
  await expectAccessible(page);
  await turn.click();
  await expect(page.getByText('the morning')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mark as known' }).click();
  await page.getByText('Only unknown words (1 known)').click();
  await expect(page.getByText('1 of 7')).toBeVisible();
  await expect(page.getByText('jouer').first()).toBeVisible();
  // The choice survives a reload.
  await page.reload();
  await expect(page.getByText('1 of 7')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Next word' }).click();
  await expect(page.getByText('2 of 7')).toBeVisible();
  // The next word is shown with its meaning hidden, and the automatic slide show continues from it.
  await turn.click();
  await page.getByRole('button', { name: 'Mark as known' }).click();
  await expect(page.getByText('2 of 6')).toBeVisible();
  await expect(turn).toBeVisible();
  await page.getByLabel('Move on').selectOption('5');
  await expect(page.getByText('2 of 6')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as known' }).click();
  await expect(page.getByText('2 of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('1 of 8')).toBeVisible();
});

test('moves through vocabulary slides by keyboard in both directions, and also moves on automatically', async ({
  page,
}) => {
  await openGame(page, 'vocab-slides');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('2 of 8')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('to play')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('1 of 8')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText('8 of 8')).toBeVisible();
  // After a visit to another activity, the same word is shown.
  await visitAnotherScreen(page, 'Slides');
  await expect(page.getByText('8 of 8')).toBeVisible();
  await page.getByRole('button', { name: 'Previous word' }).click();
  await expect(page.getByText('7 of 8')).toBeVisible();
  await page.keyboard.press('Home');
  await page.getByLabel('Move on').selectOption('3');
  await expect(page.getByText('the morning')).toBeVisible({ timeout: 10_000 });
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Play', exact: true }).last()).toBeFocused();
});

test('accepts remote control keys after an option beside the slides was changed', async ({
  page,
}) => {
  await openGame(page, 'vocab-slides');
  await page.getByText('Random order').click();
  await page.keyboard.press('PageDown');
  await expect(page.getByText('2 of 8')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('3 of 8')).toBeVisible();
});

test('puts the next word on the left in Arabic', async ({ page }) => {
  await openGame(page, 'vocab-slides', 'arabic');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('2 of 6')).toBeVisible();
  const next = await page.getByRole('button', { name: 'Next word' }).boundingBox();
  const back = await page.getByRole('button', { name: 'Previous word' }).boundingBox();
  expect(next?.x ?? 0).toBeLessThan(back?.x ?? 0);
});

test('accepts keys as soon as the slides are opened from the list of activities', async ({
  page,
}) => {
  await openGame(page, 'vocab-slides');
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  const open = page.getByRole('button', { name: 'Slides', exact: true });
  await open.click();
  await expect(page.getByText('1 of 8')).toBeVisible();
  await expect(open).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('the morning')).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByText('2 of 8')).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByText('to play')).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: 'Show the meaning' })).toBeVisible();
});
