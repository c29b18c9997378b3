import { expect, type Page } from '@playwright/test';
import type { Shown } from './screens.ts';

const profile = async (page: Page) => {
  await page.goto('/account_setting');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
};

/** The profile with its dialogs, and the admins' plans screen. */
export const accountScreens: readonly Shown[] = [
  { name: 'profile', as: 'trial', open: profile },
  {
    name: 'profile-errors',
    as: 'head',
    open: async (page) => {
      await profile(page);
      await page.getByRole('button', { name: 'Send confirmation e-mail' }).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    name: 'profile-delete',
    as: 'head',
    open: async (page) => {
      await profile(page);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByRole('heading', { name: 'What is kept' })).toBeVisible();
    },
  },
  {
    name: 'new-address-too-old',
    as: null,
    open: async (page) => {
      await page.goto('/auth/verify-email?for=new-address&secret=no-such');
      await expect(page.getByRole('heading', { name: 'no longer works' })).toBeVisible();
    },
  },
  {
    name: 'access-product',
    as: 'admin',
    open: async (page) => {
      await page.goto('/access_product');
      await expect(page.getByRole('checkbox').first()).toBeVisible();
    },
  },
  {
    name: 'access-product-changed',
    as: 'admin',
    open: async (page) => {
      await page.goto('/access_product');
      await page.getByRole('textbox', { name: 'Trial: Pupils' }).fill('many');
      await page.getByRole('checkbox').first().click();
      await expect(page.getByText('One of the numbers isn’t valid.')).toBeVisible();
    },
  },
];
