import { expect, type Page } from '@playwright/test';
import { plantLesson } from './lessons.ts';
import { callApi, demoPassword, enter, people } from './people.ts';
import { test } from './test.ts';

test('redirects a signed-out visitor to sign-in and then back to the private page', async ({
  page,
}) => {
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

test('does not return to a private page after the user signs out there, in any tab', async ({
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
    await expect(tab.getByText('to continue to the page you wanted')).toHaveCount(0);
  }
  await signInByForm(other);
  await expect(other).toHaveURL(/\/select_resources$/);
});

test('asks about unsaved work on sign-out, and keeps the user signed in on cancel', async ({
  page,
}) => {
  const owner = await enter(page, 'french');
  const id = await plantLesson(owner, 'french');
  const question = page.getByRole('alertdialog');
  const logout = () => page.getByRole('button', { name: 'Logout' }).click();
  const answer = async (name: string) => {
    await question.getByRole('button', { name, exact: true }).click();
    await expect(question).toHaveCount(0);
  };
  const staysIn = async () => {
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
    expect((await callApi(page, 'GET', `/v1/resources/${id}`)).status).toBe(200);
  };
  const leavesBy = async (name: string) => {
    const left = page.waitForEvent('load');
    await question.getByRole('button', { name, exact: true }).click();
    await left;
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await enter(page, 'french');
  };

  await page.goto(`/preview/${id}`);
  await expect(page.getByRole('heading', { name: 'À la piscine' })).toBeVisible();
  await logout();
  await expect(question).toContainText("you haven't yet displayed your interactive resource");
  await answer('Continue');
  await staysIn();
  await logout();
  await leavesBy('Exit');

  await page.goto(`/lesson-plan/${id}`);
  await page.getByLabel('Or one of your own').fill('A song');
  await page.getByRole('button', { name: 'Add your own' }).click();
  await logout();
  await expect(question).toHaveAccessibleName('Your last changes are not saved');
  await answer('Continue editing');
  await staysIn();
  await expect(page.getByRole('heading', { name: 'A song' })).toBeVisible();
  await logout();
  await leavesBy('Save and leave');
  await page.goto(`/lesson-plan/${id}`);
  await expect(page.getByRole('heading', { name: 'A song' })).toBeVisible();

  await page.goto(`/activities/private/${id}`);
  await page.getByRole('switch', { name: /Gap-fill/ }).press('Space');
  await logout();
  await expect(question).toHaveAccessibleName('Leave the activities?');
  await answer('Continue editing');
  await staysIn();
  await expect(page.getByRole('switch', { name: /Gap-fill/ })).not.toBeChecked();
  await logout();
  await leavesBy('Save and Exit');
  const { body } = await callApi(page, 'GET', `/v1/resources/${id}`);
  expect(Reflect.get(Object(body), 'arrangement')).not.toContain('gap-fill');
});

test('does not sign the user out when they return to the start page', async ({ page }) => {
  await enter(page, 'french');
  await page.goto('/classrooms/view');
  const left = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Logout' }).click();
  await left;
  await page.goto('/signin');
  await signInByForm(page);
  await expect(page).toHaveURL(/\/select_resources$/);
  for (let back = 0; back < 5 && new URL(page.url()).pathname !== '/'; back += 1) {
    await page.goBack();
  }
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
});

test('restricts a pupil, a teacher and an admin to their own pages', async ({ page }) => {
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

test('keeps two tabs signed in when both tokens expire', async ({ page, context }) => {
  await enter(page, 'head');
  await page.goto('/private_resources');
  const other = await context.newPage();
  await other.goto('/private_resources');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'My resources' })).toBeVisible();
  }
  // The server rejects this access token, but the refresh cookie is still valid.
  await page.evaluate(() => {
    const token = localStorage.getItem('token') ?? '';
    localStorage.setItem('token', `${token.slice(0, token.lastIndexOf('.'))}.worn-out`);
  });
  await Promise.all([page.reload(), other.reload()]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'My resources' })).toBeVisible();
    // Links that do not fit into the header are under More.
    await tab.locator('summary', { hasText: 'More' }).click();
    await tab.getByRole('link', { name: 'Profile' }).click();
    await expect(tab.getByLabel('Your name')).toBeVisible();
    await expect(tab).toHaveURL(/account_setting/);
  }
});

test('asks the user to sign in when a session cannot be refreshed', async ({ page }) => {
  await enter(page, 'head');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.setItem('token', `${localStorage.getItem('token')}x`));
  await page.goto('/private_resources');
  await expect(page).toHaveURL(/\/signin$/);
});

test('shows a public resource to signed-out visitors, and a private one only to its owner', async ({
  page,
}) => {
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
