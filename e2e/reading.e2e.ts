import { type Browser, expect, type Page } from '@playwright/test';
import * as z from 'zod';
import { LoginCard } from '#contracts/classrooms/classroom.ts';
import type { HomeworkTask } from '#contracts/homework/homework.ts';
import { TypeTheAnswerData } from '#lessons/tasks/type-the-answer/content.ts';
import { expectFits } from './expect-fits.ts';
import { expectAccessible } from './expect-no-findings.ts';
import { plantLesson } from './lessons.ts';
import { callApi, enter, openPupil } from './people.ts';
import { test } from './test.ts';

test.setTimeout(300_000);

const Made = z.object({ id: z.string() });
type Fields = TypeTheAnswerData['fields'];

/**
 * Sets comprehension questions for a class of three pupils. The teacher's screen announces that the answers
 * need reading.
 */
async function setQuestions(page: Page) {
  const teacher = await enter(page, 'teacher');
  const title = `Reading ${Date.now().toString(36)}`;
  const resourceId = await plantLesson(teacher, 'french', { title });
  const room = `Readers ${Date.now().toString(36)}`;
  const classroom = await callApi(page, 'POST', '/v1/classrooms', { name: room, language: 'fr' });
  const { id: classroomId } = Made.parse(classroom.body);
  const made = await callApi(page, 'POST', `/v1/classrooms/${classroomId}/pupils`, {
    names: ['Amara Okafor', 'Ben Tate', 'Chloe Webb'],
  });
  const cards = z.array(LoginCard).length(3).parse(made.body);

  await page.goto(`/create-homework?resource=${resourceId}`);
  await page
    .getByRole('button', { name: /^Preview Comprehension questions: Type the answer.*you mark/ })
    .click();
  await page.getByRole('button', { name: 'Add this task' }).click();
  await page.getByRole('button', { name: /^Preview Key vocabulary: Matching/ }).click();
  await page.getByRole('button', { name: 'Add this task' }).click();
  const tasks = page.getByRole('list').filter({ hasText: 'Marked automatically' }).first();
  await expect(tasks.getByText('You mark the answers')).toBeVisible();
  await expect(tasks.getByText('Marked automatically')).toBeVisible();
  await page.getByText(room).click();
  await expect(page.getByText(/^\d+ answers × 3 pupils = \d+ to mark$/).first()).toBeVisible();
  const answer = page.waitForResponse(
    (response) =>
      response.url().endsWith('/v1/homeworks') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Set homework' }).click();
  const set = (await (await answer).json()) as { id: number; tasks: HomeworkTask[] };
  const task = set.tasks.find(({ template }) => template === 'TYPE_THE_ANSWER');
  if (!task) throw new Error('There are no questions.');
  const { fields } = TypeTheAnswerData.parse(task.data);
  return { classroomId, cards, homeworkId: set.id, taskId: task.id, fields };
}

async function handIn(
  browser: Browser,
  card: LoginCard,
  path: string,
  typed: Record<string, string>,
) {
  const pupil = await openPupil(browser, card);
  const clientId = `reading-${card.userName}`;
  const sent = await callApi(pupil, 'POST', path, {
    ...{ submitted: { typed }, clientId, seconds: 60 },
  });
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
}

const all = (fields: Fields, answer: (at: number) => string) =>
  Object.fromEntries(fields.map(({ id }, at) => [id, answer(at)]));

test('lets a teacher review a task question by question, with keys, suggestions and undo', async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { classroomId, cards, homeworkId, taskId, fields } = await setQuestions(page);
  const [amara, ben, chloe] = cards as [LoginCard, LoginCard, LoginCard];
  const path = `/v1/homeworks/${homeworkId}/tasks/${taskId}/attempts`;
  // Two pupils write the model answer, one of them without its capital and full stop. The third pupil writes
  // a different answer.
  const model = (at: number) => fields[at]?.answers[0] ?? '';
  await handIn(browser, amara, path, all(fields, model));
  await handIn(
    browser,
    ben,
    path,
    all(fields, (at) => model(at).toLowerCase().replace(/\.$/, '')),
  );
  await handIn(
    browser,
    chloe,
    path,
    all(fields, () => 'Je ne sais pas.'),
  );
  const count = fields.length * 3;

  await page.goto('/dashboard');
  await expect(page.getByText(`${count} answers to read`).first()).toBeVisible();
  const results = `/homework-classroom-result/${homeworkId}/${classroomId}`;
  await page.goto(results);
  const tab = (waiting: number) =>
    page.getByRole('link', {
      name: waiting === 0 ? /^To read$/ : new RegExp(`^To read ?${waiting} answers?$`),
    });
  await tab(count).click();
  await expect(page.getByText('0 of 3 read').first()).toBeVisible();
  const rows = page.getByRole('list', { name: /^Answers to question/ }).locator('[data-row]');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Amara Okafor');
  await expect(rows.first()).toContainText('Ben Tate');
  await expect(rows.first()).toContainText('Suggestion: 1');
  await expect(rows.nth(1)).not.toContainText('Suggestion');
  await expect(page.locator('[data-press][aria-pressed=true]')).toHaveCount(0);
  await expectAccessible(page, 'question by question');

  // A key marks the focused row and moves to the next one. The arrow key moves back.
  await rows.first().getByRole('button', { name: '0', exact: true }).focus();
  await page.keyboard.press('h');
  await expect(rows.first().getByRole('button', { name: '½' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(rows.nth(1).getByRole('button', { name: '½' })).toBeFocused();
  await expect(page.getByText('is marked ½ for 2 pupils. 2 of 3 read.')).toBeVisible();
  await expect(tab(count - 2)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(rows.first().getByRole('button', { name: '½' })).toBeFocused();

  // Undoes the mark, then accepts the suggested marks.
  await page.getByRole('button', { name: /^Undo ?:/ }).click();
  await expect(page.getByText('0 of 3 read').first()).toBeVisible();
  await page.getByRole('button', { name: 'Accept all full-mark suggestions (2 answers)' }).click();
  await expect(page.getByText('2 answers are marked 1. 2 of 3 read.')).toBeVisible();

  // The last answer gets a comment. At the end of the list, the focus moves to "Next question".
  await rows
    .nth(1)
    .getByRole('button', { name: /^Add a comment/ })
    .click();
  await rows.nth(1).getByRole('textbox').fill('Look at line 1.');
  await rows.nth(1).getByRole('button', { name: '1', exact: true }).focus();
  await page.keyboard.press('0');
  await expect(page.getByRole('button', { name: 'Next question' })).toBeFocused();
  await expect(tab(count - 3)).toBeVisible();
  await page.reload();
  await page.getByRole('navigation', { name: 'Questions' }).getByRole('button').first().click();
  await expect(page.getByText('3 of 3 read').first()).toBeVisible();
  await expect(page.getByText('You said: Look at line 1.')).toBeVisible();

  // Checks the layout on a phone, including the view pupil by pupil.
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page, 'question by question on a phone');
  await expectAccessible(page, 'question by question on a phone');
  await page.getByRole('link', { name: 'Read pupil by pupil' }).click();
  await expect(page.getByText('The pupil wrote')).toBeVisible();
  await page.getByRole('link', { name: 'Read question by question' }).click();

  // Marks all remaining answers with one key.
  await page.setViewportSize({ width: 1366, height: 768 });
  for (let at = 1; at < fields.length; at += 1) {
    await expect(page.getByText('0 of 3 read').first()).toBeVisible();
    await rows.first().getByRole('button', { name: '1', exact: true }).focus();
    await page.keyboard.press('1');
    await page.keyboard.press('0');
    if (at < fields.length - 1) await page.keyboard.press('Enter');
  }
  await expect(page.getByText('You’ve read all the answers to this task.')).toBeVisible();
  await expect(tab(0)).toBeVisible();
  await page.goto(results);
  await expect(page.getByRole('link', { name: 'Passed 100%' })).toHaveCount(2);
});
