import { expect, test } from '@playwright/test';
import { enter } from './people.ts';

test('an admin finds a teacher by key, suspends her, lifts it, and sees the product as she does', async ({
  page,
}) => {
  await enter(page, 'admin');
  await page.goto('/user_list');
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.keyboard.type('german@lexi');
  await expect(page).toHaveURL(/search=german/);
  const people = page.getByRole('table', { name: 'People' });
  await expect(people.getByRole('link')).toHaveCount(1);
  await people.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Subscription' })).toBeVisible();
  await expect(page.getByText('Department', { exact: true }).first()).toBeVisible();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await page.getByRole('button', { name: 'Suspend the account' }).press('Enter');
  await page.getByRole('button', { name: 'Suspend it' }).press('Enter');
  await expect(page.getByText('Suspended', { exact: true })).toBeVisible();
  const refused = await page.request.post('/api/login', {
    data: { userName: 'german@lexiloom.test', password: 'Lexiloom-demo-1' },
  });
  expect(refused.status()).toBe(403);
  await page.getByRole('button', { name: 'Lift the suspension' }).click();
  await expect(page.getByText('Suspended', { exact: true })).toBeHidden();

  await page.getByRole('button', { name: `See Lexiloom as ${name}` }).click();
  const banner = page.getByRole('complementary', { name: 'Signed in as somebody else' });
  await expect(banner).toContainText(name);
  await page.goto('/private_resources');
  await expect(page.getByRole('heading', { name: 'My resources' })).toBeVisible();
  await expect(banner).toContainText(name);
  await banner.getByRole('button', { name: 'Back to my account' }).click();
  await expect(page).toHaveURL(/\/user_sub\?id=/);
  await expect(banner).toBeHidden();
  await expect(page.getByRole('button', { name: `See Lexiloom as ${name}` })).toBeVisible();
});

test('a teacher finds none of the admins’ screens', async ({ page }) => {
  await enter(page, 'teacher');
  for (const path of ['/user_list', '/user_sub', '/user_sub/resource/demoFrMarche']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/select_resources/);
  }
});
