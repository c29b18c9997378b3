import { expect } from '@playwright/test';
import { waitForMail } from '#scripts/testing/local-environment.ts';
import { expectNoFindings } from './expect-no-findings.ts';
import { callApi, enter } from './people.ts';
import { openContext, test } from './test.ts';

const guest = 'nadia.neu@lexiloom.test';
const password = 'Neu-in-der-Schule-1';

test('invites a teacher by email, later removes the teacher’s account and keeps the pupils’ work', async ({
  page: head,
  browser,
}) => {
  test.slow();
  await enter(head, 'head');
  await head.goto('/organisation');
  await head.getByLabel('E-mail addresses').fill(`Nadia Neu <${guest}>, french@lexiloom.test`);
  await head.getByRole('button', { name: 'Send invitations' }).click();
  await expect(head.getByText(`${guest}: invitation sent`)).toBeVisible();
  await expect(head.getByText('french@lexiloom.test: is already in the department')).toBeVisible();
  await expectNoFindings(head, 'organisation');

  // In a separate browser context, Nadia opens the link, registers, agrees to what colleagues will see, and
  // joins.
  const context = await openContext(browser);
  const nadia = await context.newPage();
  const mail = await waitForMail(guest, /invites you/i);
  expect(mail.text).toContain('Hello Nadia Neu,');
  const link = /http\S+\/invitation\/\S+/.exec(mail.text)?.[0] ?? '';
  const { pathname, hash } = new URL(link);
  await nadia.goto(`${pathname}${hash}`);
  await expect(nadia.getByLabel('E-mail address')).toHaveValue(guest);
  await expectNoFindings(nadia, 'invitation');
  await nadia.getByLabel('Password', { exact: true }).fill(password);
  await nadia.getByLabel('Country').selectOption('GBR');
  await nadia.getByRole('button', { name: 'Create my account' }).click();
  await expect(nadia.getByText('Your colleagues will see')).toBeVisible();
  await expectNoFindings(nadia, 'joining');
  await nadia.getByRole('button', { name: 'I agree and join' }).click();
  await nadia.getByRole('link', { name: 'See the classes' }).click();
  await expect(nadia.getByRole('heading', { name: '8B French' })).toBeVisible();

  // Creates a class with a pupil, which counts towards the department's limits.
  const made = await callApi(nadia, 'POST', '/v1/classrooms', {
    ...{ name: '7N German', language: 'de', year: null },
  });
  const classroom = String(Reflect.get(Object(made.body), 'id'));
  const added = await callApi(nadia, 'POST', `/v1/classrooms/${classroom}/pupils`, {
    names: ['Nils Pretend'],
  });
  expect(added.status).toBe(201);

  // The head of department sees Nadia in the list with her class, and then removes her.
  await head.reload();
  await expect(head.getByText('1 class').last()).toBeVisible();
  await head.getByRole('button', { name: 'More for Nadia Neu' }).click();
  await head.getByRole('menuitem', { name: 'Remove from the department' }).click();
  await expect(head.getByRole('alertdialog')).toContainText('Stays with the department');
  await expectNoFindings(head, 'removing');
  await head.getByLabel('Who looks after').selectOption({ label: 'Gustav Muster' });
  await head.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(head.getByRole('button', { name: 'More for Nadia Neu' })).toBeHidden();
  await waitForMail(guest, /no longer/i);

  await nadia.goto('/classrooms/view');
  await expect(nadia.getByRole('heading', { name: 'Create your first class' })).toBeVisible();
  await nadia.goto('/organisation');
  await expect(nadia.getByRole('button', { name: 'Set up' })).toBeVisible();

  await head.goto(`/classrooms/view/${classroom}`);
  await expect(head.getByText('Gustav Muster’s class')).toBeVisible();
  await expect(head.getByText('Nils Pretend').first()).toBeVisible();
  const pupilId = String(Reflect.get(Object((added.body as unknown[])[0]), 'id'));
  expect((await callApi(head, 'DELETE', `/v1/pupils/${pupilId}`)).status).toBe(204);
  await callApi(head, 'PATCH', `/v1/classrooms/${classroom}`, { archived: true });
});

test('explains how to share lessons while the department’s list is empty', async ({ page }) => {
  await enter(page, 'french');
  await page.goto('/department_resources');
  await expect(page.getByRole('heading', { name: 'Nothing is shared yet' })).toBeVisible();
  await expectNoFindings(page, 'department resources, none');
});

test('asks the head of a department only once whose classes to show', async ({ page }) => {
  await enter(page, 'head', { choosesProfile: true });
  await page.goto('/select_resources');
  const dialog = page.getByRole('dialog', { name: 'Whose classes would you like to see?' });
  await expect(dialog).toBeVisible();
  await expectNoFindings(page, 'profiles');
  await dialog.getByRole('button', { name: 'Gustav Muster' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Resource name')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goto('/classrooms/view');
  await expect(page.getByLabel('Teacher')).toHaveValue('demo-german');
  await expect(page.getByRole('heading', { name: '9A German' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '8B French' })).toBeHidden();
  await page.goto('/homework-result');
  await expect(page.getByText('Gustav Muster').first()).toBeVisible();
  await callApi(page, 'PUT', '/v1/teacher-profiles/selected', { id: 'demo-head' });
});
