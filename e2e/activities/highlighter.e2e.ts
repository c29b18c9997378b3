import { expect } from '@playwright/test';
import { expectAccessible } from '../expect-no-findings.ts';
import { test } from '../test.ts';
import { dragBetween, openActivity } from './open-activity.ts';

test('colours, counts and recolours word classes', async ({ page }) => {
  await openActivity(page, 'highlighter');
  const legend = page.getByRole('region', { name: 'Legend' });
  await expect(legend).toContainText('Nouns a line');
  const nouns = await legend.getByRole('listitem').filter({ hasText: 'Nouns' }).innerText();
  await expect(
    page.getByRole('checkbox', { name: `Nouns (${/\d+/.exec(nouns)?.[0]})` }),
  ).toBeChecked();
  await page.getByRole('checkbox', { name: /Pronouns/ }).check();
  await expect(legend).toContainText('Pronouns');
  // If the teacher gives nouns the colour of verbs (green), the verbs get the colour of nouns (yellow).
  await page.getByRole('combobox', { name: 'Colour of nouns' }).selectOption('green');
  await expect(page.getByRole('combobox', { name: 'Colour of verbs' })).toHaveValue('yellow');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Colour of nouns' })).toHaveValue('green');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('combobox', { name: 'Colour of nouns' })).toHaveValue('yellow');
});

test('highlights words and ranges with the mouse and removes the colour on a second tap', async ({
  page,
}) => {
  await openActivity(page, 'highlighter');
  await page.getByText('My own').click();
  await page.getByRole('radio', { name: 'Pink' }).check({ force: true });
  await page.getByRole('button', { name: 'Regarde', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Regarde, pink' })).toBeVisible();
  const words = page.locator('[data-word]');
  // Drags across the words "fraises sont belles".
  await dragBetween(page, words.nth(2), words.nth(4));
  const painted = page.locator('.mark-pink[data-word]');
  await expect(painted).toHaveCount(4);
  // The spaces between the three words are also coloured.
  await expect(page.locator('.mark-pink:not([data-word])').filter({ hasText: /^\s$/ })).toHaveCount(
    2,
  );
  await page.getByRole('textbox', { name: 'What pink stands for' }).fill('past tense');
  await page.reload();
  await expect(painted).toHaveCount(4);
  await page.getByRole('button', { name: 'Regarde, pink' }).click();
  await expect(painted).toHaveCount(3);
  await expectAccessible(page);
});

test('highlights one word and a range with the keyboard alone', async ({ page }) => {
  await openActivity(page, 'highlighter');
  await page.getByRole('radio', { name: 'Kinds of words' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-word][tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  const painted = page.locator('.mark-yellow[data-word]');
  await expect(painted).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Space');
  await expect(painted).toHaveCount(4);
  await expect(page.locator('[data-word]:focus')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(painted).toHaveCount(5);
});

test('highlights whole Arabic words and follows the reading direction with the arrow keys', async ({
  page,
}) => {
  await openActivity(page, 'highlighter', 'demoArSouq1');
  await page.getByText('My own').click();
  await page.locator('[data-word][tabindex="0"]').focus();
  const first = await page.locator('[data-word]:focus').boundingBox();
  await page.keyboard.press('ArrowLeft');
  const second = await page.locator('[data-word]:focus').boundingBox();
  expect(second?.x).toBeLessThan(first?.x ?? 0);
  await page.keyboard.press('Enter');
  await expectAccessible(page);
});
