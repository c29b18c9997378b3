import { expect, type Page } from '@playwright/test';
import { openScreen as open } from './open-screen.ts';
import type { PlantedLessons, Shown } from './screens.ts';

const reviewOf =
  (of: (lessons: PlantedLessons) => string) => async (page: Page, lessons: PlantedLessons) => {
    await page.goto(`/review/${of(lessons)}`);
    await expect(page.getByRole('textbox', { name: 'Sentence 1, target language' })).toBeVisible();
  };
const review = reviewOf(({ inReview }) => inReview);
const dashboard = async (page: Page) => {
  await page.goto('/select_resources?new');
  await expect(page.getByLabel('Resource name')).toBeVisible();
};

/** The screens for creating lessons, which are the dashboard and the review, in all states. */
export const makingScreens: readonly Shown[] = [
  {
    name: 'dashboard',
    as: 'trial',
    open: async (page) => {
      await dashboard(page);
      await expect(page.getByLabel('Resource name')).toBeVisible();
    },
  },
  {
    name: 'dashboard-draft',
    as: 'trial',
    open: async (page, { draft }) => {
      await page.goto(`/select_resources?draft=${draft}`);
      await expect(page.getByLabel('Resource name')).toHaveValue('Au marché de Noël');
    },
  },
  {
    name: 'dashboard-errors',
    as: 'trial',
    open: async (page) => {
      await dashboard(page);
      await page.getByRole('button', { name: 'Next: review' }).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    name: 'dashboard-languages',
    as: 'trial',
    fleeting: true,
    open: async (page) => {
      await dashboard(page);
      // Scrolling the field into view closes an open list, so the test retries until the list stays open.
      await expect(async () => {
        await page.getByRole('combobox', { name: 'To (target)' }).press('ArrowDown');
        await expect(page.getByRole('option').first()).toBeVisible({ timeout: 1_000 });
      }).toPass();
    },
  },
  {
    name: 'dashboard-paste',
    as: 'trial',
    open: async (page) => {
      await dashboard(page);
      await page.getByRole('button', { name: /Paste/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'review', as: 'trial', open: review },
  {
    name: 'review-open',
    as: 'trial',
    open: async (page, lessons) => {
      await review(page, lessons);
      await page.getByRole('button', { name: /^Show.*Words and meanings/ }).click();
      await page.getByRole('button', { name: /^Show.*Find the phrase/ }).click();
      await page.getByRole('button', { name: /^Edit.*Comprehension/ }).click();
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    },
  },
  {
    name: 'review-word',
    as: 'trial',
    open: async (page, lessons) => {
      await review(page, lessons);
      await page.getByRole('button', { name: /^Show.*Words and meanings/ }).click();
      await page.getByRole('button', { name: 'football', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'review-voices',
    as: 'trial',
    open: async (page, lessons) => {
      await review(page, lessons);
      await page.getByText('AI voice', { exact: true }).click();
      await page
        .getByRole('button', { name: /Change voice/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'review-record',
    as: 'trial',
    open: async (page, lessons) => {
      await review(page, lessons);
      await page.getByText('Record', { exact: true }).click();
      await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible();
    },
  },
  {
    name: 'review-finalised',
    as: 'trial',
    open: async (page, { french }) => {
      await page.goto(`/review/${french}`);
      await page.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'review-arabic', as: 'trial', open: reviewOf(({ arabic }) => arabic) },
  {
    name: 'review-missing',
    as: 'trial',
    open: open('/review/nosuchthing', 'This isn’t one of your resources'),
  },
];
