import { type Browser, expect, type Page } from '@playwright/test';
import * as z from 'zod';
import { LoginCard } from '#contracts/classrooms/classroom.ts';
import type { ExampleLanguage } from '#lessons/questions/example-texts.ts';
import { exampleAnswers } from '#lessons/tasks/example-answers.ts';
import { expectFits } from './expect-fits.ts';
import { exampleTask, type PlantedHomework } from './homework.ts';
import { plantLesson } from './lessons.ts';
import { callApi, enter, openPupil } from './people.ts';
import { doTask, handIn } from './pupil-tasks.ts';
import { test } from './test.ts';

test.setTimeout(300_000);

const sizes = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
];

/** Lists of names as schools have them in each language. Registers are sorted by surname. */
const schools: Record<'french' | 'arabic' | 'japanese', { list: string; inOrder: string[] }> = {
  french: { list: 'Weber, Ann\nDupont, Léa', inOrder: ['Léa Dupont', 'Ann Weber'] },
  arabic: { list: 'ليلى يوسف\nمريم حسن', inOrder: ['مريم حسن', 'ليلى يوسف'] },
  japanese: { list: '田中 さくら\n佐藤 陽菜', inOrder: ['佐藤 陽菜', '田中 さくら'] },
};

const Made = z.object({ id: z.string() });
const codes = { french: 'fr', arabic: 'ar', japanese: 'ja' } as const;

/** Creates a class for the teacher signed in on this page. */
async function addClassroom(page: Page, language: keyof typeof codes): Promise<string> {
  const name = `${language} ${Date.now().toString(36)}`;
  const made = await callApi(page, 'POST', '/v1/classrooms', { name, language: codes[language] });
  return Made.parse(made.body).id;
}

/** Sets overdue homework with one matching task and one typing task for a class with one pupil. */
async function setLateHomework(browser: Browser, language: keyof typeof codes & ExampleLanguage) {
  const context = await browser.newContext();
  const teacher = await context.newPage();
  const resourceId = await plantLesson(await enter(teacher, 'teacher'), language);
  const classroomId = await addClassroom(teacher, language);
  const pupils = await callApi(teacher, 'POST', `/v1/classrooms/${classroomId}/pupils`, {
    names: ['Solo Sample'],
  });
  const [card] = z.array(LoginCard).length(1).parse(pupils.body);
  const inASecond = Date.now() + 1_500;
  const { body } = await callApi(teacher, 'POST', '/v1/homeworks', {
    ...{ name: `Late ${language} ${inASecond}`, resourceId, passMark: 60, attemptsAllowed: 2 },
    ...{ preset: 'standard', classroomIds: [classroomId], pupilIds: [] },
    startsAt: new Date(inASecond - 3_600_000).toISOString(),
    dueAt: new Date(inASecond).toISOString(),
    tasks: [
      exampleTask(language, 'vocab', 'MATCHING'),
      exampleTask(language, 'vocab', 'TYPE_THE_ANSWER'),
    ],
  });
  await teacher.waitForTimeout(2_000);
  await context.close();
  if (!card) throw new Error('There is no pupil.');
  return { card, homework: body as PlantedHomework };
}

for (const language of ['french', 'arabic', 'japanese'] as const) {
  for (const size of sizes) {
    const at = `${language} at ${size.width}`;

    test(`lets a pupil do late homework in ${at}`, async ({ browser }) => {
      const { card, homework } = await setLateHomework(browser, language);
      const page = await openPupil(browser, card, size);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/pupil/home');
      await expect(page.getByText(/^\d+ questions$/).first()).toBeVisible();
      await expectFits(page, `home, ${at}`);

      // The three display choices are in one row.
      await page.locator('summary', { hasText: 'account and display' }).click();
      const choices = page.getByRole('group', { name: 'Display' }).locator('label');
      await choices.last().waitFor();
      const tops = await choices.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().top)),
      );
      expect(new Set(tops).size).toBe(1);

      const [matching] = homework.tasks;
      if (!matching) throw new Error('There is no task.');
      const { template, data } = matching;
      await page.goto(`/submit_task/${homework.id}/${matching.id}`);
      await expect(page.getByText('You can still hand it in.')).toBeVisible();
      await expect(page.locator('[data-card^="left-"]').first()).toBeVisible();
      expect(await page.locator('[data-card^="left-"]').count()).toBeLessThanOrEqual(8);
      await expectFits(page, `matching, ${at}`);
      await doTask(page, { template, data, answer: exampleAnswers(template).solve(data) });
      await handIn(page, 'Passed');
      await expectFits(page, `outcome, ${at}`);
    });

    test(`adds a class from a list of names in ${at} and sorts it in register order`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { list, inOrder } = schools[language];
      await enter(page, 'teacher');
      const classroomId = await addClassroom(page, language);
      await page.goto(`/classrooms/${classroomId}/pupils/create`);
      await page.getByLabel('Names, one per line').fill(list);
      await page.getByRole('button', { name: 'Create 2 pupils' }).click();
      await expect(page.getByRole('heading', { name: /^2 pupils are in/ })).toBeVisible();
      await expectFits(page, `login cards, ${at}`);
      await page.goto(`/classrooms/view/${classroomId}`);
      const leave = page.getByRole('button', { name: 'Leave without the cards' });
      await expect(leave.or(page.getByRole('rowheader').first())).toBeVisible();
      if (await leave.isVisible()) await leave.click();
      await expect(page.getByRole('rowheader')).toContainText(inOrder);
      await expectFits(page, `class, ${at}`);

      // The actions for selected pupils stay visible, whichever row was selected last.
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await expect(page.getByRole('region', { name: 'Chosen pupils' })).toBeInViewport();

      await page.getByRole('button', { name: 'More for this class' }).click();
      await page.getByRole('menuitem', { name: 'Move class up a year' }).click();
      const dialog = page.getByRole('dialog');
      const nextYear = `Next year ${Date.now().toString(36)}`;
      await dialog.getByLabel('Name of the class').fill(nextYear);
      await dialog.getByRole('button', { name: 'Move class up' }).click();
      await expect(page.getByRole('heading', { name: nextYear })).toBeVisible();
      await expect(page.getByRole('rowheader')).toHaveCount(2);
    });
  }
}
