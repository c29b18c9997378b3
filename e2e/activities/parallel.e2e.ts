import { expect } from '@playwright/test';
import { expectAccessible } from '../expect-no-findings.ts';
import { test } from '../test.ts';
import { openActivity } from './open-activity.ts';

const ground = (element: Element) => getComputedStyle(element).backgroundColor;
const clear = 'rgba(0, 0, 0, 0)';

test('highlights the partner of a hovered sentence, and keeps both highlighted after a click', async ({
  page,
}) => {
  await openActivity(page, 'parallel');
  const [mine, partner] = [
    page.locator('[data-word="s3 target"]'),
    page.locator('[data-word="s3 native"]'),
  ];
  await expect.poll(() => partner.evaluate(ground)).toBe(clear);
  await mine.hover();
  await expect.poll(() => partner.evaluate(ground)).not.toBe(clear);
  await partner.click();
  await page.mouse.move(5, 5);
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => mine.evaluate(ground)).not.toBe(clear);
  await expectAccessible(page);
});

test('covers either language, reveals it sentence by sentence and survives a reload', async ({
  page,
}) => {
  await openActivity(page, 'parallel');
  await page.getByRole('combobox', { name: 'Cover' }).selectOption('native');
  const covered = page.locator('.parallel-covered');
  const all = await covered.count();
  await page.getByRole('button', { name: 'Show sentence 2', exact: true }).click();
  await page.getByRole('button', { name: 'Reveal next' }).click();
  await expect(covered).toHaveCount(all - 2);
  await expect(page.getByText(`2 of ${all} sentences uncovered`)).toBeVisible();
  await page.getByRole('button', { name: 'Hide all' }).click();
  await expect(covered).toHaveCount(all);
  await page.getByRole('switch', { name: 'Sentence numbers' }).press('Space');
  await page.reload();
  await expect(covered).toHaveCount(all);
  await expect(page.getByText(`${all}`, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(covered).toHaveCount(0);
});

test('moves between the languages and reveals sentences with the keyboard alone', async ({
  page,
}) => {
  await openActivity(page, 'parallel');
  await page.getByRole('combobox', { name: 'Cover' }).selectOption('target');
  await page.locator('[data-word][tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^1 of/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-word="s1 native"]')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-word="s2 native"]')).toBeFocused();
});

test('reveals and hides covered sentences with the keyboard shortcuts shown on the buttons', async ({
  page,
}) => {
  await openActivity(page, 'parallel');
  const covered = page.locator('.parallel-covered');
  const lit = page.locator('.parallel-lit');
  // No text is covered yet, so the reveal keys have no effect.
  await page.keyboard.press('r');
  const cover = page.getByRole('combobox', { name: 'Cover' });
  await cover.selectOption('native');
  const all = await covered.count();
  await expect(lit).toHaveCount(0);
  for (const [name, key] of [
    ['Reveal next', 'r'],
    ['Reveal all', 's'],
    ['Hide all', 'h'],
  ] as const) {
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-keyshortcuts', key);
  }
  await cover.blur();
  await page.keyboard.press('r');
  await expect(covered).toHaveCount(all - 1);
  await page.keyboard.press('s');
  await expect(covered).toHaveCount(0);
  await page.keyboard.press('r');
  await expect(lit).toHaveCount(2);
  await page.keyboard.press('h');
  await expect(covered).toHaveCount(all);
  await expectAccessible(page);
});

test('puts a right-to-left text on the right', async ({ page }) => {
  await openActivity(page, 'parallel', 'demoArSouq1');
  const [arabic, english] = await Promise.all(
    ['target', 'native'].map((side) => page.locator(`[data-word="s1 ${side}"]`).boundingBox()),
  );
  expect(arabic?.x).toBeGreaterThan((english?.x ?? 0) + (english?.width ?? 0));
});
