import { expect } from '@playwright/test';
import { expectAccessible } from '../expect-no-findings.ts';
import { test } from '../test.ts';
import { openFreshLesson } from './open-fresh-lesson.ts';
import { visitAnotherScreen } from './visit-another-screen.ts';

test('finds and corrects a mistake with the mouse', async ({ page }) => {
  await openFreshLesson(page, 'spot-the-mistakes');
  const text = page.getByRole('region', { name: 'Text' });
  await expect(text.getByText('This text has mistakes on purpose:')).toBeVisible();
  await text.getByRole('button', { name: 'football', exact: true }).click();
  await expect(page.getByText('“football” is correct. Look again.')).toBeVisible();
  await text.getByRole('button', { name: 'joues', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Correction of “joues”' });
  await field.fill('jouent');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(text.getByText('✗ Not yet')).toBeVisible();
  await expectAccessible(page);
  // Buttons beside the text insert letters that the class's keyboard may lack.
  const letters = page.getByRole('toolbar', { name: 'Letters of French' });
  await field.fill('jou');
  await letters.getByRole('button', { name: 'é', exact: true }).click();
  await expect(field).toHaveValue('joué');
  // Partially typed input survives a visit to another activity.
  await visitAnotherScreen(page, 'Mistakes');
  await expect(field).toHaveValue('joué');
  await field.fill('joue');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(text.getByText('With je the verb ends in -e.')).toBeVisible();
  await expect(page.getByText('1 of 3 found, 1 corrected')).toBeVisible();
  await page.getByRole('button', { name: 'Reveal all' }).click();
  await expect(text.locator('ins', { hasText: 'très' })).toBeVisible();
  await expectAccessible(page);
});

test('finds and corrects a mistake with the keyboard alone', async ({ page }) => {
  await openFreshLesson(page, 'spot-the-mistakes');
  const text = page.getByRole('region', { name: 'Text' });
  // Tab moves from sentence to sentence; the arrow keys move from word to word.
  await text.getByRole('button', { name: 'Salut', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Le');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveText('joues');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Correction of “joues”' })).toBeFocused();
  await page.keyboard.type('joue');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 of 3 found, 1 corrected')).toBeVisible();
  await page.keyboard.press('r');
  await expect(text.getByText('Piscine is feminine, so the adjective takes -e.')).toBeVisible();
});

test('keeps Arabic words right to left and their letters joined', async ({ page }) => {
  await openFreshLesson(page, 'spot-the-mistakes', 'arabic');
  const text = page.getByRole('region', { name: 'Text' });
  await expect(text.locator('[lang=ar]').first()).toHaveAttribute('dir', 'rtl');
  await expectAccessible(page);
});
