import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../expect-no-findings.ts';
import { settled } from '../settled.ts';
import { test } from '../test.ts';
import { openActivity } from './open-activity.ts';

const take = (page: Page, tool: string) =>
  page.getByRole('radio', { name: tool, exact: true }).check({ force: true });

/** Draws a wavy line over the text, `down` pixels below its top edge. */
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

test('draws, erases, undoes and redoes with the mouse, and keeps the drawing after a reload', async ({
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

const native = (page: Page) => page.getByRole('button', { name: 'Native text', exact: true });
const lines = (page: Page) => page.locator('.board-glass-pen path[d]:not([d=""])');

/** Draws a line across a word, through its middle. */
async function strikeOut(page: Page, word: Locator): Promise<void> {
  await word.scrollIntoViewIfNeeded();
  await settled(page);
  const box = await boxOf(word);
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x - 3, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 3, middle, { steps: 6 });
  await page.mouse.up();
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  return box;
}

/** Returns the distance from the middle of a line to the middle of a word, measured in word heights. */
async function away(line: Locator, word: Locator): Promise<number> {
  const [a, b] = [await line.boundingBox(), await word.boundingBox()];
  if (!a || !b) return Number.POSITIVE_INFINITY;
  const aside = a.x + a.width / 2 - b.x - b.width / 2;
  const above = a.y + a.height / 2 - b.y - b.height / 2;
  return Math.hypot(aside, above) / b.height;
}

for (const { language, lesson } of [
  { language: 'French', lesson: 'demoFrMarche' },
  { language: 'Arabic', lesson: 'demoArSouq1' },
]) {
  test(`keeps a drawing in ${language} on its word when the layout changes`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openActivity(page, 'whiteboard', lesson);
    await take(page, 'Pen');
    const word = page.locator('.lesson-target [data-word^="s6."]').nth(2);
    await strikeOut(page, word);
    const line = lines(page).first();
    const keeps = () => expect.poll(() => away(line, word)).toBeLessThan(0.2);
    await keeps();
    const before = await boxOf(word);
    await native(page).click();
    await expect.poll(async () => (await boxOf(word)).y).not.toBe(before.y);
    await keeps();
    for (let step = 0; step < 4; step += 1) {
      await page.getByRole('button', { name: 'A+, bigger text' }).click();
      await keeps();
    }
    await page.reload();
    await keeps();
    for (const width of [800, 390, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      await keeps();
    }
    await native(page).click();
    await keeps();
    await page.getByRole('button', { name: 'Display', exact: true }).click();
    const display = page.getByRole('dialog', { name: 'Display' });
    for (const choice of ['Arial', 'Two columns', 'Sentence by sentence', 'Wide margins']) {
      await display.getByText(choice, { exact: true }).click();
      await keeps();
    }
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 900 });
    await keeps();
    // The eraser removes the line at its current position.
    await take(page, 'Rubber');
    await strikeOut(page, word);
    await expect(line).toHaveCount(0);
  });
}

test('hides and restores a drawing together with the translation under it', async ({ page }) => {
  await openActivity(page, 'whiteboard', 'demoArSouq1');
  await native(page).click();
  await take(page, 'Pen');
  const word = page.locator('.lesson-native [data-word^="s2."]').nth(1);
  await strikeOut(page, word);
  await expect(lines(page)).toHaveCount(1);
  await native(page).click();
  await expect(lines(page)).toHaveCount(0);
  await native(page).click();
  await expect.poll(() => away(lines(page).first(), word)).toBeLessThan(0.2);
});

test('allows text selection in Read mode and prevents it in pen mode', async ({ page }) => {
  await openActivity(page, 'whiteboard');
  await page.getByText('Combien coûtent').dblclick({ position: { x: 10, y: 10 } });
  expect(await page.evaluate(() => String(getSelection()).trim())).not.toBe('');
  await take(page, 'Pen');
  await expect(page.locator('.board-glass-pen')).toHaveCSS('pointer-events', 'auto');
});

test('underlines and circles words with the keyboard alone and undoes this', async ({ page }) => {
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
