import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../expect-no-findings.ts';
import { test } from '../test.ts';
import { openFreshLesson } from './open-fresh-lesson.ts';
import { visitAnotherScreen } from './visit-another-screen.ts';

interface Point {
  x: number;
  y: number;
}

/** Drags as a finger on a touchscreen does: down, move and up without a pause. */
async function pullByFinger(page: Page, from: Point, to: Point): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [from]);
  for (let step = 1; step <= 6; step += 1) {
    const share = step / 6;
    const x = from.x + (to.x - from.x) * share;
    const y = from.y + (to.y - from.y) * share;
    await send('touchMove', [{ x, y }]);
  }
  await send('touchEnd', []);
  await devtools.detach();
}

const gapsMenu = 'A percentage of the words';

test('plays gap-fill with the mouse', async ({ page }) => {
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
  // The teacher can request a hint for any gap, and the text then highlights this gap.
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

  // With the option "chosen by the teacher", the text starts without gaps. Chosen gaps survive other changes.
  await menu.selectOption('chosen');
  await expect(gaps).toHaveCount(0);
  await text.locator('.gap-word').first().click();
  await expect(gaps).toHaveCount(1);
  await page.getByText('What pupils see').click();
  await page.getByRole('switch', { name: 'Leave the first sentence whole' }).press('Space');
  await expect(gaps).toHaveCount(1);
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

test('plays gap-fill with the keyboard alone', async ({ page }) => {
  await openFreshLesson(page, 'gap-fill');
  const text = page.getByRole('region', { name: 'Text' });
  const shown = text.locator('[data-gap][data-shown]');
  await expect(text.locator('[data-gap]').first()).toBeVisible();
  const count = await text.locator('[data-gap]').count();
  await text.locator('[data-gap]').first().focus();
  await page.keyboard.press('Enter');
  await expect(shown).toHaveCount(1);
  await page.keyboard.press('r');
  await expect(shown).toHaveCount(2);
  await page.keyboard.press('s');
  await expect(shown).toHaveCount(count);
  await page.keyboard.press('h');
  await expect(shown).toHaveCount(0);

  // A key press in a form control reveals no gap.
  const slider = page.getByRole('slider', { name: /Words to remove/ });
  await slider.focus();
  await page.keyboard.press('s');
  await expect(shown).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('30');
});

const wordOf = (locator: Locator) =>
  locator.evaluate((gap) => gap.querySelector('.gap-answer')?.textContent ?? '');

for (const touch of [false, true]) {
  test(`drags and taps words from the bank into gaps, ${touch ? 'by finger' : 'by mouse'}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      hasTouch: touch,
      viewport: { width: 1366, height: 768 },
    });
    const page = await context.newPage();
    await openFreshLesson(page, 'gap-fill');
    const text = page.getByRole('region', { name: 'Text' });
    const bank = page.getByRole('region', { name: 'Word bank' });
    const gaps = text.locator('[data-gap]');
    const shown = text.locator('[data-gap][data-shown]');
    const tileFor = async (gap: Locator) => {
      const word = await wordOf(gap);
      return bank.getByRole('button', { name: new RegExp(`^${word}$`, 'i') }).first();
    };
    const otherThan = async (gap: Locator) => {
      const word = (await wordOf(gap)).toLowerCase();
      await expect(bank.getByRole('button').first()).toBeVisible();
      const names = await bank.getByRole('button').allTextContents();
      const other = names.find((name) => name.toLowerCase() !== word) ?? '';
      return bank.getByRole('button', { name: other, exact: true }).first();
    };
    const pull = async (from: Locator, to: Locator) => {
      await from.scrollIntoViewIfNeeded();
      const [a, b] = [await from.boundingBox(), await to.boundingBox()];
      if (!a || !b) throw new Error('Nothing to pull.');
      const start = { x: a.x + a.width / 2, y: a.y + a.height / 2 };
      const end = { x: b.x + b.width / 2, y: b.y + b.height / 2 };
      if (touch) return pullByFinger(page, start, end);
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 6 });
      await page.mouse.up();
    };
    const press = (locator: Locator) => (touch ? locator.tap() : locator.click());

    const first = gaps.first();
    await pull(await otherThan(first), first);
    await expect(bank.getByText('doesn’t go there.')).toBeVisible();
    await expect(shown).toHaveCount(0);
    await pull(await tileFor(first), first);
    await expect(first).toHaveAttribute('data-shown', 'true');
    await expect(bank.getByText('is right.')).toBeVisible();

    const second = gaps.nth(1);
    await press(await otherThan(second));
    await expect(bank.getByText('Now tap the gap for')).toBeVisible();
    await press(second);
    await expect(shown).toHaveCount(1);
    await press(await tileFor(second));
    await press(second);
    await expect(shown).toHaveCount(2);
    // While no word is selected, pressing a gap reveals its word as usual.
    await press(gaps.nth(2));
    await expect(shown).toHaveCount(3);
    await context.close();
  });
}

test('puts words from the word bank into gaps with the keyboard alone', async ({ page }) => {
  await openFreshLesson(page, 'gap-fill');
  const text = page.getByRole('region', { name: 'Text' });
  const bank = page.getByRole('region', { name: 'Word bank' });
  const first = text.locator('[data-gap]').first();
  const word = await wordOf(first);
  await bank
    .getByRole('button', { name: new RegExp(`^${word}$`, 'i') })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('data-shown', 'true');
  await expect(bank.locator('button:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(bank.getByText('Now tap the gap for')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bank.getByText('Now tap the gap for')).toHaveCount(0);
  await expectAccessible(page);
});
