import { expect, type Page } from '@playwright/test';
import { enter } from './people.ts';
import { test } from './test.ts';

async function openHome(page: Page, language: string): Promise<void> {
  await enter(page, 'busyPupil');
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'language', value: language, url: origin }]);
  await page.goto('/pupil/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('shows the home of a pupil in the language of the cookie', async ({ page }) => {
  await openHome(page, 'en-XA');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ĥéļļô');
  await expect(page.getByRole('button', { name: /^Ļôĝôûţ/ })).toBeVisible();
  const scripts = await page
    .locator('script[src], link[rel=modulepreload]')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('src') ?? element.getAttribute('href')),
    );
  expect(scripts.filter((address) => !address?.includes('/assets/en-XA-'))).toEqual([]);
});

test('shows a page from right to left', async ({ page }) => {
  await openHome(page, 'ar-XB');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('shows English if the cookie names no language of the interface', async ({ page }) => {
  await openHome(page, 'tlh');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello');
});
