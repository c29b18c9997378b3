import { expect, test } from '@playwright/test';
import { expectNoFindings } from './expect-no-findings.ts';
import { plantLesson } from './lessons.ts';
import { callApi, enter } from './people.ts';

test.setTimeout(300_000);

const wanted = [
  ['Key vocabulary', 'Type the answer'],
  ['Sentence chunks', 'Drag and drop'],
  ['Key vocabulary', 'Matching'],
  ['Comprehension questions', 'Multiple choice'],
  ['Spot-the-mistakes', 'Tap or select'],
] as const;

test('previews five tasks, one of each template, and sets them for a class', async ({ page }) => {
  const teacher = await enter(page, 'teacher');
  const lesson = await plantLesson(teacher, 'french', { title: 'Samedi' });
  const name = `9A ${Date.now().toString(36)}`;
  const { body } = await callApi(page, 'POST', '/v1/classrooms', { name });
  const classroom: unknown = Reflect.get(Object(body), 'id');
  await callApi(page, 'POST', `/v1/classrooms/${classroom}/pupils`, { names: ['Mia Muster'] });

  // From the preview of the lesson to its homework.
  await page.goto(`/preview/${lesson}`);
  await page.getByRole('link', { name: 'Set as homework' }).click();
  await expect(page.getByRole('heading', { name: 'Set homework' })).toBeVisible();
  await expect(page.getByText('Samedi').first()).toBeVisible();

  // Nothing chosen yet: said at its place.
  await page.getByRole('button', { name: 'Set homework' }).click();
  await expect(page.getByText('Choose at least one task.')).toBeVisible();
  await expect(page.getByText('Choose a class or a pupil.')).toBeVisible();
  // The lesson has no sound: said where it is missing.
  await expect(page.getByText('The lesson has no sound for it.').first()).toBeVisible();
  await expectNoFindings(page, 'setting homework, with errors');

  for (const [source, template] of wanted) {
    await page.getByRole('button', { name: new RegExp(`^Preview ${source}: ${template}`) }).click();
    const phone = page.getByRole('region', { name: `As a pupil sees it: ${source}` });
    await expect(phone).toBeVisible();
    await page.getByRole('button', { name: 'Add this task' }).click();
    await expect(page.getByRole('button', { name: 'Add this task' })).toBeHidden();
  }
  const chosen = page.getByRole('region', { name: 'Pupils do these, in this order' });
  await expect(chosen.getByRole('listitem')).toHaveCount(5);
  await expectNoFindings(page, 'setting homework, with five tasks');

  // The order by keyboard, a name, another draw; all of it outlives a reload.
  const last = 'Spot-the-mistakes: tap or select';
  await page.getByRole('button', { name: `Move ${last} up` }).press('Enter');
  await expect(chosen.getByRole('listitem').nth(3)).toContainText(last);
  await page.getByLabel('Name of the task').fill('Find the mistake');
  await page.getByRole('button', { name: 'Show different questions' }).click();
  await page.getByLabel('Name of the homework').fill('Saturday at the pool');
  await page.reload();
  await expect(chosen.getByRole('listitem').nth(3)).toContainText('Find the mistake');
  await expect(page.getByLabel('Name of the homework')).toHaveValue('Saturday at the pool');

  await page.getByRole('button', { name: 'In 3 days' }).click();
  await page.getByText('Relaxed', { exact: true }).click();
  await page.getByText(name).click();
  await page.getByRole('button', { name: 'Set homework' }).click();
  await expect(page).toHaveURL(new RegExp(`/classroom/homework/${classroom}/active`));
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Saturday' });
  await expect(row).toContainText('5 tasks');
  await expect(row).toContainText('0 of 1');
  await expectNoFindings(page, 'the homework of a class');

  // The set homework is removed from the form, and is on the server with every template.
  await page.goto('/create-homework');
  await expect(page.getByText('Choose a lesson to see everything')).toBeVisible();
  const { body: set } = await callApi(page, 'GET', '/v1/homeworks');
  const homework: unknown = Reflect.get(Object(set), '0');
  expect(homework).toMatchObject({ name: 'Saturday at the pool', tasks: 5, pupils: 1 });

  // Set for one more, and taken back.
  await page.goto(`/classroom/homework/${classroom}/active`);
  await page.getByRole('button', { name: /^More for Saturday/ }).click();
  await page.getByRole('menuitem', { name: 'Remove from this class' }).click();
  await page.getByRole('button', { name: 'Remove it from this class' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is open right now' })).toBeVisible();
  await page.getByRole('link', { name: 'Finished' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is finished yet' })).toBeVisible();
  await expectNoFindings(page, 'a class without homework');
});
