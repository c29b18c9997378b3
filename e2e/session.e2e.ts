import { expect, type Page, test } from '@playwright/test';
import { plantLesson } from './lessons.ts';
import { callApi, demoPassword, enter, people } from './people.ts';

test('signed out, a private page leads to sign in and back to itself', async ({ page }) => {
  await page.goto('/private_resources?search=chat');
  await expect(page).toHaveURL(/\/signin$/);
  await signInByForm(page);
  await expect(page).toHaveURL(/\/private_resources\?search=chat$/);
});

async function signInByForm(page: Page): Promise<void> {
  await page.getByLabel('E-mail address or user name').fill(people.head);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('who signs out on a private page is not brought back to it, in no tab', async ({
  page,
  context,
}) => {
  await enter(page, 'french');
  const other = await context.newPage();
  await other.goto('/account_setting');
  await expect(other.getByLabel('Your name')).toBeVisible();
  await page.goto('/classrooms/view');
  const left = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Logout' }).click();
  await left;
  await expect(page).toHaveURL(/\/$/);
  await expect(other).toHaveURL(/\/signin$/);
  for (const tab of [page, other]) {
    await tab.goto('/signin');
    await expect(tab.getByText('to go on to the page you asked for')).toHaveCount(0);
  }
  await signInByForm(other);
  await expect(other).toHaveURL(/\/select_resources$/);
});

test('a pupil, a teacher and an admin are each kept to their own pages', async ({ page }) => {
  await enter(page, 'pupil');
  await page.goto('/select_resources');
  await expect(page).toHaveURL(/\/pupil\/home$/);
  await expect(page.getByRole('navigation').getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(0);
  expect((await callApi(page, 'GET', '/v1/resources?scope=private')).status).toBe(404);

  await enter(page, 'head');
  await page.goto('/pupil/home');
  await expect(page).toHaveURL(/\/select_resources$/);

  await enter(page, 'admin');
  await page.goto('/private_resources');
  await expect(page).not.toHaveURL(/private_resources/);
});

test('two tabs whose tokens ran out both stay signed in', async ({ page, context }) => {
  await enter(page, 'head');
  await page.goto('/private_resources');
  const other = await context.newPage();
  await other.goto('/private_resources');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'My resources' })).toBeVisible();
  }
  // An access token that the server no longer takes; the refresh cookie is good.
  await page.evaluate(() => {
    const token = localStorage.getItem('token') ?? '';
    localStorage.setItem('token', `${token.slice(0, token.lastIndexOf('.'))}.worn-out`);
  });
  await Promise.all([page.reload(), other.reload()]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'My resources' })).toBeVisible();
    // What has no room in the header's row stands under More.
    await tab.locator('summary', { hasText: 'More' }).click();
    await tab.getByRole('link', { name: 'Profile' }).click();
    await expect(tab.getByLabel('Your name')).toBeVisible();
    await expect(tab).toHaveURL(/account_setting/);
  }
});

test('a session that cannot be refreshed asks to sign in again, and comes back', async ({
  page,
}) => {
  await enter(page, 'head');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.setItem('token', `${localStorage.getItem('token')}x`));
  await page.goto('/private_resources');
  await expect(page).toHaveURL(/\/signin$/);
});

test('a public resource is read signed out; a private one is not there', async ({ page }) => {
  const owner = await enter(page, 'head');
  const open = await plantLesson(owner, 'french', { visibility: 'PUBLIC' });
  const closed = await plantLesson(owner, 'french', { visibility: 'PRIVATE' });
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());

  await page.goto(`/resource/${open}`);
  await expect(page.getByText('je joue au football')).toBeVisible();
  await page.goto(`/resource/${closed}`);
  await expect(page.getByRole('heading', { name: /not|nowhere/i })).toBeVisible();
  expect((await callApi(page, 'GET', `/v1/resources/${closed}`)).status).toBe(404);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signInByForm(page);
  await expect(page).toHaveURL(new RegExp(`/resource/${closed}$`));
  await expect(page.getByText('je joue au football')).toBeVisible();
});
