import { expect } from '@playwright/test';
import { expectAccessible } from '../expect-no-findings.ts';
import { test } from '../test.ts';
import { openFreshLesson, tabTo } from './open-fresh-lesson.ts';

test('plays tangled translation with the mouse', async ({ page }) => {
  await openFreshLesson(page, 'tangled');
  const text = page.getByRole('region', { name: 'Text' });
  const dial = page.getByRole('slider', { name: /French in the text/ });
  await dial.fill('100');
  await expect(text).toContainText('Le matin, je joue au football avec mon frère.');
  await text.getByRole('button', { name: 'je joue au football' }).click();
  await expect(text).toContainText('Le matin, I play football avec mon frère.');
  await page.getByRole('button', { name: 'Switch chunks back' }).click();
  await expect(text).toContainText('Le matin, je joue au football avec mon frère.');

  await dial.fill('0');
  await expect(text).toContainText('In the morning, I play football with my brother.');
  await page.getByRole('button', { name: 'Reveal next' }).click();
  await expect(text).toContainText("Salut Tom, qu'est-ce que tu fais samedi ?");
  await expect(page.getByText('1 of 8 answers shown')).toBeVisible();
  await page.getByRole('button', { name: 'Show answers' }).click();
  await expect(page.getByText('8 of 8 answers shown')).toBeVisible();
  await expectAccessible(page);
});

test('plays tangled translation with the keyboard alone and shows the same text after a reload', async ({
  page,
}) => {
  await openFreshLesson(page, 'tangled');
  const text = page.getByRole('region', { name: 'Text' });
  await expect(text.locator('[data-step]').first()).toBeVisible();
  const native = () => text.locator('.tangle-native').allTextContents();
  await tabTo(page, 'input[type=range]', 90);
  const half = await native();
  // One step of the slider may be too small to switch another chunk, so the test takes three.
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider', { name: /French in the text/ })).toHaveValue('65');
  // The text changes one frame after the slider.
  await expect.poll(async () => (await native()).length).toBeLessThan(half.length);
  const kept = page.waitForResponse(
    (answer) =>
      answer.url().includes('/activities/tangled') &&
      answer.ok() &&
      answer.request().postDataJSON()?.state.options.percent === 50,
  );
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
  await expect.poll(native).toEqual(half);

  await text.locator('[data-step]').first().focus();
  await page.keyboard.press('ArrowRight');
  const chunk = page.locator(':focus');
  const before = await chunk.textContent();
  await page.keyboard.press('Enter');
  // The focus stays on the chunk whose language was switched.
  await expect(page.locator(':focus')).not.toHaveText(before ?? '');
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText(before ?? '');
  await page.keyboard.press('r');
  await expect(page.getByText('1 of 8 answers shown')).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByText('8 of 8 answers shown')).toBeVisible();

  await kept;
  await page.reload();
  await expect(text.locator('[data-step]').first()).toBeVisible();
  expect(await native()).toEqual(half);
});

test('keeps each language’s direction in Arabic and Japanese', async ({ page }) => {
  await openFreshLesson(page, 'tangled', 'arabic');
  const text = page.getByRole('region', { name: 'Text' });
  await expect(text.locator('bdi[dir=rtl]').first()).toBeVisible();
  await expect(text.locator('bdi[dir=ltr] .tangle-native').first()).toBeVisible();
  await expectAccessible(page);
  await openFreshLesson(page, 'tangled', 'japanese');
  await expect(text.locator('bdi[lang=ja]').first()).toBeVisible();
});
