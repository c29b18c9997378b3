import { expect, type Page } from '@playwright/test';
import type { PupilHomeworkRow } from '#contracts/homework/pupil-homework.ts';
import { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { callApi } from './people.ts';
import type { Shown } from './screens.ts';

const at = (path: string, heading: string | RegExp) => async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
};

/** Returns the homework of the pupil signed in on this page. */
const homeworks = async (page: Page) =>
  (await callApi(page, 'GET', '/v1/homeworks')).body as PupilHomeworkRow[];

/** Opens a task with this template that the pupil can still do. */
const doing =
  (template: TaskTemplateName): Shown['open'] =>
  async (page) => {
    const found = (await homeworks(page)).flatMap(({ homeworkId, tasks }) =>
      tasks.flatMap((task) => (task.template === template ? [`${homeworkId}/${task.id}`] : [])),
    );
    await page.goto(`/submit_task/${found[0]}`);
    await expect(page.getByRole('button', { name: /^(Next|Hand in)$/ })).toBeVisible();
  };

const results: Shown['open'] = async (page) => {
  const done = (await homeworks(page)).find(({ tasks }) =>
    tasks.every((task) => task.attempts > 0),
  );
  await at(`/pupil/result/${done?.id}`, /^Homework:/)(page);
};

/** The pupil's screens, both with and without homework. */
export const pupilScreens: readonly Shown[] = [
  {
    name: 'pupil-home-empty',
    as: 'newPupil',
    open: at('/pupil/home', 'No homework at the moment'),
  },
  { name: 'pupil-result-missing', as: 'newPupil', open: at('/pupil/result/999999999', /./) },
  {
    name: 'pupil-home',
    as: 'busyPupil',
    open: async (page) => {
      await at('/pupil/home', /^Hello/)(page);
      await expect(page.getByRole('region', { name: 'Done' })).toBeVisible();
    },
  },
  ...TaskTemplateName.options.map(
    (template): Shown => ({
      name: `submit-task-${template.toLowerCase().replaceAll('_', '-')}`,
      as: 'busyPupil',
      open: doing(template),
    }),
  ),
  { name: 'pupil-result', as: 'busyPupil', open: results },
  {
    name: 'pupil-task-result',
    as: 'busyPupil',
    open: async (page, lessons) => {
      await results(page, lessons);
      await page
        .getByRole('link', { name: /^View: / })
        .first()
        .click();
      await expect(page.getByRole('link', { name: 'All results' })).toBeVisible();
    },
  },
];
