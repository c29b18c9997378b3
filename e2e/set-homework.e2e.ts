import { expect, type Page } from '@playwright/test';
import * as z from 'zod';
import { LoginCard } from '#contracts/classrooms/classroom.ts';
import { expectNoFindings } from './expect-no-findings.ts';
import { plantLesson } from './lessons.ts';
import { callApi, enter, openPupil } from './people.ts';
import { test } from './test.ts';

test.setTimeout(300_000);

const wanted = [
  ['Key vocabulary', 'Type the answer'],
  ['Sentence chunks', 'Drag and drop'],
  ['Key vocabulary', 'Matching'],
  ['Comprehension questions', 'Multiple choice'],
  ['Spot-the-mistakes', 'Tap or select'],
] as const;

/** Two paragraphs with different text directions. The second is long enough to be collapsed on a phone. */
const instructions = [
  'Read the text aloud first.',
  '',
  'اقرأ النص مرة ثانية قبل أن تبدأ.',
  'Type the accents. '.repeat(25).trim(),
  'Leave out what you do not know.',
].join('\n');

/** The pupil reads the instructions on a phone, and reads them again after the teacher has edited them. */
async function readInstructions(page: Page, phone: Page, homework: string) {
  const read = phone.getByRole('region', { name: 'Instructions from your teacher' });
  const text = read.locator('p');
  await phone.goto('/pupil/home');
  await expect(phone.getByText('Saturday at the pool')).toBeVisible();
  await expect(phone.getByText('Read the text aloud first.')).toHaveCount(0);
  await phone
    .getByRole('link', { name: /^Start: / })
    .first()
    .click();
  expect(await text.innerText()).toBe(instructions);
  const height = async () => (await text.boundingBox())?.height ?? 0;
  const collapsed = await height();
  await read.getByRole('button', { name: 'Show all' }).click();
  await expect(read.getByRole('button', { name: 'Show less' })).toBeVisible();
  expect(await height()).toBeGreaterThan(2 * collapsed);
  await expectNoFindings(phone, 'a task with instructions');

  await page.getByRole('button', { name: /^More for Saturday/ }).click();
  await page.getByRole('menuitem', { name: 'Edit this homework' }).click();
  const field = page.getByRole('dialog').getByLabel('Instructions');
  await expect(field).toHaveValue(instructions);
  await field.fill('a'.repeat(1001));
  await expect(page.getByText('1 character too many')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Use at most 1000 characters.')).toBeVisible();
  await field.fill('Only the first task.\nThat is all.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto(homework);
  const header = page.getByRole('region', { name: 'Instructions' });
  await expect(header).toHaveText('Only the first task. That is all.');
  await phone.reload();
  await expect(text).toHaveText('Only the first task. That is all.');
  await expect(read.getByRole('button')).toBeHidden();
}

test('previews five tasks, sets them with instructions for a class, and edits the instructions', async ({
  page,
  browser,
}) => {
  const teacher = await enter(page, 'teacher');
  const lesson = await plantLesson(teacher, 'french', { title: 'Samedi' });
  const name = `9A ${Date.now().toString(36)}`;
  const { body } = await callApi(page, 'POST', '/v1/classrooms', { name });
  const classroom: unknown = Reflect.get(Object(body), 'id');
  const made = await callApi(page, 'POST', `/v1/classrooms/${classroom}/pupils`, {
    names: ['Mia Muster'],
  });
  const [mia] = z.array(LoginCard).length(1).parse(made.body);
  if (!mia) throw new Error('There is no pupil.');

  // From the lesson's preview, opens the screen for setting it as homework.
  await page.goto(`/preview/${lesson}`);
  await page.getByRole('link', { name: 'Set as homework' }).click();
  await expect(page.getByRole('heading', { name: 'Set homework' })).toBeVisible();
  await expect(page.getByText('Samedi').first()).toBeVisible();

  // No task is selected yet. The errors appear in the right places.
  await page.getByRole('button', { name: 'Set homework' }).click();
  await expect(page.getByText('Choose at least one task.')).toBeVisible();
  await expect(page.getByText('Choose a class or a pupil.')).toBeVisible();
  // The lesson has no audio. The tasks that need audio say so.
  await expect(page.getByText('The lesson has no sound for this.').first()).toBeVisible();
  await expectNoFindings(page, 'setting homework, with errors');

  for (const [source, template] of wanted) {
    await page.getByRole('button', { name: new RegExp(`^Preview ${source}: ${template}`) }).click();
    const phone = page.getByRole('region', { name: `As a pupil sees it: ${source}` });
    await expect(phone).toBeVisible();
    await page.getByRole('button', { name: 'Add this task' }).click();
    await expect(page.getByRole('button', { name: 'Add this task' })).toBeHidden();
  }
  const chosen = page.getByRole('region', { name: 'Pupils will do these in this order' });
  await expect(chosen.getByRole('listitem')).toHaveCount(5);
  await expectNoFindings(page, 'setting homework, with five tasks');

  // Changes the name, the selected questions and, by keyboard, the order. All changes survive a reload.
  const last = 'Spot-the-mistakes: tap or select';
  await page.getByRole('button', { name: `Move ${last} up` }).press('Enter');
  await expect(chosen.getByRole('listitem').nth(3)).toContainText(last);
  await page.getByLabel('Name of the task').fill('Find the mistake');
  await page.getByRole('button', { name: 'Show different questions' }).click();
  await page.getByLabel('Name of the homework').fill('Saturday at the pool');
  await page.getByLabel('Instructions').fill(instructions);
  await page.reload();
  await expect(chosen.getByRole('listitem').nth(3)).toContainText('Find the mistake');
  await expect(page.getByLabel('Name of the homework')).toHaveValue('Saturday at the pool');
  await expect(page.getByLabel('Instructions')).toHaveValue(instructions);

  await page.getByRole('button', { name: 'In 3 days' }).click();
  await page.getByText('Relaxed', { exact: true }).click();
  await page.getByText(name).click();
  await page.getByRole('button', { name: 'Set homework' }).click();
  await expect(page).toHaveURL(new RegExp(`/classroom/homework/${classroom}/active`));
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Saturday' });
  await expect(row).toContainText('5 tasks');
  await expect(row).toContainText('0 of 1');
  await expectNoFindings(page, 'the homework of a class');

  // After the homework is set, the form is empty, and the server has the homework with every template.
  await page.goto('/create-homework');
  await expect(page.getByText('Choose a lesson to see everything')).toBeVisible();
  const { body: set } = await callApi(page, 'GET', '/v1/homeworks');
  const homework: unknown = Reflect.get(Object(set), '0');
  expect(homework).toMatchObject({ name: 'Saturday at the pool', tasks: 5, pupils: 1 });
  const homeworkId: unknown = Reflect.get(Object(homework), 'id');

  await page.goto(`/classroom/homework/${classroom}/active`);
  const phone = await openPupil(browser, mia);
  await readInstructions(page, phone, `/homework-classroom-result/${homeworkId}/${classroom}`);

  // Withdraws the homework.
  await page.goto(`/classroom/homework/${classroom}/active`);
  await page.getByRole('button', { name: /^More for Saturday/ }).click();
  await page.getByRole('menuitem', { name: 'Remove from this class' }).click();
  await page.getByRole('button', { name: 'Remove from this class' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is open right now' })).toBeVisible();
  await page.getByRole('link', { name: 'Finished' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is finished yet' })).toBeVisible();
  await expectNoFindings(page, 'a class without homework');
});
