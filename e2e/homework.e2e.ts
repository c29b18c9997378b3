import { expect, type Page } from '@playwright/test';
import * as z from 'zod';
import { LoginCard } from '#contracts/classrooms/classroom.ts';
import type { HomeworkTask } from '#contracts/homework/homework.ts';
import { exampleAnswers } from '#lessons/tasks/example-answers.ts';
import { TypeTheAnswerData } from '#lessons/tasks/type-the-answer/content.ts';
import { expectAccessible } from './expect-no-findings.ts';
import { plantLesson } from './lessons.ts';
import { callApi, enter, openPupil } from './people.ts';
import { type Doing, doTask, handIn } from './pupil-tasks.ts';
import { test } from './test.ts';

test.setTimeout(480_000);

/** One task of each template, by its name on the screen for setting homework. */
const wanted = [
  ['Gap-fill', 'Type the answer', 'TYPE_THE_ANSWER'],
  ['Sentence chunks', 'Drag and drop', 'DRAG_AND_DROP'],
  ['Key vocabulary', 'Matching', 'MATCHING'],
  ['Comprehension questions', 'Multiple choice', 'MULTIPLE_CHOICE'],
  ['Spot-the-mistakes', 'Tap or select', 'TAP_OR_SELECT'],
] as const;

/**
 * The answer of both pupils for the first gap. It is not the word in the lesson, but the teacher accepts it.
 */
const otherAnswer = 'zazou';

type SetTask = Pick<HomeworkTask, 'id' | 'taskName' | 'template' | 'data'>;

const right = ({ template, data }: SetTask): Doing => ({
  template,
  data,
  answer: exampleAnswers(template).solve(data),
});

/** Two ways to do the gap-fill task: with one alternative answer, or with all answers wrong. */
function gapFillOf({ template, data }: SetTask) {
  const { fields } = TypeTheAnswerData.parse(data);
  const typed = (answerAt: (at: number) => string | undefined): Doing => ({
    template,
    data,
    answer: { typed: Object.fromEntries(fields.map(({ id }, at) => [id, answerAt(at) ?? ''])) },
  });
  return {
    allButOne: typed((at) => (at === 0 ? otherAnswer : fields[at]?.answers[0])),
    allWrong: typed(() => 'xqxqxq'),
    onePoint: Math.round(100 / fields.length),
  };
}

const Made = z.object({ id: z.string() });

const Scores = z.array(
  z.object({ tasks: z.array(z.object({ scorePercentage: z.number().nullable() })) }),
);

