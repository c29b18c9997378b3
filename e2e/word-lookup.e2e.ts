import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-no-findings.ts';
import { plantLesson } from './lessons.ts';
import { enter } from './people.ts';
import { test } from './test.ts';

const word = (page: Page, text: string) =>
  page.locator('[data-word]').filter({ hasText: new RegExp(`^${text}$`) });
const card = (page: Page, text: string) => page.getByRole('dialog', { name: `Word: ${text}` });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
});

test('explains a word of the text and lets the lesson’s owner correct it', async ({ page }) => {
  const id = await plantLesson(await enter(page, 'teacher'), 'french');
  await page.goto(`/resource/${id}`);
  await word(page, 'joue').click();
  await expect(card(page, 'joue')).toContainText('play');
  await expect(card(page, 'joue')).toContainText('verb · from jouer');
  await card(page, 'joue').getByRole('button', { name: 'Edit' }).click();
  await card(page, 'joue').getByLabel('Meaning in English').fill('am playing');
  await expectAccessible(page);
  await card(page, 'joue').getByRole('button', { name: 'Save this word' }).click();
  await expect(card(page, 'joue')).toContainText('Saved.');
  await expect(card(page, 'joue')).toContainText('am playing');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(card(page, 'joue')).toHaveCount(0);
  await page.reload();
  await word(page, 'joue').click();
  await expect(card(page, 'joue')).toContainText('am playing');

  // A meaning of the maximum length without a space stays within the card.
  await card(page, 'joue').getByRole('button', { name: 'Edit' }).click();
  await card(page, 'joue').getByLabel('Meaning in English').fill('play'.repeat(40));
  await card(page, 'joue').getByRole('button', { name: 'Save this word' }).click();
  await expect(card(page, 'joue')).toContainText('playplay');
  const tooWide = await card(page, 'joue').evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
});

test('shows the reading of a word in its own script and in Latin letters', async ({ page }) => {
  const id = await plantLesson(await enter(page, 'teacher'), 'japanese');
  await page.goto(`/resource/${id}`);
  await word(page, '土曜日').first().click();
  const open = card(page, '土曜日');
  await expect(open.locator('[lang=ja]').filter({ hasText: 'どようび' })).toBeVisible();
  await expect(open.locator('[lang=ja-Latn]')).toHaveText('doyōbi');
});

test('lets another teacher look up words by keyboard, right to left, and suggest a meaning', async ({
  page,
}) => {
  const id = await plantLesson(await enter(page, 'french'), 'urdu', { visibility: 'PUBLIC' });
  await enter(page, 'teacher');
  await page.goto(`/resource/${id}`);
  await word(page, 'سلام').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const open = card(page, 'ہفتے');
  await expect(open).toBeFocused();
  await expect(open).toContainText('Saturday');
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await expect(word(page, 'ہفتے').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await open.getByRole('button', { name: 'Suggest a correction' }).press('Enter');
  await open.getByLabel('Meaning in English').fill('week, Saturday');
  await page.keyboard.press('Enter');
  await expect(open).toContainText('Your suggestion has been sent');
  await expect(open).toContainText('Saturday');
});
