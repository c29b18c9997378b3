import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from '../expect-no-findings.ts';
import { test } from '../test.ts';
import { tooWide } from '../too-wide.ts';
import { openActivity } from './open-activity.ts';
import { visitAnotherScreen } from './visit-another-screen.ts';

test('reveals no text until the teacher opens a sentence step by step', async ({ page }) => {
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

test('shows the sentence of a delayed dictation only briefly', async ({ page }) => {
  await openActivity(page, 'dictation');
  await page.getByRole('combobox', { name: 'Mode' }).selectOption('delayed');
  await page.getByRole('combobox', { name: 'Show the sentence for' }).selectOption('2');
  await page.getByRole('button', { name: 'Show for 2 seconds' }).click();
  const line = page.locator('.dictation-line').first();
  await expect(line).toContainText('fraises');
  await expect(page.getByText('Disappears in 2')).toBeVisible();
  await expect(line).toHaveText('Hidden', { timeout: 5000 });
});

test('checks a sentence typed by keyboard word by word', async ({ page }) => {
  await openActivity(page, 'dictation');
  await page.getByRole('combobox', { name: 'Mode' }).selectOption('typed');
  await page.getByRole('button', { name: 'Go to sentence 3' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Type what you heard' }).focus();
  await page.keyboard.type('combien coutent pommes');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 of 4 words right')).toBeVisible();
  const compared = page.locator('form').getByRole('listitem');
  await expect(compared.filter({ hasText: 'coûtent, nearly' })).toBeVisible();
  await expect(compared.filter({ hasText: ', missing' })).toHaveCount(1);
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
  await expect(page.getByRole('combobox', { name: 'Mode' })).toHaveValue('typed');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('combobox', { name: 'Mode' })).toHaveValue('listen');
});

test('accepts an alternative spelling on the board', async ({ page }) => {
  await openActivity(page, 'dictation', 'demoDeSchule');
  await page.getByRole('combobox', { name: 'Mode' }).selectOption('typed');
  await page.getByRole('button', { name: 'Go to sentence 3' }).click();
  const field = page.getByRole('textbox', { name: 'Type what you heard' });
  await field.fill('dann geht sie mit ihrem freund sam zu fuss zur schule');
  await field.press('Enter');
  await expect(page.getByText('11 of 11 words right')).toBeVisible();
  const compared = page.locator('form').getByRole('listitem');
  await expect(compared.filter({ hasText: 'Fuß, right' })).toBeVisible();
});

test('moves the input field to the open sentence and keeps the typed text of each sentence', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openActivity(page, 'dictation');
  await page.getByRole('combobox', { name: 'Mode' }).selectOption('typed');
  const field = page.getByRole('textbox', { name: 'Type what you heard' });
  const bar = page.getByRole('region', { name: 'Current sentence' });
  await field.fill('regarde les fraises');
  await field.press('Enter');
  await expect(page.getByText(/words right/)).toBeInViewport();
  const next = page.getByRole('button', { name: 'Next sentence' });
  for (let at = 2; at <= 6; at += 1) {
    await next.click();
    await expect(page.getByRole('heading', { name: `Sentence ${at} of` })).toBeInViewport();
    await expect(field).toHaveValue('');
    await expect(field).toBeInViewport({ ratio: 1 });
  }
  const top = async (of: Locator) => (await of.boundingBox()) ?? { y: 0, height: 0 };
  const stuck = await top(bar);
  expect((await top(field)).y).toBeGreaterThan(stuck.y + stuck.height);
  await page.getByRole('button', { name: 'Show sentence' }).click();
  await expect(page.locator('[aria-current] .dictation-line')).toBeInViewport({ ratio: 1 });

  // Between the top of the scrolling area and the sticky bar, only the bar's own background may be visible.
  const above = await page.getByRole('region', { name: 'Activity' }).evaluate((section) => {
    const { left, top, width } = section.getBoundingClientRect();
    const at = (y: number) => document.elementFromPoint(left + width / 2, top + y);
    return [2, 8, 14].map((y) => at(y)?.querySelector('[aria-label="Current sentence"]'));
  });
  expect(above.every((found) => found !== null && found !== undefined)).toBe(true);

  await field.fill('autre chose');
  await page.getByRole('button', { name: 'Go to sentence 1', exact: true }).click();
  await expect(field).toHaveValue('regarde les fraises');
  await expect(page.getByText(/words right/)).toBeVisible();
  await page.getByRole('button', { name: 'Go to sentence 6' }).click();
  await expect(field).toHaveValue('autre chose');
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await next.click();
  await expect(field).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('combobox', { name: 'Mode' }).selectOption('typed');
  await expect(field).toHaveValue('');
});

test('resumes a dictation after a visit to another activity', async ({ page }) => {
  await openActivity(page, 'dictation');
  const second = page.locator('.dictation-line').nth(1);
  await page.getByRole('button', { name: 'Next sentence' }).click();
  await page.getByRole('button', { name: 'Next word' }).click();
  const opened = (await second.textContent()) ?? '';
  expect(opened).not.toBe('Hidden');
  await visitAnotherScreen(page, 'Dictation');
  await expect(page.getByRole('heading', { name: 'Sentence 2 of' })).toBeVisible();
  await expect(second).toHaveText(opened);

  // Switching to another dictation mode neither reveals nor hides words.
  await page.getByRole('combobox', { name: 'Mode' }).selectOption('typed');
  await expect(second).toHaveText(opened);
  const field = page.getByRole('textbox', { name: 'Type what you heard' });
  await field.fill('elles sont');
  await field.press('Enter');
  const outcome = page.getByText(/words right/);
  const compared = (await outcome.textContent()) ?? '';
  await visitAnotherScreen(page, 'Dictation');
  await expect(page.getByRole('heading', { name: 'Sentence 2 of' })).toBeVisible();
  await expect(field).toHaveValue('elles sont');
  await expect(outcome).toHaveText(compared);
  await expect(second).toHaveText(opened);
  await expect(field).toBeInViewport();

  await page.getByRole('button', { name: 'Reset' }).click();
  await visitAnotherScreen(page, 'Dictation');
  await expect(page.getByRole('heading', { name: 'Sentence 1 of' })).toBeVisible();
  await expect(second).toHaveText('Hidden');
  await page.getByRole('combobox', { name: 'Mode' }).selectOption('typed');
  await page.getByRole('button', { name: 'Next sentence' }).click();
  await expect(field).toHaveValue('');
});
