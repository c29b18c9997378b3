import { expect, type Page } from '@playwright/test';
import type { PlantedLessons } from './screens.ts';

/** Returns a function that opens a URL and waits for the heading that appears when the screen has loaded. */
export const openScreen =
  (path: string | ((lessons: PlantedLessons) => string), sign: string | RegExp) =>
  async (page: Page, lessons: PlantedLessons) => {
    await page.goto(typeof path === 'string' ? path : path(lessons));
    await expect(page.getByRole('heading', { name: sign }).first()).toBeVisible();
  };
