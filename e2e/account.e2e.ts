import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#db/client.ts';
import { localEnvironment, waitForMail } from '#scripts/testing/local-environment.ts';
import { expectAccessible } from './expect-no-findings.ts';
import { plantLesson } from './lessons.ts';
import { callApi, demoPassword } from './people.ts';
import { openContext, test } from './test.ts';

const database = () => openDatabase(localEnvironment().databaseUrl);

/**
 * Creates a teacher for this test only, with the demo password, a public lesson, and a class with one pupil.
 */
async function addTeacher(id: string): Promise<string> {
  const address = `${id}@lexiloom.test`;
  const db = database();
  await db.execute(sql`delete from users where teacher_id = ${id} or id = ${id}`);
  await db.execute(sql`
    insert into users (id, role, email, full_name, country, password_hash, email_verified_at)
    select ${id}, 'public', ${address}, 'Lea Leaver', 'GBR', password_hash, now()
    from users where id = 'demo-trial'`);
  await db.batch([
    db.execute(sql`
      insert into users (id, role, user_name, full_name, country, password_hash, teacher_id)
      values (${`${id}-pupil`}, 'PUPIL', ${`${id}-pupil`}, 'Pat Pretend', 'GBR', '-', ${id})`),
    db.execute(sql`
      insert into classrooms (id, teacher_id, name) values (${`${id}-class`}, ${id}, '7L')`),
  ]);
  await plantLesson(id, 'french', { visibility: 'PUBLIC' });
  return address;
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('E-mail address or user name').fill(address);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/signin/);
}

test('changes a teacher’s e-mail address through the link in the email', async ({
  page,
  browser,
}) => {
  const address = await addTeacher('e2e-mover');
  const elsewhere = await (await openContext(browser)).newPage();
  await signIn(elsewhere, address);
  await signIn(page, address);
  await page.goto('/account_setting');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await page.getByLabel('New e-mail address').fill('e2e-moved@lexiloom.test');
  await page.getByLabel('Your password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Send confirmation e-mail' }).click();
  await expect(page.getByText(/We’ve sent an e-mail to/)).toBeVisible();
  await expectAccessible(page);

  await waitForMail(address, /Someone asked to change/);
  const { text } = await waitForMail('e2e-moved@lexiloom.test', /new e-mail address/);
  await page.goto(/http\S+secret=\S+/.exec(text)?.[0] ?? '');
  await expect(page.getByRole('heading', { name: 'Your new address is in use' })).toBeVisible();
  await waitForMail(address, /has a new e-mail address/);
  await page.goto('/account_setting');
  await expect(page.getByText('e2e-moved@lexiloom.test')).toBeVisible();
  await expect(page.getByText('You aren’t signed in anywhere else.')).toBeVisible();
});

test('shows a new name in the header at once', async ({ page }) => {
  await signIn(page, await addTeacher('e2e-renamed'));
  await page.goto('/account_setting');
  await page.getByLabel('Your name').fill('Nadia Newname');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const menu = page.getByRole('banner').locator('summary', { hasText: 'account and display' });
  await expect(menu).toContainText('Nadia Newname');
  await expect(menu).toContainText('NN');
});

test('formats dates and numbers for the locale that the user chose', async ({ page }) => {
  await signIn(page, await addTeacher('e2e-dates'));
  await page.goto('/account_setting');
  await page.getByLabel('Dates and numbers').selectOption('en-DE');
  await expect(page.getByText('Shown like this: 31/05/2027, 16:05 · 1.234,5')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Dates and numbers')).toHaveValue('en-DE');
});

test('lets a teacher download all data, delete the account and restore it', async ({ page }) => {
  const address = await addTeacher('e2e-leaver');
  await signIn(page, address);
  await page.goto('/account_setting');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
  expect(file.lessons).toHaveLength(1);
  expect(file.pupils).toMatchObject([{ fullName: 'Pat Pretend' }]);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(/1 class and 1 pupil are deleted/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('Type the word “delete”.')).toBeVisible();
  await dialog.getByLabel('Your password', { exact: true }).fill(demoPassword);
  await dialog.getByLabel('Type “delete”').fill('delete');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is deactivated' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave Lexiloom' }).click();
  await expect(page).toHaveURL(/\/$/);
  await waitForMail(address, /will be deleted/);

  await signIn(page, address);
  await waitForMail(address, /has been kept/);
  const me = await callApi(page, 'GET', '/v1/me');
  expect(me.body).toMatchObject({ fullName: 'Lea Leaver' });
});

test('deletes the account and its pupils when the grace period ends', async ({ page }) => {
  const address = await addTeacher('e2e-gone');
  await database().execute(sql`
    update users set delete_after = now() - interval '1 minute' where id = 'e2e-gone'`);
  // The sweep runs on its own schedule, so the test polls until the account is deleted.
  await expect(async () => {
    const { rows } = await database().execute(sql`
      select 1 from users where id = 'e2e-gone' or teacher_id = 'e2e-gone'`);
    expect(rows).toEqual([]);
  }).toPass({ timeout: 60_000 });
  const answer = await page.request.post('/api/login', {
    data: { userName: address, password: demoPassword },
  });
  expect(answer.status()).toBe(401);
});
