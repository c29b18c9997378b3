import { expect, type Page } from '@playwright/test';
import type { Shown } from './screens.ts';

const at = (path: string, heading: string) => async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
};

/** The teacher's screens for classes and for setting homework, both with and without a class. */
export const classScreens: readonly Shown[] = [
  { name: 'classrooms', as: 'teacher', open: at('/classrooms/view', '8C French') },
  { name: 'classrooms-none', as: 'trial', open: at('/classrooms/view', 'Create your first class') },
  {
    name: 'classrooms-create-errors',
    as: 'teacher',
    open: async (page) => {
      await page.goto('/classrooms/create');
      await page.getByRole('button', { name: 'Create class' }).click();
      await expect(page.getByText('Enter a name.')).toBeVisible();
    },
  },
  { name: 'classroom', as: 'teacher', open: at('/classrooms/view/demo-8c', '8C French') },
  {
    name: 'classroom-chosen',
    as: 'teacher',
    open: async (page) => {
      await at('/classrooms/view/demo-8c', '8C French')(page);
      await page
        .getByRole('checkbox', { name: /^Choose / })
        .nth(1)
        .check();
      await expect(page.getByRole('button', { name: 'New login cards' })).toBeVisible();
    },
  },
  {
    name: 'classroom-of-a-colleague',
    as: 'german',
    open: at('/classrooms/view/demo-8b', '8B French'),
  },
  {
    name: 'classroom-missing',
    as: 'trial',
    open: at('/classrooms/view/none', 'could not be found'),
  },
  {
    name: 'pupils-create',
    as: 'teacher',
    open: async (page) => {
      await at('/classrooms/demo-8c/pupils/create', 'Add pupils')(page);
      await page.getByLabel('Names, one per line').fill('Léa Dupont\nx@school.test\nمريم الحسن');
      await expect(page.getByText('Line 2: x@school.test')).toBeVisible();
    },
  },
  {
    name: 'class-homework',
    as: 'teacher',
    open: at('/classroom/homework/demo-8c/active', 'Homework for 8C French'),
  },
  { name: 'create-homework', as: 'trial', open: at('/create-homework', 'Set homework') },
  {
    name: 'create-homework-task',
    as: 'trial',
    open: async (page, { french }) => {
      await page.goto(`/create-homework?resource=${french}`);
      await page.getByRole('button', { name: /^Preview Key vocabulary: Matching/ }).click();
      await expect(page.getByRole('region', { name: /^As a pupil sees it/ })).toBeVisible();
    },
  },
  { name: 'organisation', as: 'head', open: at('/organisation', 'Lindenfold School') },
  {
    name: 'organisation-removing',
    as: 'head',
    open: async (page) => {
      await at('/organisation', 'Lindenfold School')(page);
      await page.getByRole('button', { name: 'More for Fleur Exemple' }).click();
      await page.getByRole('menuitem', { name: 'Remove from the department' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'department-resources', as: 'head', open: at('/department_resources', 'Department') },
  { name: 'organisation-teacher', as: 'german', open: at('/organisation', 'Lindenfold School') },
  { name: 'organisation-none', as: 'trial', open: at('/organisation', 'Setup Organisation') },
  {
    name: 'invitation-missing',
    as: null,
    open: at('/invitation/no-such-secret', 'no longer works'),
  },
];
