import { expect } from '@playwright/test';
import { activityNames } from '#lessons/activities/menu.ts';
import { test } from '../test.ts';
import { openFreshLesson } from './open-fresh-lesson.ts';

test('offers a reset in every activity', async ({ page }) => {
  const id = await openFreshLesson(page, 'parallel', 'japanese');
  const controls = page.getByRole('complementary', { name: 'Controls' });
  const reset = controls.getByRole('button', { name: 'Reset', exact: true });
  for (const name of activityNames) {
    await page.goto(`/resource/${id}#${name}`);
    await expect(reset, name).toBeVisible({ timeout: 30_000 });
  }
});

test.describe('the reset button', () => {
  const choices = [
    ['syllables', 'Separate syllables with', 'colours', 'dots'],
    ['readings', 'Above the words', 'roman', 'reading'],
    ['text-emoji', 'Pictures', 'few', 'every'],
    ['vocab-slides', 'Move on', '8', '0'],
    ['pairs', 'Board', '3x4', '4x4'],
    ['chunk-game', 'Distractors', '2', '0'],
    ['translation-game', 'Rounds', '5', '10'],
    ['word-search', 'Number of words', '5', '10'],
  ] as const;
  for (const [name, label, other, first] of choices) {
    test(`restores the default in ${name}: ${label}`, async ({ page }) => {
      await openFreshLesson(page, name, 'japanese');
      const choice = page.getByLabel(label, { exact: true });
      await choice.selectOption(other);
      await expect(choice).toHaveValue(other);
      await page.getByRole('button', { name: 'Reset', exact: true }).press('Enter');
      await expect(choice).toHaveValue(first);
    });
  }
});