/** On the teacher's screens, creates a class of two pupils and sets homework in five templates for it. */
async function setHomework(page: Page) {
  const teacher = await enter(page, 'teacher');
  const resourceId = await plantLesson(teacher, 'french');
  const name = `8B ${Date.now().toString(36)}`;
  const classroom = await callApi(page, 'POST', '/v1/classrooms', { name, language: 'fr' });
  const { id: classroomId } = Made.parse(classroom.body);
  const made = await callApi(page, 'POST', `/v1/classrooms/${classroomId}/pupils`, {
    names: ['Amara Okafor', 'Ben Tate'],
  });
  const cards = z.array(LoginCard).length(2).parse(made.body);

  await page.goto(`/create-homework?resource=${resourceId}`);
  for (const [source, template] of wanted) {
    await page.getByRole('button', { name: new RegExp(`^Preview ${source}: ${template}`) }).click();
    await page.getByRole('button', { name: 'Add this task' }).click();
    await expect(page.getByRole('button', { name: 'Add this task' })).toBeHidden();
  }
  await page.getByText(name).click();
  const answer = page.waitForResponse(
    (response) =>
      response.url().endsWith('/v1/homeworks') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Set homework' }).click();
  await expect(page).toHaveURL(new RegExp(`/classroom/homework/${classroomId}/active`));
  await expect(page.getByRole('link', { name: 'À la piscine', exact: true })).toBeVisible();
  const { id, tasks } = (await (await answer).json()) as { id: number; tasks: SetTask[] };
  expect(tasks.map(({ template }) => template)).toEqual(wanted.map(([, , template]) => template));
  return { classroomId, cards, homeworkId: id, tasks };
}

test('lets two pupils do homework in all five templates, and updates the scores when the teacher accepts an answer', async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { classroomId, cards, homeworkId, tasks } = await setHomework(page);
  const [first] = tasks;
  if (!first) throw new Error('There is no gap-fill.');
  const { allButOne, allWrong, onePoint } = gapFillOf(first);
  const [amara, ben] = cards;
  if (!amara || !ben) throw new Error('There are not two pupils.');
  const doAll = async (pupil: Page, gapFill: (pupil: Page) => Promise<void>) => {
    await pupil.goto('/pupil/home');
    await expect(pupil.getByText('À la piscine').first()).toBeVisible();
    await expectAccessible(pupil, 'pupil home');
    for (const [at, task] of tasks.entries()) {
      await pupil.goto(`/submit_task/${homeworkId}/${task.id}`);
      if (at === 0) {
        await gapFill(pupil);
        continue;
      }
      await doTask(pupil, right(task));
      await expectAccessible(pupil, task.taskName);
      await handIn(pupil, 'Passed');
    }
  };

  const amarasPhone = await openPupil(browser, amara);
  await doAll(amarasPhone, async (pupil) => {
    await doTask(pupil, allButOne);
    await handIn(pupil, 'Passed');
    await expectAccessible(pupil, 'result of a task');
  });
  const bensPhone = await openPupil(browser, ben);
  await doAll(bensPhone, async (pupil) => {
    await doTask(pupil, allWrong);
    await handIn(pupil, 'Not passed yet');
    await pupil.getByRole('button', { name: 'Try again' }).click();
    await doTask(pupil, allButOne);
    await handIn(pupil, 'Passed');
  });

  const results = `/homework-classroom-result/${homeworkId}/${classroomId}`;
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
  await page.goto(`/homework-result?classroomId=${classroomId}`);
  await expect(page.getByText('2 of 2')).toBeVisible();
  await expectAccessible(page, 'homework by class');

  await page.goto(results);
  const before = `${100 - onePoint}%`;
  await expect(rowOf('Amara Okafor').getByRole('link', { name: `Passed ${before}` })).toBeVisible();
  await expect(
    rowOf('Ben Tate').getByRole('link', { name: `Passed ${before} 2 attempts` }),
  ).toBeVisible();
  await expect(rowOf('Amara Okafor').getByRole('link', { name: 'Passed 100%' })).toHaveCount(4);
  await expectAccessible(page, 'class by tasks');

  await page.getByRole('link', { name: 'Item by item', exact: true }).click();
  await expectAccessible(page, 'item by item');
  await page.getByRole('button', { name: new RegExp(`^Accept this too.*${otherAnswer}`) }).click();
  await expect(page.getByText('2 scores changed').first()).toBeVisible();
  await expect(page.getByText('Accepted by you')).toBeVisible();

  await page.getByRole('link', { name: 'Class', exact: true }).click();
  await expect(rowOf('Amara Okafor').getByRole('link', { name: 'Passed 100%' })).toHaveCount(5);
  await expect(rowOf('Ben Tate').getByRole('link', { name: 'Passed 100%' })).toHaveCount(5);

  // The pupil also sees the new score.
  const home = Scores.parse((await callApi(bensPhone, 'GET', '/v1/homeworks')).body);
  expect(home[0]?.tasks.map(({ scorePercentage }) => scorePercentage)).toEqual(
    tasks.map(() => 100),
  );

  // The pupil's own view shows both attempts, and still shows them after a reload.
  await rowOf('Ben Tate').getByRole('rowheader').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Ben Tate' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Attempt 2')).toBeVisible();
  await expect(page.getByText('Attempt 1', { exact: true }).first()).toBeVisible();
  await expectAccessible(page, 'one pupil');

  // After the acceptance is revoked, the scores are the same as before.
  await page.goto(`${results}?view=items`);
  await page
    .getByRole('button', { name: `Undo accepting ${otherAnswer}` })
    .first()
    .click();
  await expect(page.getByText(`“${otherAnswer}” is no longer accepted`).first()).toBeVisible();
  await page.goto(results);
  await expect(rowOf('Ben Tate').getByRole('link', { name: `Passed ${before}` })).toBeVisible();

  // The results can be downloaded as files for a spreadsheet program.
  for (const [choice, ending, starts] of [
    ['CSV, for any program', 'csv', [0xef, 0xbb, 0xbf]],
    ['Excel, with every item', 'xlsx', [0x50, 0x4b, 0x03, 0x04]],
  ] as const) {
    await page.getByRole('button', { name: 'Export' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: choice }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^À la piscine, 8B .*\\.${ending}$`));
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
    const bytes = Buffer.concat(chunks);
    expect([...bytes.subarray(0, starts.length)]).toEqual([...starts]);
    if (ending === 'csv') expect(bytes.toString('utf8')).toContain('Amara Okafor');
  }

  for (const [view, screen] of [
    ['?view=review', 'nothing to read'],
    ['?view=progress', 'the class over time'],
  ] as const) {
    await page.goto(results + view);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
    await expectAccessible(page, screen);
  }
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Just handed in' })).toBeVisible();
  await expectAccessible(page, 'overview');

  // Removes only Ben from the homework.
  await page.goto(results);
  await rowOf('Ben Tate').getByRole('rowheader').getByRole('link').click();
  await page.getByRole('button', { name: 'Remove from this homework' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('The 5 tasks that are handed in are deleted');
  await question.getByRole('button', { name: 'Remove pupil', exact: true }).click();
  await expect(rowOf('Amara Okafor')).toBeVisible();
  await expect(rowOf('Ben Tate')).toHaveCount(0);
  expect((await callApi(bensPhone, 'GET', '/v1/homeworks')).body).toEqual([]);
});
