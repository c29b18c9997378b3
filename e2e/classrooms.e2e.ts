import { expect, type Page } from '@playwright/test';
import { expectNoFindings } from './expect-no-findings.ts';
import { spoken } from './languages/look-in-language.ts';
import { enter } from './people.ts';
import { test } from './test.ts';

test.setTimeout(300_000);

/** Returns the user name and the password on a pupil's login card. */
async function cardOf(page: Page, name: string) {
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const [userName = '', password = ''] = await card.locator('dd').allInnerTexts();
  return { userName, password };
}

async function createClassroom(page: Page, name: string): Promise<void> {
  await page.goto('/classrooms/create');
  await page.getByLabel('Name of the class').fill(name);
  await page.getByRole('button', { name: 'Create class' }).click();
  await expect(page.getByRole('heading', { name: 'Add pupils' })).toBeVisible();
}

/** Signs in through the form in a browser without cookies, as a pupil with a login card does. */
async function signIn(page: Page, address: string, userName: string | null, password: string) {
  await page.context().clearCookies();
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
  const field = page.getByLabel('E-mail address or user name');
  if (userName !== null) await field.fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('manages a class from its creation until a pupil moves to another class', async ({ page }) => {
  await enter(page, 'teacher');
  const run = Date.now().toString(36);
  const [french, club] = [`8B French ${run}`, `Club ${run}`];

  await page.goto('/classrooms/create');
  await page.getByRole('button', { name: 'Create class' }).click();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await expectNoFindings(page, 'create a class, with an error');
  await createClassroom(page, club);
  await createClassroom(page, french);

  // A line that is not a name is highlighted and prevents the list from being saved.
  const names = page.getByLabel('Names, one per line');
  await names.fill('Léa Dupont\nx@school.test\nWeber, Tom');
  await expect(page.getByText('Line 2: x@school.test')).toBeVisible();
  await page.getByRole('button', { name: /^Create 2/ }).click();
  await expect(page.getByText('Correct or remove the line that isn’t a name.')).toBeVisible();
  await expectNoFindings(page, 'names with a problem');
  // For an export of a school program, the teacher can correct the detected columns and swap the names.
  const read = page.getByRole('list', { name: 'Names as they’ll be added' });
  await names.fill('UPN;Surname;Forename;Reg\nA1;DUPONT;Léa;8B\nA2;Weber;Tom;8B');
  await expect(read.getByRole('listitem')).toHaveText([/Léa Dupont/, /Tom Weber/]);
  await page.getByRole('button', { name: 'Swap first name and surname' }).click();
  await expect(read.getByRole('listitem').first()).toHaveText(/Dupont Léa/);
  await page.getByText('4 columns: check them').click();
  await page.getByLabel('Surname', { exact: true }).selectOption({ label: 'Leave out' });
  await expect(read.getByRole('listitem')).toHaveText([/Léa/, /Tom/]);
  await expectNoFindings(page, 'columns of a list');
  await names.fill('');
  await names.fill('Léa Dupont\nWeber, Tom\nAoife O’Brien');
  await page.getByRole('button', { name: 'Create 3 pupils' }).click();
  await expect(page.getByRole('button', { name: 'Print 3 cards' })).toBeVisible();
  await expectNoFindings(page, 'login cards');
  const first = await cardOf(page, 'Tom Weber');
  expect(first.userName).toMatch(/^[a-z]+-[a-z]+-\d\d$/);

  // A warning appears if the teacher leaves the login cards before printing or saving them.
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a table (CSV)' }).click();
  expect((await download).suggestedFilename()).toMatch(spoken(/^Login cards 8B French.*\.csv$/));
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: french })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(4);
  await expectNoFindings(page, 'a class');
  const address = page.url();

  // The pupil scans the code, or types the user name in capitals.
  await signIn(page, `/signin?user=${first.userName}`, null, first.password);
  await expect(page).toHaveURL(/\/pupil\/home/);
  await signIn(page, '/signin', first.userName.toUpperCase(), first.password);
  await expect(page).toHaveURL(/\/pupil\/home/);

  // A new password makes the old one invalid.
  await page.evaluate(() => localStorage.clear());
  await enter(page, 'teacher');
  await page.goto(address);
  await page.getByRole('button', { name: 'More for Tom Weber' }).click();
  await page.getByRole('menuitem', { name: 'Reset password (new login card)' }).click();
  await page.getByRole('button', { name: 'Make new card' }).click();
  await expect(page.getByRole('button', { name: 'Print 1 card' })).toBeVisible();
  const second = await cardOf(page, 'Tom Weber');
  expect(second).toMatchObject({ userName: first.userName });
  expect(second.password).not.toBe(first.password);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Leave without the cards' }).click();
  await expect(page.getByRole('heading', { name: french })).toBeVisible();
  const login = (password: string) =>
    page.request.post('/api/login', { data: { userName: first.userName, password } });
  expect((await login(first.password)).ok()).toBe(false);

  // One pupil moves to the club, one is removed from the class and restored, and one account is deleted.
  await page.getByRole('checkbox', { name: 'Choose Tom Weber' }).check();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByRole('button', { name: /^Choose a class/ }).click();
  await page.getByRole('option', { name: club }).click();
  await expectNoFindings(page, 'moving a pupil');
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'More for Léa Dupont' }).click();
  await page.getByRole('menuitem', { name: 'Remove from this class' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'More for Aoife O’Brien' }).click();
  await page.getByRole('menuitem', { name: 'Remove account' }).click();
  await page.getByRole('button', { name: 'Remove account' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);

  // The list hides an archived class until "Show archived classes" is on.
  await page.getByRole('button', { name: 'More for this class' }).click();
  await page.getByRole('menuitem', { name: 'Archive class' }).click();
  await page.getByRole('button', { name: 'Archive class' }).click();
  await expect(page.getByText('Archived', { exact: true })).toBeVisible();
  await page.goto('/classrooms/view');
  await page.getByLabel('Search').fill(run);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([club]);
  await expectNoFindings(page, 'the list of classes');
  await page.getByText('Show archived classes').click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([french]);
});
