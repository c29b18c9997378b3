import { type Page, expect as soon } from '@playwright/test';
import { expectAccessible } from '../expect-no-findings.ts';
import { plantLesson } from '../lessons.ts';
import { enter } from '../people.ts';
import { test } from '../test.ts';

// Activities are loaded when they are opened, which may take long on a busy machine.
const expect = soon.configure({ timeout: 30_000 });
test.setTimeout(240_000);

const word = (page: Page, text: string) => page.locator('[data-word]', { hasText: text }).first();

test('splits words into syllables and counts claps with the mouse', async ({ page }) => {
  const teacher = await enter(page, 'teacher');
  const id = await plantLesson(teacher, 'french');
  await page.goto(`/resource/${id}#syllables`);
  await expect(word(page, 'sa·me·di')).toBeVisible();
  await expectAccessible(page);
  await word(page, 'sa·me·di').click();
  await expect(page.getByText('3 claps')).toBeVisible();

  await page.getByLabel('Separate syllables with').selectOption('colours');
  await expect(word(page, 'samedi').locator('.syllable')).toHaveText(['sa', 'me', 'di']);
  await page.getByRole('switch', { name: /claps/ }).check({ force: true });
  await expect(word(page, 'samedi').locator('sup')).toHaveText('3');
  await expectAccessible(page);
});

test('splits only the chosen words by keyboard, and keeps the choice after a reload', async ({
  page,
}) => {
  const teacher = await enter(page, 'teacher');
  const id = await plantLesson(teacher, 'french');
  await page.goto(`/resource/${id}#syllables`);
  const which = page.getByLabel('Show the syllables of');
  await which.focus();
  await page.keyboard.type('Only');
  await expect(which).toHaveValue('tapped');
  await expect(page.locator('.syllable-dot')).toHaveCount(0);

  const first = page.locator('[data-word]').first();
  await first.focus();
  const kept = page.waitForResponse((a) => a.url().includes('/activities/syllables') && a.ok());
  await page.keyboard.press('Enter');
  await expect(first).toHaveText('Sa·lut');
  await kept;
  await page.reload();
  await expect(page.locator('[data-word]').first()).toHaveText('Sa·lut');
});

test('shows Japanese moras above the kanji', async ({ page }) => {
  const teacher = await enter(page, 'teacher');
  const japanese = await plantLesson(teacher, 'japanese');
  await page.goto(`/resource/${japanese}#syllables`);
  await expect(page.locator('ruby', { hasText: '土曜日' }).locator('rt').first()).toHaveText(
    'ど·よ·う·び',
  );
  await expectAccessible(page);
});
