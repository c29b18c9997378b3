import { expect, type Page } from '@playwright/test';
import * as z from 'zod';
import { LoginCard } from '#contracts/classrooms/classroom.ts';
import type { NewTask } from '#contracts/homework/homework-draft.ts';
import { exampleAnswers } from '#lessons/tasks/example-answers.ts';
import { expectFits } from './expect-fits.ts';
import { exampleTask, type PlantedHomework } from './homework.ts';
import { plantLesson } from './lessons.ts';
import { callApi, enter, openPupil } from './people.ts';
import { doTask } from './pupil-tasks.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.setTimeout(480_000);

/** Returns a word of `most` letters. It has no space where a line could break. */
const letters = (most: number) => 'w'.repeat(most);
const longest = letters(400);
/** Like `letters`, but with a unique ending. Used in lists in which other tests distinguish items by name. */
const ownName = (most: number) => `${letters(most - 13)}${Date.now()}`;

/**
 * All tasks in which a pupil types, and one task of each other template. Their names have the maximum length.
 */
const tasks: NewTask[] = (
  [
    ['openEndedRes', 'TYPE_THE_ANSWER'],
    ['comprehension', 'TYPE_THE_ANSWER'],
    ['gap-fill', 'TYPE_THE_ANSWER'],
    ['tangled', 'TYPE_THE_ANSWER'],
    ['vocab', 'TYPE_THE_ANSWER'],
    ['vocab', 'MATCHING'],
    ['chunk', 'DRAG_AND_DROP'],
    ['statement', 'MULTIPLE_CHOICE'],
    ['word-class', 'TAP_OR_SELECT'],
  ] as const
).map(([source, template]) => ({
  ...exampleTask('french', source, template),
  name: letters(100),
}));

const Made = z.object({ id: z.string() });
const pathOf = (homework: PlantedHomework, at: number) =>
  `/submit_task/${homework.id}/${homework.tasks[at]?.id}`;

/** Creates a class, a pupil, a lesson and a homework, each with a name of the maximum length. */
async function plantLongNames(page: Page) {
  const teacher = await enter(page, 'teacher');
  const resourceId = await plantLesson(teacher, 'french', { title: ownName(120) });
  const room = await callApi(page, 'POST', '/v1/classrooms', { name: ownName(60), language: 'fr' });
  const { id: classroomId } = Made.parse(room.body);
  const made = await callApi(page, 'POST', `/v1/classrooms/${classroomId}/pupils`, {
    names: [letters(100), 'Ben Tate'],
  });
  const cards = z.array(LoginCard).length(2).parse(made.body);
  const now = Date.now();
  const set = await callApi(page, 'POST', '/v1/homeworks', {
    ...{ name: ownName(100), resourceId, passMark: 60, attemptsAllowed: 2, preset: 'standard' },
    startsAt: new Date(now - 3_600_000).toISOString(),
    dueAt: new Date(now + 86_400_000).toISOString(),
    ...{ classroomIds: [classroomId], pupilIds: [], tasks },
  });
  expect(set.status).toBe(201);
  return { resourceId, classroomId, cards, homework: set.body as PlantedHomework };
}

/** Fills every text field to its maximum length. */
async function fillAll(page: Page): Promise<void> {
  const fields = page.locator(
    'input:is(:not([type]), [type=text], [type=search], [type=email]):visible, textarea:visible',
  );
  for (const field of await fields.all()) {
    if (!(await field.isEditable())) continue;
    const most = Number(await field.getAttribute('maxlength')) || 400;
    await field.fill(letters(Math.min(most, 400)));
  }
}

/** Fills every field of a typing task, and checks the layout at each step. */
async function typeAll(page: Page, name: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const end = page.getByRole('button', { name: 'Hand in', exact: true });
  for (let step = 1; ; step += 1) {
    await expect(next.or(end)).toBeVisible();
    for (const field of await page.locator('[data-field]').all()) await field.fill(longest);
    await expectFits(page, `${name}, step ${step}`);
    if (await end.isVisible()) return;
    await next.click();
  }
}

