import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { digitalSourceTypes } from '#contracts/resources/ai-origin.ts';
import { readPdf } from '#functions/resources/testing/read-pdf.ts';
import { setRendererFaults } from '#scripts/testing/local-environment.ts';
import { plantLesson } from './lessons.ts';
import { enter } from './people.ts';
import { test } from './test.ts';

test.setTimeout(180_000);
test.afterEach(() => setRendererFaults({}));

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save as PDF' });

/** Presses the button by keyboard and parses the downloaded file. */
async function savedPdf(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    saveButton(page).press('Enter'),
  ]);
  const pdf = readPdf(await readFile(await download.path()));
  return { name: download.suggestedFilename(), pdf };
}

async function openSheets(page: Page, id: string, query: string): Promise<void> {
  await page.goto(`/worksheet/${id}?${query}`);
  await expect(page.locator('.sheet').first()).toBeVisible({ timeout: 60_000 });
}

test('saves the worksheets as a PDF that matches the preview', async ({ page }) => {
  const owner = await enter(page, 'teacher');
  const id = await plantLesson(owner, 'arabic', { title: 'في المسبح' });
  await openSheets(page, id, 'sheets=vocab,statement&paper=letter');
  const { name, pdf } = await savedPdf(page);
  expect(name).toBe('في المسبح.pdf');
  await expect(page.getByText('The PDF is in your downloads.')).toBeVisible();
  expect(pdf.pages).toBeGreaterThanOrEqual(await page.locator('.paper').count());
  for (const box of pdf.boxes) expect(box).toMatch(/^0 0 61[12](\.\d+)? 79[12](\.\d+)?$/);
  expect(pdf.fonts.join()).toContain('NotoNaskhArabic');
  const heading = (await page.locator('.sheet-title').first().textContent()) ?? '';
  for (const letter of heading.replace(/\s/g, '')) expect([...pdf.letters]).toContain(letter);
  expect(pdf.info.Title).toBe('في المسبح');
  expect(Object.values(digitalSourceTypes)).toContain(pdf.info.DigitalSourceType);
  expect(pdf.xmp).toContain(pdf.info.DigitalSourceType);

  // Without one of the worksheets, the PDF has fewer pages.
  await page.getByRole('switch', { name: 'Answer key' }).press('Space');
  await expect(page.locator('.sheet[data-part="key"]')).toHaveCount(0);
  expect((await savedPdf(page)).pdf.pages).toBeLessThan(pdf.pages);
});

test('embeds a Japanese font in a Japanese PDF', async ({ page }) => {
  const id = await plantLesson(await enter(page, 'teacher'), 'japanese');
  await openSheets(page, id, 'sheets=vocab&paper=a4');
  const { pdf } = await savedPdf(page);
  expect(pdf.fonts.join()).toContain('NotoSansJP');
});

test('reports that the PDF could not be created, and opens the print window instead', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  const id = await plantLesson(await enter(page, 'teacher'), 'french');
  await openSheets(page, id, 'sheets=vocab');
  await setRendererFaults({ status: 503 });
  await saveButton(page).click();
  await expect(
    page.getByText(
      'The PDF could not be created. In the window that opens, choose “Save as PDF” as the printer.',
    ),
  ).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await expect(page.locator('.sheet').first()).toBeVisible();

  await setRendererFaults({});
  expect((await savedPdf(page)).pdf.pages).toBeGreaterThan(0);
});

test('shows that the PDF is being created, and creates it only once', async ({ page }) => {
  const id = await plantLesson(await enter(page, 'teacher'), 'french');
  await openSheets(page, id, 'sheets=vocab');
  await setRendererFaults({ delayMs: 1500 });
  const download = page.waitForEvent('download', { timeout: 60_000 });
  await saveButton(page).press('Enter');
  await expect(saveButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(saveButton(page)).toBeFocused();
  await download;
  await expect(saveButton(page)).not.toHaveAttribute('aria-busy', 'true');
});

test('saves a lesson plan as a PDF without screen-only parts', async ({ page }) => {
  const id = await plantLesson(await enter(page, 'teacher'), 'french', { title: 'Le plan' });
  await page.goto(`/lesson-plan/${id}`);
  await expect(page.getByText('60 of 60 minutes')).toBeVisible({ timeout: 30_000 });
  const { name, pdf } = await savedPdf(page);
  expect(name).toBe('Le plan.pdf');
  expect(pdf.pages).toBeLessThan(6);
  expect(pdf.info.Title).toBe('Le plan');
});
