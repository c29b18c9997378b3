import { type Page, expect as soon } from '@playwright/test';
import { expectAccessible } from '../expect-no-findings.ts';
import { plantLesson } from '../lessons.ts';
import { enter } from '../people.ts';
import { test } from '../test.ts';

// Activities are loaded when they are opened, which may take long on a busy machine.
const expect = soon.configure({ timeout: 30_000 });
test.setTimeout(240_000);

const word = (page: Page, text: string) => page.locator('[data-word]', { hasText: text }).first();

test('shows pictures beside words, and changes and removes one of them with the mouse', async ({
  page,
}) => {
  const teacher = await enter(page, 'teacher');
  const id = await plantLesson(teacher, 'french');
  await page.goto(`/resource/${id}#text-emoji`);
  await expect(word(page, 'football')).toHaveText('football⚽');
  await expect(word(page, 'football').locator('.emoji-sign')).toHaveAttribute(
    'aria-hidden',
    'true',
  );
  await expectAccessible(page);

  await word(page, 'football').click();
  await page.getByLabel('Find a picture').fill('trophy');
  await page.getByRole('button', { name: 'Show 🏆' }).click();
  await expect(word(page, 'football')).toHaveText('football🏆');

  await word(page, 'football').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(word(page, 'football')).toHaveText('football');

  await page.getByRole('button', { name: 'Undo my choices' }).click();
  await expect(word(page, 'football')).toHaveText('football⚽');
});

test('adds a picture to a word by keyboard and keeps it after a reload', async ({ page }) => {
  const teacher = await enter(page, 'teacher');
  const id = await plantLesson(teacher, 'french');
  await page.goto(`/resource/${id}#text-emoji`);
  const first = page.locator('[data-word]').first();
  await first.focus();
  await page.keyboard.press('Enter');
  const field = page.getByLabel('Find a picture');
  await expect(field).toBeFocused();
  await page.keyboard.type('👋');
  const kept = page.waitForResponse((a) => a.url().includes('/activities/text-emoji') && a.ok());
  await page.keyboard.press('Enter');
  await expect(first).toHaveText('Salut👋');
  await kept;
  await page.reload();
  await expect(page.locator('[data-word]').first()).toHaveText('Salut👋');
});