test('never scrolls sideways on a pupil’s phone, even with very long words', async ({
  page,
  browser,
}) => {
  const { cards, homework } = await plantLongNames(page);
  const [card] = cards;
  if (!card) throw new Error('There is no pupil.');
  const phone = await openPupil(browser, card);
  await phone.emulateMedia({ reducedMotion: 'reduce' });
  await phone.goto('/pupil/home');
  await expect(phone.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await expect(phone.getByRole('article')).toBeVisible();
  await expectFits(phone, 'home');
  for (const [at, task] of homework.tasks.entries()) {
    const { source = '', template } = tasks[at] ?? {};
    const name = `${source} ${template}`;
    await phone.goto(pathOf(homework, at));
    const end = phone.getByRole('button', { name: 'Hand in', exact: true });
    const { template: kind, data } = task;
    if (kind === 'TYPE_THE_ANSWER') await typeAll(phone, name);
    else await doTask(phone, { template: kind, data, answer: exampleAnswers(kind).solve(data) });
    await expectFits(phone, name);
    if (at === 0) {
      // Leaves one answer out, so that the confirmation dialog appears.
      await phone.locator('[data-field]').last().fill('');
      await end.click();
      const asked = phone.getByRole('alertdialog');
      await expect(asked.getByRole('button', { name: 'Hand in' })).toBeInViewport({ ratio: 1 });
      await expectFits(phone, `the question before handing in`);
      await asked.getByRole('button', { name: 'Hand in' }).click();
    } else await end.click();
    await expect(phone.locator('[data-field]').first()).toBeHidden();
    await expect(phone.getByRole('link', { name: /Next task|Go to my homework/ })).toBeVisible();
    await expectFits(phone, `the outcome of ${name}`);
  }
  await phone.goto('/pupil/home');
  await expect(phone.getByRole('article')).toBeVisible();
  await expectFits(phone, 'home with results');
  await phone.getByRole('link', { name: 'See the results' }).click();
  await expect(phone.getByRole('table')).toBeVisible();
  await expectFits(phone, 'the table of results');
  await phone
    .getByRole('link', { name: /^View: / })
    .first()
    .click();
  await expect(phone.getByRole('link', { name: 'All results' })).toBeVisible();
  await expectFits(phone, 'the result of a task');
});

test('never scrolls sideways on a teacher’s phone, even with very long words', async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { resourceId, classroomId, cards, homework } = await plantLongNames(page);
  const [card] = cards;
  if (!card) throw new Error('There is no pupil.');
  const phone = await openPupil(browser, card);
  // The pupil's answer is visible in the results, in the item view and on the marking screen.
  for (const at of [0, 2, 4]) {
    await phone.goto(pathOf(homework, at));
    await typeAll(phone, 'typing');
    await phone.getByRole('button', { name: 'Hand in', exact: true }).click();
    await expect(phone.getByRole('link', { name: /Next task|Go to my homework/ })).toBeVisible();
  }
  const results = `/homework-classroom-result/${homework.id}/${classroomId}`;
  const shown = [
    '/dashboard',
    '/classrooms/view',
    `/classrooms/view/${classroomId}`,
    `/classroom/homework/${classroomId}/active`,
    '/homework-result',
    `${results}?view=review`,
    `${results}?view=progress`,
    `${results}?pupil=${card.id}`,
    '/private_resources',
    '/public_resources',
    `/create-homework?resource=${resourceId}`,
    `/preview/${resourceId}`,
    '/account_setting',
    '/classrooms/create',
    `/classrooms/${classroomId}/pupils/create`,
    '/select_resources',
    '/organisation',
    '/subscription/manage',
  ];
  for (const path of shown) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectFits(page, path);
    await fillAll(page);
    await expectFits(page, `${path}, filled in`);
  }
});
