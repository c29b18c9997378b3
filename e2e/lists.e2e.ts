import { expect, type Page } from '@playwright/test';
import { clearLessons, plantLesson } from './lessons.ts';
import { callApi, enter } from './people.ts';
import { test } from './test.ts';

let owner: string;
test.beforeEach(async ({ page }) => {
  owner = await enter(page, 'german');
  await clearLessons(owner);
});

const rows = (page: Page) => page.locator('main li h2');

test('keeps the search, filters and page in the URL across a reload', async ({ page }) => {
  for (let n = 1; n <= 21; n += 1) await plantLesson(owner, 'french', { title: `Leçon ${n}` });
  await plantLesson(owner, 'arabic', { title: 'في المسبح', level: 'B1.1', audience: 'B1.1' });
  await page.goto('/private_resources');
  await expect(page.getByText('1 to 20 of 22')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('21 to 22 of 22')).toBeVisible();
  await page.reload();
  await expect(rows(page)).toHaveCount(2);

  await page.getByLabel('Search').fill('leçon 21');
  await expect(rows(page)).toHaveText(['Leçon 21']);
  await page.getByLabel('Search').fill('');
  await expect(page.getByText('1 to 20 of 22')).toBeVisible();
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('option', { name: 'Arabic' }).click();
  await expect(rows(page)).toHaveText(['في المسبح']);
  await expect(page).toHaveURL(/language=ar/);
  await page.getByRole('button', { name: /Level/ }).click();
  await page.getByRole('option', { name: 'A1.1' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).last().click();
  await expect(page.getByText('1 to 20 of 22')).toBeVisible();
});

test('makes a resource public and then private again', async ({ page, browser }) => {
  const id = await plantLesson(owner, 'french', { title: 'Die Sichtbarkeit' });
  await page.goto('/private_resources');
  await page.getByRole('switch', { name: /Die Sichtbarkeit/ }).press('Space');
  await page.getByRole('button', { name: 'Keep it private' }).click();
  await expect(page.getByRole('switch', { name: /^Private.*Die Sichtbarkeit/ })).not.toBeChecked();
  await page.getByRole('switch', { name: /Die Sichtbarkeit/ }).press('Space');
  await page.getByRole('button', { name: 'Make it public' }).click();
  await expect(page.getByText(/is now public: anyone with the link can read it/)).toBeVisible();
  const stranger = await browser.newPage();
  expect((await callApi(stranger, 'GET', `/v1/resources/${id}`)).status).toBe(200);
  await page.getByRole('switch', { name: /Die Sichtbarkeit/ }).press('Space');
  await expect(page.getByText(/is now private/)).toBeVisible();
  expect((await callApi(stranger, 'GET', `/v1/resources/${id}`)).status).toBe(404);
  await stranger.close();
});

test('deletes a resource, undoes the deletion and duplicates the resource', async ({ page }) => {
  await plantLesson(owner, 'french', { title: 'Das Original' });
  await page.goto('/private_resources');
  const act = async (name: string) => {
    await page
      .getByRole('button', { name: /^More for Das Original/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Delete');
  await expect(page.getByText(/was deleted/)).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveText(['Das Original']);
  await act('Duplicate');
  await expect(rows(page)).toHaveCount(2);
});
