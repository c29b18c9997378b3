import { expect, type Page } from '@playwright/test';
import { expectFits } from './expect-fits.ts';
import { expectNoFindings } from './expect-no-findings.ts';
import { pressOn } from './hands.ts';
import { clearLessons, plantFolder, plantLesson } from './lessons.ts';
import { enter } from './people.ts';
import { test } from './test.ts';

let owner: string;
test.beforeEach(async ({ page }) => {
  owner = await enter(page, 'german');
  await clearLessons(owner);
});

const rows = (page: Page) => page.locator('main li h2');
const folders = (page: Page) => page.getByRole('navigation', { name: 'Folders' });
const folder = (page: Page, name: RegExp) => folders(page).getByRole('button', { name });
const choose = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Choose ${title}` });
const bar = (page: Page) => page.getByRole('region', { name: 'Chosen resources' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Inserts lessons into the database. The last lesson is at the top of the list. */
async function plant(...titles: string[]): Promise<void> {
  for (const [at, title] of titles.entries()) {
    const updatedAt = new Date(Date.UTC(2026, 0, 1 + at)).toISOString();
    await plantLesson(owner, 'french', { title, updatedAt });
  }
}

test('creates, fills, renames and removes a folder', async ({ page }) => {
  await plant('Eins', 'Zwei', 'Drei', 'Vier');
  await page.goto('/private_resources');
  await press(page, 'New folder');
  await press(page, 'Create folder');
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Unit 3');
  await press(page, 'Create folder');
  await expect(folder(page, /^Unit 3\s*0 resources/)).toBeVisible();
  await press(page, 'New folder');
  await page.getByRole('textbox', { name: 'Name' }).fill('UNIT 3');
  await press(page, 'Create folder');
  await expect(page.getByText('You have a folder “UNIT 3” already.').first()).toBeVisible();
  await press(page, 'Cancel');

  // Shift-click also selects all lessons in between.
  await choose(page, 'Drei').check();
  await choose(page, 'Eins').click({ modifiers: ['Shift'] });
  await expect(bar(page).getByText('3 selected')).toBeVisible();
  await choose(page, 'Zwei').uncheck();
  await press(page, 'Move to folder…');
  await page.getByLabel('Folder', { exact: true }).selectOption('Unit 3');
  await press(page, 'Move');
  await expect(page.getByText('2 resources moved to “Unit 3”.')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await folder(page, /^Unit 3\s*2 resources/).click();
  await expect(rows(page)).toHaveText(['Drei', 'Eins']);
  await expect(page).toHaveURL(/folder=/);
  await page.reload();
  await expect(rows(page)).toHaveText(['Drei', 'Eins']);
  await expectNoFindings(page, 'a folder that is open');
  await folder(page, /^No folder\s*2 resources/).click();
  await expect(rows(page)).toHaveText(['Vier', 'Zwei']);

  await folder(page, /^Unit 3/).click();
  await press(page, 'More for the folder Unit 3');
  await page.getByRole('menuitem', { name: 'Rename folder' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Unit 4');
  await press(page, 'Save name');
  await expect(page.getByRole('heading', { name: 'Unit 4' })).toBeVisible();
  await press(page, 'More for the folder Unit 4');
  await page.getByRole('menuitem', { name: 'Remove folder' }).click();
  await expect(page.getByText(/Its 2 resources are still in My resources/)).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  await expect(folder(page, /^Unit 4/)).toHaveCount(0);
  await press(page, 'Undo');
  await expect(folder(page, /^Unit 4\s*2 resources/)).toBeVisible();
});

test('adds a tag to several resources, filters by it and removes it', async ({ page }) => {
  await plant('Eins', 'Zwei', 'Drei');
  await page.goto('/private_resources');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await choose(page, 'Zwei').uncheck();
  await press(page, 'Add tag…');
  await page.getByLabel('Tag', { exact: true }).fill('Exam');
  await press(page, 'Add tag');
  await expect(page.getByText('2 resources are tagged “Exam”.')).toBeVisible();
  await page.getByRole('button', { name: /^All tags/ }).click();
  await page.getByRole('option', { name: 'Exam' }).click();
  await expect(rows(page)).toHaveText(['Drei', 'Eins']);
  await expect(page).toHaveURL(/tag=exam/);
  await expectNoFindings(page, 'resources with a tag');
  await press(page, 'More for Drei');
  await page.getByRole('menuitem', { name: 'Remove tag…' }).click();
  await press(page, 'Remove tag');
  await expect(rows(page)).toHaveText(['Eins']);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('list', { name: 'Tags of Eins' }).getByRole('button').click();
  await expect(rows(page)).toHaveText(['Eins']);
});

test('publishes, unpublishes and deletes several resources at once, and restores them', async ({
  page,
}) => {
  await plant('Eins', 'Zwei');
  await plantLesson(owner, 'french', { title: 'Unfertig', status: 'review' });
  await page.goto('/private_resources');
  const all = page.getByRole('checkbox', { name: 'Select all on this page' });
  await all.check();
  await press(page, 'Make public');
  await expect(page.getByText(/1 resource in your selection is not finished yet/)).toBeVisible();
  await press(page, 'Make them public');
  await expect(page.getByText(/^2 resources are public/)).toBeVisible();
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(2);
  await all.check();
  await press(page, 'Make private');
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(0);
  await all.check();
  await press(page, 'Delete');
  await expect(page.getByText('3 resources were deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await press(page, 'Undo');
  await expect(rows(page)).toHaveCount(3);
});

test('cancels a bulk change when one resource has been deleted and keeps the selection', async ({
  page,
}) => {
  await plant('Eins', 'Zwei', 'Drei');
  await page.goto('/private_resources');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const other = await page.context().newPage();
  await other.goto('/private_resources');
  await press(other, 'More for Zwei');
  await other.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(other.getByText(/was deleted/)).toBeVisible();
  await press(page, 'Add tag…');
  await page.getByLabel('Tag', { exact: true }).fill('8B');
  await press(page, 'Add tag');
  await expect(page.getByText(/1 resource in your selection no longer exists/)).toBeVisible();
  await press(page, 'Cancel');
  await expect(bar(page).getByText('2 selected')).toBeVisible();
  await expect(page.getByRole('list', { name: /^Tags of/ })).toHaveCount(0);
});

test('puts a new resource into the folder that is open', async ({ page }) => {
  const id = await plantFolder(owner, 'Neu');
  await page.goto(`/private_resources?folder=${id}`);
  await expect(page.getByRole('heading', { name: 'This folder is empty' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Add a resource' }).first().click();
  await page.getByRole('link', { name: 'Describe a text' }).click();
  await page.getByLabel('Resource name').fill('Im neuen Ordner');
  const filed = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PATCH' &&
      answer.url().endsWith('/v1/resources') &&
      answer.ok(),
  );
  await page.getByLabel('Resource name').blur();
  await filed;
  await page.goto(`/private_resources?folder=${id}`);
  await expect(rows(page)).toHaveText(['Im neuen Ordner']);
});

test('supports folders on a phone, right to left and by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen 8B';
  await plantFolder(owner, long.slice(0, 60));
  await plant('Eins', 'Zwei');
  await page.goto('/private_resources');
  await expect(rows(page)).toHaveCount(2);
  await expectFits(page, 'folders on a phone');
  await pressOn(page, choose(page, 'Eins'), 'Space');
  await expect(bar(page)).toBeVisible();
  await expectFits(page, 'several on a phone');
  await pressOn(page, bar(page).getByRole('button', { name: 'Move to folder…' }));
  await page.getByLabel('Folder', { exact: true }).selectOption({ index: 1 });
  await pressOn(page, page.getByRole('button', { name: 'Move', exact: true }));
  await expect(page.getByText(/moved to/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My resources' })).toBeFocused();
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await expectFits(page, 'folders from right to left');
  await expectNoFindings(page, 'folders on a phone');
});
