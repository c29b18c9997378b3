import { expect, type Page } from '@playwright/test';
import { clearLessons, plantLesson } from './lessons.ts';
import { enter } from './people.ts';
import { test } from './test.ts';

let owner: string;
let id: string;
test.beforeEach(async ({ page }) => {
  owner = await enter(page, 'trial');
  await clearLessons(owner);
  id = await plantLesson(owner, 'french');
});

const open = async (page: Page) => {
  await page.goto(`/lesson-plan/${id}`);
  // The screen renders every worksheet once to determine which ones can be printed.
  await expect(page.getByText('60 of 60 minutes')).toBeVisible({ timeout: 30_000 });
};
const titles = (page: Page) => page.locator('main ol > li h3').allInnerTexts();

test('builds the plan from its options, without links to the teaching view if there is no projector', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole('link', { name: /on the teaching view/ }).first()).toBeVisible();
  await page.getByText('Projector', { exact: true }).click();
  await expect(page.getByRole('link', { name: /on the teaching view/ })).toHaveCount(0);
  await page.getByText('Worksheet', { exact: true }).first().click();
  await expect(page.getByRole('link', { name: /Print its worksheets/ })).toHaveCount(0);
  await page.getByText('Need support').click();
  await expect(page.getByText('Support', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Ready for more', { exact: true })).toHaveCount(1);
  await page.getByLabel('Lesson focus').selectOption('Speaking');
  await expect(page.getByRole('heading', { name: 'Sentence stealer' })).toBeVisible();
});

test('changes the length of the lesson and of a step, moves, removes and adds steps, and saves the plan with the keyboard alone', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('slider', { name: /Length/ }).press('ArrowRight');
  await expect(page.getByText('65 of 65 minutes')).toBeVisible();

  const [first = '', second = '', ...rest] = await titles(page);
  const down = page.getByRole('button', { name: `Move ${first} down`, exact: true });
  await down.press('Enter');
  await expect(down).toBeFocused();
  expect(await titles(page)).toEqual([second, first, ...rest]);

  const minutes = page.getByLabel(`Minutes for ${first}`);
  const planned = await minutes.inputValue();
  await minutes.press('ControlOrMeta+a');
  await minutes.press('Backspace');
  await expect(minutes).toHaveValue('');
  await minutes.press('Tab');
  await expect(minutes).toHaveValue(planned);
  await minutes.press('ControlOrMeta+a');
  await minutes.press('Backspace');
  await minutes.pressSequentially('12');
  await expect(minutes).toHaveValue('12');
  await expect(page.getByText(/of 65 minutes: \d+ too many/)).toBeVisible();
  await page.getByRole('button', { name: `Remove ${first}`, exact: true }).press('Enter');
  await expect(page.getByText(/of 65 minutes: \d+ left/)).toBeVisible();
  await page.getByLabel('Or one of your own').fill('Hand back the tests');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hand back the tests' })).toBeVisible();
  await page.getByLabel('Add a step').selectOption({ label: `${first} (warm-up)` });
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  expect((await titles(page))[0]).toBe(first);

  await page.getByRole('button', { name: 'Save plan' }).press('Enter');
  await expect(page.getByText('Lesson plan saved.')).toBeVisible();
  const saved = await titles(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hand back the tests' })).toBeVisible();
  expect(await titles(page)).toEqual(saved);
});

test('keeps the teacher’s changes when another option is chosen or the page is left', async ({
  page,
}) => {
  await open(page);
  await page.getByLabel('Or one of your own').fill('A song');
  await page.getByRole('button', { name: 'Add your own' }).click();
  await page.getByText('Ready for more', { exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'A song' })).toBeVisible();
  await page.getByRole('link', { name: 'Resources', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Your last changes are not saved' });
  await question.getByRole('button', { name: 'Continue editing' }).click();
  await page.getByRole('button', { name: 'Make a new plan without my changes' }).click();
  await expect(page.getByRole('heading', { name: 'A song' })).toHaveCount(0);
  await expect(page.getByText('60 of 60 minutes')).toBeVisible();
});

test('prints the complete lesson plan and no other part of the screen', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Your lesson' })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print plan' })).toBeHidden();
  await expect(page.locator('main ol > li h3').last()).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.byteLength).toBeGreaterThan(5_000);
});
