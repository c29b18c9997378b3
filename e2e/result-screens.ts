import { expect, type Page } from '@playwright/test';
import type { Shown } from './screens.ts';

/** Opens the results of the Japanese demo class, which has homework and free writing. */
const results = (view: string, sign: string | RegExp) => async (page: Page) => {
  await page.goto('/homework-result?classroomId=demo-9j&sort=createdAt');
  const href = await page
    .getByRole('link', { name: /^Results of/ })
    .first()
    .getAttribute('href');
  await page.goto(`${href}${view}`);
  await expect(page.getByText(sign).first()).toBeVisible();
};

const at = (path: string, heading: string) => async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
};

/** The teacher's results screens, both with and without homework. */
export const resultScreens: readonly Shown[] = [
  {
    name: 'homework-results',
    as: 'teacher',
    open: async (page) => {
      await page.goto('/homework-result');
      await expect(page.getByRole('link', { name: /^Results of/ }).first()).toBeVisible();
    },
  },
  {
    name: 'homework-results-nothing-fits',
    as: 'teacher',
    open: at('/homework-result?search=zzzz', 'No homework matches these filters'),
  },
  {
    name: 'homework-results-none',
    as: 'trial',
    open: at('/homework-result', 'No homework is set yet'),
  },
  {
    name: 'homework-single-pupils-none',
    as: 'trial',
    open: at('/homework-result?for=pupils', 'No homework for individual pupils yet'),
  },
  {
    name: 'homework-edit',
    as: 'teacher',
    open: async (page) => {
      await page.goto('/homework-result?classroomId=demo-9j');
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Edit this homework' }).click();
      await expect(page.getByLabel('Pass mark in %')).toBeVisible();
    },
  },
  { name: 'class-results', as: 'teacher', open: results('', 'Hardest for the class') },
  {
    name: 'class-results-nobody',
    as: 'teacher',
    open: results('?search=zzzz', 'No pupils match this'),
  },
  { name: 'class-items', as: 'teacher', open: results('?view=items', 'Changes to the marking') },
  { name: 'class-reading', as: 'teacher', open: results('?view=review', 'Model answer') },
  {
    name: 'class-review',
    as: 'teacher',
    open: results('?view=review&by=pupil', 'The pupil wrote'),
  },
  { name: 'class-progress', as: 'teacher', open: results('?view=progress', 'tasks passed') },
  {
    name: 'class-results-missing',
    as: 'teacher',
    open: at(
      '/homework-classroom-result/999999999/nosuch',
      'No homework result found for the specified class and homework ID.',
    ),
  },
  {
    name: 'pupil-attempts',
    as: 'teacher',
    open: async (page) => {
      await results('', 'Hardest for the class')(page);
      await page.getByRole('rowheader').getByRole('link').first().click();
      await expect(page.getByText(/^Attempt \d/).first()).toBeVisible();
    },
  },
  {
    name: 'pupil-take-out',
    as: 'teacher',
    open: async (page) => {
      await results('', 'Hardest for the class')(page);
      await page.getByRole('rowheader').getByRole('link').first().click();
      await page.getByRole('button', { name: 'Remove from this homework' }).click();
      await expect(page.getByRole('alertdialog')).toContainText('Everyone else keeps');
    },
  },
  {
    name: 'homework-set-for-more',
    as: 'teacher',
    open: async (page) => {
      await at('/classroom/homework/demo-8c/active', 'Homework for 8C French')(page);
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Set for more pupils' }).click();
      await expect(page.getByRole('dialog').getByRole('group').first()).toBeVisible();
    },
  },
  { name: 'overview', as: 'teacher', open: at('/dashboard', 'Answers to read') },
  { name: 'overview-first', as: 'trial', open: at('/dashboard', 'Your first homework') },
];
