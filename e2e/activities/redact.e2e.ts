import { expect } from '@playwright/test';
import { expectAccessible } from '../expect-no-findings.ts';
import { test } from '../test.ts';
import { dragBetween, openActivity } from './open-activity.ts';

test('opens blocks by mouse and button without moving a line, and keeps the same words covered', async ({
  page,
}) => {
  await openActivity(page, 'redact');
  const covered = page.locator('.redacted');
  const open = page.locator('.redacted-open');
  const all = await covered.count();
  /** Returns the position of the last character of the text. */
  const endOfText = () =>
    page.locator('.lesson-text').evaluate((block) => {
      const letters = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      let last: Node | null = null;
      while (letters.nextNode()) {
        if (letters.currentNode.textContent?.trim()) last = letters.currentNode;
      }
      const range = document.createRange();
      if (last) range.selectNodeContents(last);
      // Positions are relative to the text, because revealing words further down scrolls the page.
      const { right, bottom } = range.getBoundingClientRect();
      const { left, top } = block.getBoundingClientRect();
      return { right: Math.round(right - left), bottom: Math.round(bottom - top) };
    });
  const before = await endOfText();
  const firstId = await covered.first().getAttribute('data-word');
  await covered.first().click();
  await page.getByRole('button', { name: 'Reveal next' }).click();
  await page.getByRole('button', { name: 'Reveal one at random' }).click();
  await expect(open).toHaveCount(3);
  await page.getByRole('button', { name: 'Reveal all' }).click();
  await expect(open).toHaveCount(all);
  expect(await endOfText()).toEqual(before);
  await page.locator(`[data-word="${firstId}"]`).click();
  await expect(covered).toHaveCount(1);
  await page.reload();
  await expect(covered).toHaveCount(all);
  await expect(covered.first()).toHaveAttribute('data-word', firstId ?? '');
  await expectAccessible(page);
});

test('covers more words step by step until all are covered, and opens several blocks by dragging', async ({
  page,
}) => {
  await openActivity(page, 'redact');
  const covered = page.locator('.redacted');
  const ids = () => covered.evaluateAll((all) => all.map((each) => each.getAttribute('data-word')));
  const few = await ids();
  const slider = page.getByRole('slider', { name: /Words blacked out/ });
  await slider.focus();
  await slider.press('ArrowRight');
  const more = await ids();
  expect(more.length).toBeGreaterThan(few.length);
  expect(few.filter((id) => !more.includes(id))).toEqual([]);
  await slider.press('End');
  await expect(page.getByText(/^All \d+ words, for listening work/)).toBeVisible();
  const [first, , third] = await ids();
  const block = (id: string | null | undefined) => page.locator(`[data-word="${id}"]`);
  await dragBetween(page, block(first), block(third));
  await expect(page.locator('.redacted-open')).toHaveCount(3);
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await ids()).toEqual(few);
});

test('opens blocks with the keyboard alone and hides covered words from screen readers', async ({
  page,
}) => {
  await openActivity(page, 'redact');
  await page.locator('[data-word][tabindex="0"]').focus();
  await expect(page.getByRole('button', { name: 'Hidden word 1', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Hidden word 2', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.locator('.redacted-open')).toHaveCount(3);
});

test('gives each Japanese word its own block', async ({ page }) => {
  await openActivity(page, 'redact', 'demoJaTanjo');
  await page.getByRole('slider', { name: /Words blacked out/ }).press('End');
  const words = await page.locator('[data-word]').count();
  expect(words).toBeGreaterThan(100);
  await expect(page.locator('.redacted')).toHaveCount(words);
  await expectAccessible(page);
});
