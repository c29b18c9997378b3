import { type Page, expect as soon } from '@playwright/test';
import { expectAccessible } from '../expect-no-findings.ts';
import { plantLesson } from '../lessons.ts';
import { enter } from '../people.ts';
import { test } from '../test.ts';

// Activities are loaded when they are opened, which may take long on a busy machine.
const expect = soon.configure({ timeout: 30_000 });
test.setTimeout(240_000);

const rubyOf = (page: Page, word: string) =>
  page.locator('ruby.reading', { hasText: word }).first();

test('shows and hides furigana by level with the mouse without moving any line', async ({
  page,
}) => {
  const teacher = await enter(page, 'teacher');
  const id = await plantLesson(teacher, 'japanese');
  await page.goto(`/resource/${id}#readings`);
  const saturday = rubyOf(page, '土曜日').locator('rt');
  await expect(saturday).toBeVisible();
  await expect(saturday).toHaveText('どようび');
  await expectAccessible(page);

  const text = page.getByRole('region', { name: 'Text' });
  const places = () =>
    text.locator('.lesson-side').evaluateAll((sides) =>
      sides.map((side) => {
        const { top, height } = side.getBoundingClientRect();
        return [Math.round(top), Math.round(height)];
      }),
    );
  const before = await places();
  await page.getByLabel('Pupils know').selectOption('1');
  await expect(saturday).toBeHidden();
  expect(await places()).toEqual(before);
  await page.getByLabel('Above the words').selectOption('nothing');
  expect(await places()).toEqual(before);

  await page.getByLabel('Above the words').selectOption('roman');
  await expect(rubyOf(page, '土曜日').locator('rt')).toHaveText('doyōbi');
  const kept = page.waitForResponse(
    (answer) =>
      answer.url().includes('/activities/readings') &&
      answer.ok() &&
      (answer.request().postData() ?? '').includes('hiragana'),
  );
  await page.getByLabel('Show the text in').selectOption('hiragana');
  await expect(text).not.toContainText('土曜日');

  // The choice survives a reload.
  await kept;
  await page.reload();
  await expect(page.getByLabel('Show the text in')).toHaveValue('hiragana');
});

test('corrects a wrong reading by keyboard and rejects another word’s reading', async ({
  page,
}) => {
  const teacher = await enter(page, 'teacher');
  const id = await plantLesson(teacher, 'mandarin');
  await page.goto(`/resource/${id}#readings`);
  await page.getByRole('switch', { name: 'Correct readings' }).focus();
  await page.keyboard.press('Space');
  const words = page.locator('[data-word]');
  await words.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const field = page.getByLabel('Pinyin');
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('hao3');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/does not match/)).toBeVisible();
  await expectAccessible(page);

  const form = page.locator('form', { has: field });
  const word = (await form.locator('p').first().textContent()) ?? '';
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('ma1 '.repeat(Array.from(word).length).trim());
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
  await expect(words.nth(1).locator('rt')).toHaveText(/mā/);
  await page.reload();
  await expect(page.locator('ruby.reading rt', { hasText: 'mā' }).first()).toBeVisible();
});

test('offers vowel marks and Latin letters for Arabic, and no readings for French', async ({
  page,
}) => {
  const teacher = await enter(page, 'teacher');
  const arabic = await plantLesson(teacher, 'arabic');
  await page.goto(`/resource/${arabic}#readings`);
  const text = page.getByRole('region', { name: 'Text' });
  await expect(text.locator('rt').first()).toHaveText(/^\p{sc=Latin}/u);
  await page.getByLabel('Show the text in').selectOption('reading');
  await expect(text.locator('.lesson-side').first()).toContainText(/[\u064b-\u0652]/u);
  await expectAccessible(page);

  const french = await plantLesson(teacher, 'french');
  await page.goto(`/resource/${french}#readings`);
  await expect(page.getByRole('region', { name: 'Text' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dictation' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Readings' })).toHaveCount(0);
  await page.goto(`/activities/private/${french}`);
  await expect(page.getByText('French doesn’t need them.')).toBeVisible();
  // French has no readings, so no readings are generated and there is no link to the edit page.
  await expect(page.getByRole('link', { name: 'Open the edit page' })).toHaveCount(0);
});
