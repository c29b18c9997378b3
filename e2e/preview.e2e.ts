import { expect } from '@playwright/test';
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

const question =
  "Hold on - you haven't yet displayed your interactive resource! Are you sure you want to exit?";

test('shows text, parts and answers, and asks before leaving a lesson that was not displayed', async ({
  page,
}) => {
  await page.goto(`/preview/${id}`);
  await expect(page.getByRole('heading', { name: 'À la piscine' })).toBeVisible();
  const comprehension = page.getByRole('region', { name: 'Comprehension questions' });
  await expect(
    comprehension.getByRole('button', { name: /^Answer 1:/, expanded: true }),
  ).toBeVisible();
  await expect(comprehension.getByText('Show answer')).toHaveCount(0);
  // After all answers are revealed, the button "Reveal next" disappears.
  await expect(comprehension.getByRole('button', { name: 'Reveal next' })).toHaveCount(0);

  const dialog = page.getByRole('alertdialog');
  await page.getByRole('link', { name: 'Resources', exact: true }).click();
  await expect(dialog).toContainText(question);
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/preview/${id}$`));

  // Uses the keyboard alone; Escape has the same effect as "Continue".
  await page.getByRole('link', { name: 'Resources', exact: true }).press('Enter');
  // Keys only work in the dialog after the focus has moved into it.
  await expect(dialog.and(page.locator(':focus-within'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Resources', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Exit', exact: true }).press('Enter');
  await expect(page).toHaveURL(/private_resources/);
});

test('leaves the preview without asking once the lesson was displayed', async ({ page }) => {
  await page.goto(`/preview/${id}`);
  const marked = page.waitForResponse((answer) => answer.url().endsWith('/displayed'));
  await page.getByRole('link', { name: 'Display interactive resource' }).click();
  await expect(page).toHaveURL(new RegExp(`/resource/${id}`));
  await marked;
  await page.goto(`/preview/${id}`);
  await page.getByRole('link', { name: 'Resources', exact: true }).click();
  await expect(page).toHaveURL(/private_resources/);
});

test('does not ask before leaving for another screen of the same resource', async ({ page }) => {
  await page.goto(`/preview/${id}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/review/${id}$`));
});

test('shows and copies a shared resource, and leaves it without asking', async ({ page }) => {
  await plantLesson(owner, 'french', { title: 'Partagée', visibility: 'PUBLIC' }).then(
    async (shared) => {
      await page.context().clearCookies();
      await enter(page, 'german');
      await page.goto(`/preview/${shared}`);
    },
  );
  await expect(page.getByRole('heading', { name: 'Partagée' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy to my resources' })).toBeVisible();
  await page.getByRole('link', { name: 'Resources', exact: true }).click();
  await expect(page).toHaveURL(/private_resources/);
});
