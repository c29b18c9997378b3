import { expect, type Page } from '@playwright/test';
import { elsewhere } from './languages/look-in-language.ts';
import type { Shown } from './screens.ts';

const open = (path: string, sign: string | RegExp) => async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: sign }).first()).toBeVisible();
};

const webinar = '/webinars/homework-that-marks-itself';

/** Written pages, as readers and admins see them. */
export const contentScreens: readonly Shown[] = [
  { name: 'guides', as: null, open: open('/guides', 'In the classroom') },
  {
    name: 'guides-search',
    as: null,
    open: async (page) => {
      await open('/guides', 'In the classroom')(page);
      await page.getByRole('searchbox', { name: 'Search all guides' }).fill('gap');
      await expect(page.getByRole('search').getByRole('link').first()).toBeVisible();
    },
  },
  {
    name: 'guides-nothing-found',
    as: null,
    open: async (page) => {
      await open('/guides', 'In the classroom')(page);
      await page.getByRole('searchbox', { name: 'Search all guides' }).fill('zeppelin');
      await expect(page.getByText(/^Nothing contains all of/)).toBeVisible();
    },
  },
  {
    name: 'docs-steps-1-7',
    as: 'teacher',
    open: open(
      '/docs/steps-1-7-of-choosing-your-resource-options',
      elsewhere('1. Resource type', /^1\. /),
    ),
  },
  { name: 'video', as: null, open: open('/video/gap-fills', 'This video isn’t available yet') },
  { name: 'webinars', as: 'teacher', open: open('/webinars', 'Upcoming') },
  { name: 'webinar-signed-out', as: null, open: open(webinar, 'This recording is for members') },
  {
    name: 'webinar-plan-required',
    as: 'trial',
    open: open(webinar, 'Your plan does not include this recording'),
  },
  { name: 'written-page', as: null, open: open('/accessibility', 'What we aim for') },
  { name: 'content-list', as: 'admin', open: open('/written_pages', 'Other pages') },
  {
    name: 'content-editor',
    as: 'admin',
    open: async (page) => {
      await open('/written_pages', 'Other pages')(page);
      await page.getByRole('link', { name: 'Gap-fills', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Versions' })).toBeVisible();
    },
  },
];
