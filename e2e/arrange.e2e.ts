import { expect, type Page } from '@playwright/test';
import { clearLessons, plantLesson } from './lessons.ts';
import { callApi, enter } from './people.ts';
import { test } from './test.ts';

let owner: string;
let id: string;
test.beforeEach(async ({ page }) => {
  owner = await enter(page, 'trial');
  await clearLessons(owner);
  id = await plantLesson(owner, 'french');
});

const open = async (page: Page, source = 'private') => {
  await page.goto(`/activities/${source}/${id}`);
  await expect(page.getByRole('heading', { name: /À la piscine/ })).toBeVisible();
};
const order = async (page: Page) =>
  (await page.locator('main ol > li button[aria-pressed]').allInnerTexts()).map((text) =>
    text.trim(),
  );
const dialogOf = (page: Page) => page.getByRole('alertdialog');
const leave = (page: Page) =>
  page.getByRole('link', { name: 'Public resources', exact: true }).click();

async function storedArrangement(page: Page): Promise<unknown> {
  const { body } = await callApi(page, 'GET', `/v1/resources/${id}`);
  return typeof body === 'object' && body ? Reflect.get(body, 'arrangement') : undefined;
}

test('hides and drags activities with the mouse and keeps the order', async ({ page }) => {
  await open(page);
  const before = await order(page);
  const rows = page.locator('main ol > li');
  await page
    .getByTitle('Drag to move')
    .first()
    .dragTo(rows.nth(1), {
      targetPosition: { x: 120, y: 110 },
    });
  const [first, second, ...rest] = before;
  await expect.poll(() => order(page)).toEqual([second, first, ...rest]);
  const gaps = rows.filter({ has: page.getByRole('button', { name: 'Gap-fill', exact: true }) });
  await gaps.getByText('Shown').click();
  await expect(gaps.getByText('Hidden')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Activities saved.')).toBeVisible();
  expect(await storedArrangement(page)).not.toContain('gap-fill');

  await page.goto(`/resource/${id}`);
  const rail = page.getByRole('navigation', { name: 'Activities' });
  await expect(rail).toBeVisible();
  await expect(rail.getByRole('button', { name: 'Gaps', exact: true })).toHaveCount(0);
});

test('moves, hides and saves activities with the keyboard alone', async ({ page }) => {
  await open(page);
  const before = await order(page);
  const at = before.indexOf('Gap-fill');
  const down = page.getByRole('button', { name: 'Move Gap-fill down' });
  await down.press('Enter');
  await expect.poll(async () => (await order(page)).indexOf('Gap-fill')).toBe(at + 1);
  await expect(down).toBeFocused();
  await expect(page.getByText(`Gap-fill is now number ${at + 2} of`)).toBeAttached();
  await page.getByRole('switch', { name: /Gap-fill/ }).press('Space');

  await page.getByRole('link', { name: 'Public resources', exact: true }).press('Enter');
  await expect(dialogOf(page)).toContainText(
    'Are you sure you want to exit? Continue editing or display your resource on the interactive teaching platform:',
  );
  await dialogOf(page).getByRole('button', { name: 'Continue editing' }).press('Enter');
  await expect(dialogOf(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Public resources', exact: true }).press('Enter');
  await dialogOf(page).getByRole('button', { name: 'Save and Exit' }).press('Enter');
  await expect(page).toHaveURL(/public_resources/);
  expect(await storedArrangement(page)).not.toContain('gap-fill');
});

test('opens the projector view from the dialog with the changes applied', async ({ page }) => {
  await open(page, 'new');
  await page.getByRole('switch', { name: /Gap-fill/ }).press('Space');
  await leave(page);
  await dialogOf(page).getByRole('button', { name: 'Display interactive resource' }).click();
  await expect(page).toHaveURL(new RegExp(`/resource/${id}`));
  expect(await storedArrangement(page)).not.toContain('gap-fill');
});

test('previews the chosen activity and keeps its settings', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Gap-fill', exact: true }).press('Enter');
  const preview = page.getByRole('region', { name: 'Preview of Gap-fill' });
  await expect(preview.locator('[data-gap]').first()).toBeVisible();
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/activities/gap-fill') && answer.ok(),
  );
  await preview.getByRole('slider', { name: /Words to remove/ }).press('ArrowRight');
  await kept;
  const row = page
    .locator('main ol > li')
    .filter({ has: page.getByRole('button', { name: 'Gap-fill', exact: true }) });
  await expect(row).toContainText('30% of the words');
  await page.getByRole('link', { name: 'Open Gap-fill on the teaching view' }).click();
  await expect(page).toHaveURL(new RegExp(`/resource/${id}#gap-fill`));
  await expect(page.getByText('30%')).toBeVisible();
});

test('shows another teacher’s public resource read-only and arranges a copy of it', async ({
  page,
}) => {
  const shared = await plantLesson(owner, 'french', { title: 'Partagée', visibility: 'PUBLIC' });
  await page.context().clearCookies();
  await enter(page, 'german');
  await page.goto(`/activities/public/${shared}`);
  await expect(page.getByText(/Copy the resource to arrange them your way/)).toBeVisible();
  // The page has no switches for showing or hiding activities. The selected activity's own switches are
  // ignored here.
  const arranging = page.getByRole('switch', { name: /^(Shown|Hidden)/ });
  await expect(arranging).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy to my resources' }).click();
  await expect(page).toHaveURL(/\/activities\/private\//);
  await expect(arranging.first()).toBeVisible();
});

test('shows the not-found page for an unknown source', async ({ page }) => {
  await page.goto(`/activities/elsewhere/${id}`);
  await expect(page.getByRole('heading', { name: 'This thread leads nowhere' })).toBeVisible();
});
