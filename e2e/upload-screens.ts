import { expect, type Page } from '@playwright/test';
import type { Shown } from './screens.ts';

const longFileName =
  'Donaudampfschifffahrtsgesellschaftskapitän_und_die_sehr_lange_Reise_nach_Wien_mit_vielen_Freunden.txt';

/** The names of the files that these screens select. */
export const selectedFiles = ['photo.txt', 'Le chat.txt', longFileName];

/** A text file that a teacher selects. */
export const textFile = (name: string, text: string | number[]) => ({
  name,
  mimeType: 'text/plain',
  buffer: typeof text === 'string' ? Buffer.from(text) : Buffer.from(text),
});

/** Selects files as if through the browser's file dialog. */
export const chooseFiles = (page: Page, files: ReturnType<typeof textFile>[]) =>
  page.locator('input[type=file]').setInputFiles(files);

/** Opens the upload screen without any data from an earlier visit. */
export async function openUpload(page: Page): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('lexiloom-uploads:')) localStorage.removeItem(key);
    }
  });
  await page.goto('/upload_resource');
  await expect(page.getByRole('heading', { name: 'Bring your own text' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Paste a text' })).toBeVisible();
}

/** Selects a language in its combo box by keyboard. */
export async function setLanguage(page: Page, field: string, name: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field });
  await box.scrollIntoViewIfNeeded();
  // Scrolling the field into view closes an open list, so the test retries until the list stays open.
  await expect(async () => {
    await box.fill('');
    await box.fill(name);
    await expect(page.getByRole('option').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(box).toHaveValue(name);
}

/**
 * Opens three files: one with a long name, a right-to-left dialogue in both languages, and a file without
 * text.
 */
async function openThree(page: Page): Promise<void> {
  await openUpload(page);
  await chooseFiles(page, [
    textFile('photo.txt', [0x89, 0x50, 0x4e, 0x47, 1, 2]),
    textFile('Le chat.txt', 'Le chat dort.\n\nM. Roy arrive. « Bonjour ! » dit-il.'),
    textFile(longFileName, 'سارة: مرحبا، كيف حالك؟\nعمر: أنا بخير، شكرا!\nسارة: إلى اللقاء!'),
  ]);
  await page.getByText(longFileName).first().click();
  await setLanguage(page, 'Language of the text', 'Arabic');
  await page.getByRole('button', { name: 'I have a translation too' }).click();
  await page
    .getByLabel(/Your translation/)
    .fill('Sara: Hello, how are you?\nOmar: Fine, thanks!\nSara: Bye!');
  await expect(page.getByText('How it will look in the lesson: 3 sentences')).toBeVisible();
}

/** The entry points for a new resource, and the upload screen in every visually different state. */
export const uploadScreens: readonly Shown[] = [
  {
    name: 'add-resource',
    as: 'teacher',
    open: async (page) => {
      await page.goto('/add_resource');
      await expect(page.getByText(/^Your plan:/)).toBeVisible();
    },
  },
  { name: 'upload', as: 'teacher', open: openUpload },
  { name: 'upload-texts', as: 'teacher', open: openThree },
  {
    name: 'upload-errors',
    as: 'teacher',
    open: async (page) => {
      await openThree(page);
      await page.getByLabel(/Your translation/).fill('Sara: Hello.\nOmar: Fine, thanks!');
      await page.getByRole('button', { name: 'Make 2 lessons' }).click();
      await expect(page.getByText('1 of 2 texts needs attention')).toBeVisible();
    },
  },
  {
    name: 'upload-one-at-a-time',
    as: 'trial',
    open: async (page) => {
      await openUpload(page);
      await expect(page.getByText('Your plan takes one text at a time.')).toBeVisible();
    },
  },
];
