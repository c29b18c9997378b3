import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-no-findings.ts';
import { openFreshLesson } from './open-fresh-lesson.ts';
import { visitAnotherScreen } from './visit-another-screen.ts';

const gapsMenu = 'A percentage of the words';

test('gap-fill is played with the mouse', async ({ page }) => {
  await openFreshLesson(page, 'gap-fill');
  const text = page.getByRole('region', { name: 'Text' });
  const gaps = text.locator('[data-gap]');
  const shown = text.locator('[data-gap][data-shown]');
  await gaps.first().click();
  await expect(shown).toHaveCount(1);
  await page.getByRole('button', { name: 'Reveal next' }).click();
  await expect(shown).toHaveCount(2);
  await page.getByRole('button', { name: 'Hide all' }).click();
  await expect(shown).toHaveCount(0);
  // Hints go to whichever gap the class is stuck at, and the text shows which that is.
  const hinted = text.locator('[data-gap][data-hinted]');
  await page.getByRole('button', { name: 'Hint for gap 1' }).click();
  await expect(hinted).toHaveCount(1);
  await expect(page.getByText(/^It (means|starts)/)).toBeVisible();
  await page.getByRole('button', { name: 'Next gap' }).click();
  await page.getByRole('button', { name: 'Hint for gap 2' }).click();
  await expect(gaps.nth(1)).toHaveAttribute('data-hinted', '');
  await expect(hinted).toHaveCount(1);
  const hint = await page.getByText(/^It (means|starts)/).textContent();
  await visitAnotherScreen(page, 'Gaps');
  await expect(page.getByText(hint ?? 'no hint', { exact: true })).toBeVisible();
  await expect(gaps.nth(1)).toHaveAttribute('data-hinted', '');
  const menu = page.getByRole('combobox', { name: 'Gaps', exact: true });
  await expect(menu.locator('option:checked')).toHaveText(gapsMenu);

  // Words of the teacher's own begin with what is there, and stay while something else is switched.
  const drawn = await gaps.count();
  await menu.selectOption('chosen');
  await expect(gaps).toHaveCount(drawn);
  await text.locator('.gap-word').first().click();
  await expect(gaps).toHaveCount(drawn + 1);
  await page.getByText('What pupils see').click();
  await page.getByRole('switch', { name: 'Keep the first sentence whole' }).press('Space');
  await expect(gaps).toHaveCount(drawn + 1);
  await page.getByRole('button', { name: 'Put all words back' }).click();
  await expect(gaps).toHaveCount(0);
  await menu.selectOption('halfWords');
  await expect(page.getByRole('region', { name: 'Word bank' })).toHaveCount(0);
  await expect(
    text.getByRole('button', { name: /Gap 1 of sentence \d+, starts with / }).first(),
  ).toBeVisible();
  await expectAccessible(page);
  await menu.selectOption('random');
  await page.getByLabel('How many').selectOption('20');
  await expect(page.getByText(/^\d+ gaps/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Word bank' })).toBeVisible();
  await expectAccessible(page);
});

test('gap-fill is played with the keyboard alone', async ({ page }) => {
  await openFreshLesson(page, 'gap-fill');
  const text = page.getByRole('region', { name: 'Text' });
  const shown = text.locator('[data-gap][data-shown]');
  await expect(text.locator('[data-gap]').first()).toBeVisible();
  const count = await text.locator('[data-gap]').count();
  await text.locator('[data-gap]').first().focus();
  await page.keyboard.press('Enter');
  await expect(shown).toHaveCount(1);
  await page.keyboard.press('n');
  await expect(shown).toHaveCount(2);
  await page.keyboard.press('a');
  await expect(shown).toHaveCount(count);
  await page.keyboard.press('h');
  await expect(shown).toHaveCount(0);

  // A key that is meant for a field reveals nothing.
  const slider = page.getByRole('slider', { name: /Words taken out/ });
  await slider.focus();
  await page.keyboard.press('a');
  await expect(shown).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('30');
});
