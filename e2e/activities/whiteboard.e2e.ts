import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../expect-no-findings.ts';
import { openActivity } from './open-activity.ts';

const take = (page: Page, tool: string) =>
  page.getByRole('radio', { name: tool, exact: true }).check({ force: true });

/** Draws a wave over the text, `down` pixels below its upper edge. */
async function draw(page: Page, down: number): Promise<void> {
  const box = await page.locator('.board-glass-pen').boundingBox();
  if (!box) throw new Error('There is no board.');
  await page.mouse.move(box.x + 60, box.y + down);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1) {
    await page.mouse.move(box.x + 60 + step * 15, box.y + down + (step % 2) * 12);
  }
  await page.mouse.up();
}

test('a mouse draws, rubs out, goes back and forth; a reload shows the same drawing', async ({
  page,
}) => {
  await openActivity(page, 'whiteboard');
  const strokes = page.locator('.board-overlay path[d]:not([d=""])');
  await take(page, 'Pen');
  await take(page, 'Pink');
  await draw(page, 30);
  await take(page, 'Highlighter');
  await draw(page, 120);
  await expect(strokes).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(strokes).toHaveCount(1);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(strokes).toHaveCount(2);
  await take(page, 'Rubber');
  await draw(page, 30);
  await expect(strokes).toHaveCount(1);
  await expectAccessible(page);
  const path = await strokes.first().getAttribute('d');
  await page.reload();
  await expect(strokes.first()).toHaveAttribute('d', path ?? '');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(strokes).toHaveCount(0);
});

test('a drawing keeps to its words when the letters grow', async ({ page }) => {
  await openActivity(page, 'whiteboard');
  await take(page, 'Pen');
  await draw(page, 30);
  const stroke = page.locator('.board-glass-pen path[d]:not([d=""])').first();
  const small = await stroke.boundingBox();
  for (let step = 0; step < 4; step += 1) {
    await page.getByRole('button', { name: 'A+, bigger text' }).click();
  }
  await expect
    .poll(async () => (await stroke.boundingBox())?.width)
    .toBeGreaterThan((small?.width ?? 0) * 1.15);
});

test('in Read the text can be selected; with a pen it is covered', async ({ page }) => {
  await openActivity(page, 'whiteboard');
  await page.getByText('Combien coûtent').dblclick({ position: { x: 10, y: 10 } });
  expect(await page.evaluate(() => String(getSelection()).trim())).not.toBe('');
  await take(page, 'Pen');
  await expect(page.locator('.board-glass-pen')).toHaveCSS('pointer-events', 'auto');
});

test('the keyboard alone underlines and circles words, and takes it back', async ({ page }) => {
  await openActivity(page, 'whiteboard');
  await page.getByRole('radio', { name: 'Read' }).focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Mark words' })).toBeChecked();
  await page.locator('[data-word][tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Regarde, underlined in blue' })).toBeFocused();
  await page.getByRole('radio', { name: 'Underline' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-word][tabindex="0"]').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('.board-circle')).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Regarde, underlined in blue' })).toBeVisible();
});
