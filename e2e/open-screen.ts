import { expect, type Page } from '@playwright/test';
import type { PlantedLessons } from './screens.ts';

/** How to get to an address and know, by a heading, that its screen stands. */
export const openScreen =
  (path: string | ((lessons: PlantedLessons) => string), sign: string | RegExp) =>
  async (page: Page, lessons: PlantedLessons) => {
    await page.goto(typeof path === 'string' ? path : path(lessons));
    await expect(page.getByRole('heading', { name: sign }).first()).toBeVisible();
  };
