import { expect } from '@playwright/test';
import type { Shown } from './screens.ts';

/** The activity stream, the dead letters screen and the charts. */
export const activityScreens: readonly Shown[] = [
  {
    name: 'activity stream',
    as: 'admin',
    open: async (page) => {
      await page.goto('/activity_stream');
      // Pauses the stream, because new events would move the rows during the check.
      await page.getByRole('button', { name: 'Pause' }).click();
    },
  },
  {
    name: 'activity stream, nothing',
    as: 'admin',
    open: async (page) => {
      await page.goto('/activity_stream?person=nobody');
      await expect(page.getByRole('heading', { name: 'Nothing has happened' })).toBeVisible();
    },
  },
  {
    name: 'dead letters',
    as: 'admin',
    open: async (page) => {
      await page.goto('/activity_stream?view=letters');
      await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
    },
  },
  {
    name: 'activity charts',
    as: 'admin',
    open: async (page) => {
      await page.goto('/activity_stream?view=charts');
      await expect(page.getByRole('heading', { name: 'Most used' })).toBeVisible();
      await page.getByText('Figures for Cost').click();
    },
  },
];
