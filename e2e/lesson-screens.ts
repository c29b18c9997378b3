import { expect, type Page } from '@playwright/test';
import type { PlantedLessons, Shown } from './screens.ts';

type Of = (lessons: PlantedLessons) => string;

const preview = (of: Of) => async (page: Page, lessons: PlantedLessons) => {
  await page.goto(`/preview/${of(lessons)}`);
  await expect(page.getByRole('link', { name: 'Display interactive resource' })).toBeVisible();
};

const arrange = (of: Of) => async (page: Page, lessons: PlantedLessons) => {
  await page.goto(`/activities/private/${of(lessons)}`);
  await page.getByRole('button', { name: 'Gap-fill', exact: true }).click();
  await expect(page.locator('[data-gap]').first()).toBeVisible();
};

const plan = (of: Of) => async (page: Page, lessons: PlantedLessons) => {
  await page.goto(`/lesson-plan/${of(lessons)}`);
  // The screen renders every worksheet once to determine which ones can be printed.
  await expect(page.getByText('60 of 60 minutes')).toBeVisible({ timeout: 30_000 });
};

/** Opens a screen and then leaves it, so that its confirmation dialog appears. */
const leaving = (open: Shown['open']) => async (page: Page, lessons: PlantedLessons) => {
  await open(page, lessons);
  await page.locator('header a').first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
};

/** The screens between the finished text and the classroom: preview, arrangement and lesson plan. */
export const lessonScreens: readonly Shown[] = [
  { name: 'preview', as: 'trial', open: preview(({ french }) => french) },
  { name: 'preview-arabic', as: 'trial', open: preview(({ arabic }) => arabic) },
  { name: 'preview-leave', as: 'trial', open: leaving(preview(({ inReview }) => inReview)) },
  {
    name: 'preview-missing',
    as: 'trial',
    open: async (page) => {
      await page.goto('/preview/nosuchthing');
      await expect(page.getByRole('heading', { name: 'Resource not found' })).toBeVisible();
    },
  },
  { name: 'activities', as: 'trial', open: arrange(({ french }) => french) },
  { name: 'activities-arabic', as: 'trial', open: arrange(({ arabic }) => arabic) },
  { name: 'activities-leave', as: 'trial', open: leaving(arrange(({ french }) => french)) },
  { name: 'lesson-plan', as: 'trial', open: plan(({ french }) => french) },
  { name: 'lesson-plan-arabic', as: 'trial', open: plan(({ arabic }) => arabic) },
];
