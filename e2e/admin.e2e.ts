import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectNoFindings } from './expect-no-findings.ts';
import { demoPassword, enter } from './people.ts';
import { test } from './test.ts';

test('lets an admin find, suspend, restore and act as a teacher by keyboard', async ({ page }) => {
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

  await page.getByRole('button', { name: 'Suspend account' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Suspend account' }).press('Enter');
  await expect(page.getByText('Suspended', { exact: true })).toBeVisible();
  const refused = await page.request.post('/api/login', {
    data: { userName: 'german@lexiloom.test', password: 'Lexiloom-demo-1' },
  });
  expect(refused.status()).toBe(403);
  await page.getByRole('button', { name: 'Lift suspension' }).click();
  await expect(page.getByText('Suspended', { exact: true })).toBeHidden();

  await page.getByRole('button', { name: `See Lexiloom as ${name}` }).click();
  const asked = page.getByRole('dialog', { name: `See Lexiloom as ${name}` });
  await asked.getByRole('button', { name: 'Continue' }).click();
  await expect(asked).toContainText('Say in a sentence why');
  await expectNoFindings(page, 'why an admin sees Lexiloom as somebody');
  await asked.getByRole('textbox').fill('She asked why her lesson does not open.');
  await asked.getByRole('button', { name: 'Continue' }).click();
  const banner = page.getByRole('complementary', { name: 'Signed in as someone else' });
  await expect(banner).toContainText(name);
  await page.goto('/private_resources');
  await expect(page.getByRole('heading', { name: 'My resources' })).toBeVisible();
  await expect(banner).toContainText(name);
  await banner.getByRole('button', { name: 'Back to my account' }).click();
  await expect(page).toHaveURL(/\/user_sub\?id=/);
  await expect(banner).toBeHidden();
  await expect(page.getByRole('button', { name: `See Lexiloom as ${name}` })).toBeVisible();
});

test('lets an admin suspend, restore and act as a user from the list', async ({ page }) => {
  await enter(page, 'admin');
  await page.goto('/user_list?search=french%40lexiloom');
  const row = page.getByRole('table', { name: 'People' }).getByRole('row').nth(1);
  const menu = row.getByRole('button', { name: /^What to do with/ });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Suspend account' }).click();
  await expectNoFindings(page, 'suspending somebody from the list');
  await page.getByRole('button', { name: 'Suspend account' }).press('Enter');
  await expect(row).toContainText('Suspended');
  await menu.click();
  await expect(page.getByRole('menuitem', { name: /^See Lexiloom as/ })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Lift suspension' }).click();
  await expect(row).not.toContainText('Suspended');
  await menu.click();
  await expectNoFindings(page, 'what to do with somebody');
  await page.getByRole('menuitem', { name: /^See Lexiloom as/ }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('He asked for help with a lesson.');
  await page.getByRole('button', { name: 'Continue' }).click();
  const banner = page.getByRole('complementary', { name: 'Signed in as someone else' });
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Back to my account' }).click();
  await expect(banner).toBeHidden();
});

test('lets an admin export a pupil’s data, schedule deletion and cancel it', async ({ page }) => {
  const signIn = async () => {
    const data = { userName: 'yarrow-9a', password: demoPassword };
    return (await page.request.post('/api/login', { data })).status();
  };
  await enter(page, 'admin');
  await page.goto('/user_sub?id=demo-yarrow-9a');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download data' }).press('Enter');
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8')).account).toMatchObject([{ userName: 'yarrow-9a' }]);

  await page.getByRole('button', { name: 'Delete account' }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('The pupil is signed out and cannot sign in.');
  await expectNoFindings(page, 'deleting somebody');
  const name = dialog.getByLabel('Type “yarrow-9a”');
  await name.fill('willow-9a');
  await name.press('Enter');
  await expect(dialog.getByText('This is not the name of the account.')).toBeVisible();
  await name.fill('yarrow-9a');
  await name.press('Enter');
  await expect(page.getByText(/^To be deleted /)).toBeVisible();
  await expectNoFindings(page, 'an account that is being deleted');
  expect(await signIn()).toBe(403);
  await page.goto('/user_list?state=leaving');
  await expect(page.getByRole('table', { name: 'People' })).toContainText('yarrow-9a');

  await page.goBack();
  await page.getByRole('button', { name: 'Keep account' }).press('Enter');
  await expect(page.getByText(/^To be deleted /)).toBeHidden();
  expect(await signIn()).toBe(200);
});

test('lets an admin change the end of a trial and logs it in the stream', async ({ page }) => {
  await enter(page, 'admin');
  await page.goto('/user_list?search=trial%40lexiloom');
  await page.getByRole('table', { name: 'People' }).getByRole('link').first().click();
  const until = page.getByLabel('Trial until');
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await until.fill('2020-01-01');
  await page.getByRole('button', { name: 'Change trial' }).click();
  await expect(page.getByText('Choose a day within the next year.')).toBeVisible();
  await until.fill(day);
  await until.press('Enter');
  await expect(page.getByText(/^The trial ends on /)).toBeVisible();
  await expectNoFindings(page, 'an account on a trial');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.goto('/activity_stream?kind=change');
  const line = page.getByRole('listitem').filter({ hasText: 'Started a trial' }).first();
  await expect(line.getByRole('link', { name }).first()).toBeVisible();
});

test('shows an error above the current page of users when the next page fails to load', async ({
  page,
}) => {
  await enter(page, 'admin');
  await page.goto('/user_list?sort=name+asc');
  const people = page.getByRole('table', { name: 'People' });
  const first = await people.getByRole('link').first().textContent();
  await page.route('**/api/v1/admin/users?**', (route) => route.abort());
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('button', { name: 'Next' })
    .click();
  const told = page.getByRole('alert').filter({ hasText: 'The users could not be refreshed' });
  await expect(told).toBeVisible();
  await expect(people.getByRole('link').first()).toHaveText(first ?? '');
  await expectNoFindings(page, 'people of before');
  await page.unroute('**/api/v1/admin/users?**');
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect(told).toBeHidden();
  await expect(people.getByRole('link').first()).not.toHaveText(first ?? '');
});

test('redirects a teacher away from every admin screen', async ({ page }) => {
  await enter(page, 'teacher');
  for (const path of ['/user_list', '/user_sub', '/user_sub/resource/demoFrMarche']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/select_resources/);
  }
});
