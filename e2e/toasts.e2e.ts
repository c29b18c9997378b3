import { expect, type Locator, type Page } from '@playwright/test';
import { enter } from './people.ts';
import { test } from './test.ts';

/** Shows a toast by returning from a plan change. */
async function showToast(page: Page): Promise<Locator> {
  await enter(page, 'trial');
  await page.goto('/select_resources?msg=updated');
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toBeVisible();
  // Waits until the toast has slid in completely.
  await expect(toast).toHaveAttribute('data-mounted', 'true');
  await page.waitForTimeout(600);
  return toast;
}

async function drag(page: Page, toast: Locator, part: number): Promise<void> {
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast is nowhere.');
  const y = box.y + box.height / 2;
  const x = box.x + 20;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + box.width * part, y, { steps: 8 });
  await page.mouse.up();
}

test('shows a dark toast at the top right and removes it after 5000 ms', async ({ page }) => {
  const toast = await showToast(page);
  await expect(page.locator('[data-sonner-toaster]')).toHaveAttribute('data-sonner-theme', 'dark');
  const box = await toast.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 60);
  expect(box?.y).toBeLessThan(200);
  await expect(toast).toHaveCount(0, { timeout: 6_500 });
});

test('closes a toast on a click and on Enter', async ({ page }) => {
  const toast = await showToast(page);
  await toast.click();
  await expect(toast).toHaveCount(0, { timeout: 2_000 });
  const again = await showToast(page);
  await again.getByRole('button').first().press('Enter');
  await expect(again).toHaveCount(0, { timeout: 2_000 });
});

test('pauses the timer of a toast under the pointer', async ({ page }) => {
  const toast = await showToast(page);
  await toast.hover();
  await page.waitForTimeout(6_000);
  await expect(toast).toBeVisible();
});

test('pauses the timer of a toast while the window has no focus', async ({ page }) => {
  const toast = await showToast(page);
  await page.evaluate(() => {
    document.hasFocus = () => false;
    window.dispatchEvent(new Event('blur'));
  });
  await page.waitForTimeout(6_000);
  await expect(toast).toBeVisible();
  await page.evaluate(() => {
    document.hasFocus = () => true;
    window.dispatchEvent(new Event('focus'));
  });
  await expect(toast).toHaveCount(0, { timeout: 6_500 });
});

test('returns a toast that is dragged less than 80 percent, and closes a toast that is dragged further', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const toast = await showToast(page);
  await drag(page, toast, 0.5);
  await page.waitForTimeout(600);
  await expect(toast).toBeVisible();
  await drag(page, toast, 0.9);
  await expect(toast).toHaveCount(0, { timeout: 2_000 });
});
