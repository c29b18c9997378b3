import { expect, type Page } from '@playwright/test';
import { defaultDisplay } from '#lessons/draft/display-settings.ts';
import { expectAccessible } from './expect-no-findings.ts';
import { plantLesson } from './lessons.ts';
import { callApi, enter } from './people.ts';
import { test } from './test.ts';

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Display' });
const shows = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
});

test('changes the display of a lesson with the mouse and applies it on another device', async ({
  page,
  browser,
}) => {
  const id = await plantLesson(await enter(page, 'german'), 'french', { visibility: 'PUBLIC' });
  await page.goto(`/resource/${id}`);
  await shows(page, 'Display').click();
  const panel = panelOf(page);
  await panel.getByText('Bigger', { exact: true }).click();
  await panel.getByText('Verdana').click();
  await panel.getByText('Black on yellow').click();
  await panel.getByText('Target beside native').click();
  await panel.getByRole('slider', { name: /Line height/ }).press('ArrowRight');
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/v1/me/display') && answer.request().method() === 'PUT',
  );
  expect((await kept).status()).toBe(204);
  await expect(shows(page, 'Native text')).toHaveAttribute('aria-pressed', 'true');
  const main = page.getByRole('main');
  await expect(main).toHaveCSS('background-color', 'rgb(255, 233, 92)');
  const text = page.getByText('Le marché est fermé').first();
  await expect(text).toHaveCSS('font-family', /^Verdana/);
  await expectAccessible(page);

  const other = await browser.newPage();
  await enter(other, 'german');
  await other.goto(`/resource/${id}`);
  await expect(other.getByRole('main')).toHaveCSS('background-color', 'rgb(255, 233, 92)');
  await expect(other.getByText('Text size 28')).toBeAttached();
  await other.close();

  await panel.getByRole('button', { name: 'Restore the defaults' }).click();
  await expect(shows(page, 'Native text')).toHaveAttribute('aria-pressed', 'false');
  await expect
    .poll(async () => (await callApi(page, 'GET', '/v1/me/display')).body)
    .toMatchObject({ display: { fontSize: 16, colours: 'screen', layout: 'text-alone' } });
});

test('opens the activity of a deep link even if lessons open without the text', async ({
  page,
}) => {
  const id = await plantLesson(await enter(page, 'german'), 'french');
  // The setting was changed on another device. This device receives it only after the lesson is shown.
  await callApi(page, 'PUT', '/v1/me/display', { ...defaultDisplay, format: 6 });
  await page.goto(`/resource/${id}#redact`);
  await expect(shows(page, 'Native text')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.redacted').first()).toBeVisible();

  await page.goto(`/resource/${id}`);
  await expect(shows(page, 'Target text')).toHaveAttribute('aria-pressed', 'false');
  await page.evaluate(() => location.assign('#gap-fill'));
  await expect(page.locator('[data-gap]').first()).toBeVisible();
  await callApi(page, 'PUT', '/v1/me/display', defaultDisplay);
});

test('starts the next lesson with the percentage chosen in the previous lesson', async ({
  page,
}) => {
  const owner = await enter(page, 'german');
  const [first, second] = [await plantLesson(owner, 'french'), await plantLesson(owner, 'french')];
  await page.goto(`/resource/${first}#gap-fill`);
  const dial = page.getByRole('slider', { name: /Words to remove/ });
  await expect(dial).toHaveValue('25');
  await dial.focus();
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/v1/me/display') && answer.request().method() === 'PUT',
  );
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight');
  expect((await kept).status()).toBe(204);
  await page.goto(`/resource/${second}#gap-fill`);
  await expect(dial).toHaveValue('60');
  await shows(page, 'Display').click();
  await panelOf(page).getByRole('button', { name: 'Restore the defaults' }).click();
  await expect
    .poll(async () => (await callApi(page, 'GET', '/v1/me/display')).body)
    .toMatchObject({ display: { usual: { gapPercent: 25 } } });
});

test('lets a visitor change the display by keyboard and keeps it after a reload', async ({
  page,
}) => {
  await page.goto('/resource/demoFrMarche');
  await shows(page, 'Display').press('Enter');
  const panel = panelOf(page);
  await expect(panel).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('radio', { name: 'Regular' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByText('Now 20')).toBeVisible();
  await panel.getByRole('radio', { name: 'Questions only' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Questions' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Text', exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(shows(page, 'Display')).toBeFocused();
  await page.reload();
  await expect(page.getByText('Text size 20')).toBeAttached();
  await expect(page.getByRole('region', { name: 'Questions' })).toBeVisible();
});

test('switches single-key shortcuts off permanently', async ({ page }) => {
  await page.goto('/resource/demoFrMarche#gap-fill');
  const open = page.locator('button[data-gap][data-shown]');
  await expect(page.locator('button[data-gap]').first()).toBeVisible();
  await page.keyboard.press('r');
  await expect(open).toHaveCount(1);
  const next = shows(page, 'Reveal next');
  await expect(next).toHaveAttribute('aria-keyshortcuts', 'r');

  await shows(page, 'Display').press('Enter');
  await panelOf(page).getByRole('switch', { name: 'Keyboard shortcuts' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
  for (const off of ['now', 'after a reload']) {
    await expect(next, off).not.toHaveAttribute('aria-keyshortcuts');
    const before = await open.count();
    for (const key of ['s', 'h', 'r', 'f', 't', 'n']) await page.keyboard.press(key);
    await expect(open, off).toHaveCount(before);
    await expect(shows(page, 'Full screen'), off).toBeVisible();
    expect(await page.evaluate(() => document.fullscreenElement), off).toBeNull();
    if (off === 'now') await page.reload();
  }
  // With the shortcuts switched off, the buttons themselves still work.
  await next.press('Enter');
  await expect(open).toHaveCount(1);
});
