import { expect, type Locator, type Page } from '@playwright/test';
import type { ActivityName } from '#lessons/activities/menu.ts';

/**
 * Opens one activity of a demo lesson as a visitor. A visitor's changes stay on the device, so tests do not
 * affect each other. `lesson` is a demo lesson's id.
 */
export async function openActivity(
  page: Page,
  activity: ActivityName,
  lesson = 'demoFrMarche',
): Promise<void> {
  await page.goto(`/resource/${lesson}#${activity}`);
  // Loading may be slow on a busy machine. This test does not check load times.
  await expect(page.getByRole('complementary', { name: 'Controls' })).toBeVisible({
    timeout: 60_000,
  });
}

/** Drags with the mouse from the middle of one element to the middle of another. */
export async function dragBetween(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('There is nothing to drag between.');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
  await page.mouse.up();
}
