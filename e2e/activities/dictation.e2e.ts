import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-no-findings.ts';
import { tooWide } from '../too-wide.ts';
import { openActivity } from './open-activity.ts';

test('nothing is given away before the teacher opens a sentence, step by step', async ({
  page,
}) => {
  await openActivity(page, 'dictation');
  const line = page.locator('.dictation-line').first();
  await expect(line).toHaveText('Hidden');
  await expect(page.getByText('fraises')).toHaveCount(0);
  await page.getByRole('button', { name: 'First letters' }).click();
  await expect(line).toContainText('R');
  await expect(line).not.toContainText('Regarde');
  await page.getByRole('button', { name: 'Next word' }).click();
  await expect(line).toContainText('Regarde');
  await expect(line).not.toContainText('fraises');
  await page.getByRole('button', { name: 'Show sentence' }).click();
  await expect(line).toContainText('fraises');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(line).toHaveText('Hidden');
});

test('a delayed dictation shows the sentence for a moment only', async ({ page }) => {
  await openActivity(page, 'dictation');
  await page.getByRole('combobox', { name: 'Way' }).selectOption('delayed');
  await page.getByRole('combobox', { name: /in sight for/ }).selectOption('2');
  await page.getByRole('button', { name: 'Show for 2 seconds' }).click();
  const line = page.locator('.dictation-line').first();
  await expect(line).toContainText('fraises');
  await expect(page.getByText('Gone in 2')).toBeVisible();
  await expect(line).toHaveText('Hidden', { timeout: 5000 });
});

test('one pupil types with the keyboard alone and sees word by word how it went', async ({
  page,
}) => {
  await openActivity(page, 'dictation');
  await page.getByRole('combobox', { name: 'Way' }).selectOption('typed');
  await page.getByRole('button', { name: 'Go to sentence 3' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Type what you heard' }).focus();
  await page.keyboard.type('combien coutent pommes');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 of 4 words right')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'coûtent, nearly' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: ', missing' })).toHaveCount(1);
  const letters = page.getByRole('toolbar', { name: 'Letters of French' });
  await letters.getByRole('button', { name: 'à', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Type what you heard' })).toHaveValue(
    'combien coutent pommesà',
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tooWide(page)).toEqual([]);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Way' })).toHaveValue('typed');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('combobox', { name: 'Way' })).toHaveValue('listen');
});

test('an accepted spelling is right on the board', async ({ page }) => {
  await openActivity(page, 'dictation', 'demoDeSchule');
  await page.getByRole('combobox', { name: 'Way' }).selectOption('typed');
  await page.getByRole('button', { name: 'Go to sentence 3' }).click();
  const field = page.getByRole('textbox', { name: 'Type what you heard' });
  await field.fill('dann geht sie mit ihrem freund sam zu fuss zur schule');
  await field.press('Enter');
  await expect(page.getByText('11 of 11 words right')).toBeVisible();
  const compared = page.locator('form').getByRole('listitem');
  await expect(compared.filter({ hasText: 'Fuß, right' })).toBeVisible();
});
