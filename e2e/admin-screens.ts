import { expect, type Page } from '@playwright/test';
import type { PlantedLessons, Shown } from './screens.ts';

/** Opens the account of somebody whom the list finds by this. */
const account = (search: string) => async (page: Page) => {
  await page.goto(`/user_list?search=${encodeURIComponent(search)}`);
  await page.getByRole('table', { name: 'People' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Usage' })).toBeVisible();
};

/** The admins' own screens of people. */
export const adminScreens: readonly Shown[] = [
  {
    name: 'users',
    as: 'admin',
    open: async (page) => {
      await page.goto('/user_list');
      await expect(page.getByRole('table', { name: 'People' })).toBeVisible();
    },
  },
  {
    name: 'users, nobody',
    as: 'admin',
    open: async (page) => {
      await page.goto('/user_list?search=nobody-of-that-name');
      await expect(page.getByRole('heading', { name: 'Nobody fits' })).toBeVisible();
    },
  },
  { name: 'user', as: 'admin', open: account('head@lexiloom.test') },
  {
    name: "user's resource",
    as: 'admin',
    open: async (page: Page, lessons: PlantedLessons) => {
      await page.goto(`/user_sub/resource/${lessons.french}`);
      await expect(page.getByRole('heading', { name: 'Calls of the model' })).toBeVisible();
    },
  },
];
