import { expect, type Page } from '@playwright/test';
import { defaultDisplay } from '#lessons/draft/display-settings.ts';
import { displayKey, themeKey } from '#web/app/storage-keys.ts';
import {
  difference,
  domOf,
  fontsShown,
  hold,
  listen,
  plantPublic,
  script,
  signOut,
  withoutDrawing,
} from './drawn-lessons.ts';
import { enter } from './people.ts';
import { test } from './test.ts';

/** Which gaps look open, as one digit per gap. */
const openGaps = (page: Page) =>
  page.locator('[data-gap]').evaluateAll((gaps) =>
    gaps
      .map((gap) => {
        const answer = gap.querySelector('.gap-answer');
        return answer && getComputedStyle(answer).visibility === 'visible' ? 1 : 0;
      })
      .join(''),
  );

test('shows a gap that is pressed before the script has loaded, and repeats each press once', async ({
  page,
}) => {
  const id = await plantPublic(page, await enter(page, 'trial'));
  await signOut(page);
  const said = listen(page);
  const release = await hold(page, script);
  await page.goto(`/resource/${id}`, { waitUntil: 'commit' });
  const gaps = page.locator('[data-gap]');
  await gaps.nth(0).click();
  await gaps.nth(2).click();
  await gaps.nth(2).click();
  await gaps.nth(3).focus();
  await page.keyboard.press('Enter');
  expect(await openGaps(page)).toBe('10010');
  const native = page.getByRole('button', { name: 'Native text' });
  await native.click();
  await page.keyboard.press('?');
  await expect(native).toHaveAttribute('aria-pressed', 'false');

  release();
  await expect(native).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('The market is closed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Questions', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await openGaps(page)).toBe('10010');
  expect(
    await gaps.evaluateAll((all) => all.map((gap) => gap.getAttribute('aria-pressed')).join()),
  ).toBe('true,false,false,true,false');
  await expect(page.locator('.gap-tile-used')).toHaveCount(2);
  await gaps.nth(0).click();
  await page.keyboard.press('h');
  await expect.poll(() => openGaps(page)).toBe('00000');
  expect(said).toEqual([]);
});

test('opens the word that is pressed before the script has loaded', async ({ page }) => {
  const id = await plantPublic(page, await enter(page, 'trial'), { gaps: null });
  await signOut(page);
  const release = await hold(page, script);
  await page.goto(`/resource/${id}`, { waitUntil: 'commit' });
  await page.locator('[data-word]', { hasText: 'piscine' }).first().click();
  release();
  await expect(page.locator('[data-card]')).toBeVisible();
});

/** Sums the layout shifts of the page from its start. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value'),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifts = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'shifts')));

/** How the text looks and where it is. */
const lookOfText = (page: Page) =>
  page
    .locator('.lesson-side')
    .first()
    .evaluate((side) => {
      const { fontSize, fontFamily, lineHeight, color, direction, visibility } =
        getComputedStyle(side);
      const { x, y, width, height } = side.getBoundingClientRect();
      const main = side.closest('main');
      const background = main && getComputedStyle(main).backgroundColor;
      const { lang } = side as HTMLElement;
      return {
        ...{ fontSize, fontFamily, lineHeight, color, direction, visibility },
        ...{ x, y, width, height, background, lang },
      };
    });

test('shows the lesson before its script in the look of this browser, and moves nothing afterwards', async ({
  page,
}) => {
  const id = await plantPublic(page, await enter(page, 'trial'), { language: 'arabic' });
  await signOut(page);
  const look = { fontSize: 30, lineHeight: 2, fontFamily: 'verdana', colours: 'yellow' };
  await page.evaluate(
    ([key, stored, theme]) => {
      localStorage.setItem(key, stored);
      localStorage.setItem(theme, '{"state":{"theme":"dark"}}');
    },
    [
      displayKey(null),
      JSON.stringify({ settings: { ...defaultDisplay, ...look, shortcuts: false } }),
      themeKey,
    ] as const,
  );
  const said = listen(page);
  await watchShifts(page);
  const release = await hold(page, script);
  await page.goto(`/resource/${id}`, { waitUntil: 'commit' });
  await page.locator('#resource').waitFor({ state: 'attached' });
  // The font of the text does not wait for the script. Its letters may be wider than those of the system's font.
  await fontsShown(page);
  expect(
    await page.evaluate(() => document.fonts.check('1em "Noto Naskh Arabic Variable"', 'ا')),
  ).toBe(true);
  const early = await shifts(page);
  const before = await lookOfText(page);
  expect(before).toMatchObject({
    visibility: 'visible',
    direction: 'rtl',
    lang: 'ar',
    background: 'rgb(255, 233, 92)',
  });
  expect(before.fontFamily).toMatch(/Verdana/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Single keys are switched off on this device.
  await page.keyboard.press('n');
  release();
  await expect(page.getByText('Text size 30')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Native text' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  expect(await lookOfText(page)).toEqual(before);
  await page.locator('nav svg').first().waitFor();
  expect((await shifts(page)) - early).toBe(0);
  const adopted = await domOf(page);

  await withoutDrawing(page);
  await page.goto(`/resource/${id}`);
  expect(difference(adopted, await domOf(page))).toBe('');
  expect(said).toEqual([]);
});

const ownViews: [string, (id: string) => [key: string, value: string] | string][] = [
  [
    'another layout',
    () => [
      displayKey(null),
      JSON.stringify({ settings: { ...defaultDisplay, layout: 'side-by-side', format: 1 } }),
    ],
  ],
  ['the text without gaps', () => '#text'],
];
for (const [name, own] of ownViews) {
  test(`hides the rendered lesson until the script shows ${name}`, async ({ page }) => {
    const id = await plantPublic(page, await enter(page, 'trial'));
    await signOut(page);
    const stored = own(id);
    if (typeof stored !== 'string') {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), stored);
    }
    const address = `/resource/${id}${typeof stored === 'string' ? stored : ''}`;
    const release = await hold(page, script);
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('#resource').waitFor({ state: 'attached' });
    await expect(page.locator('.lesson-side').first()).toBeHidden();
    release();
    await expect(page.locator('.lesson-side').first()).toBeVisible();
    const shown = await domOf(page);

    await withoutDrawing(page);
    await page.goto('/favicon.svg');
    await page.goto(address);
    expect(difference(shown, await domOf(page))).toBe('');
  });
}

test('shows a signed-in teacher another’s public lesson at once, and adds the own controls without moving it', async ({
  page,
}) => {
  const id = await plantPublic(page, await enter(page, 'trial'));
  await signOut(page);
  await enter(page, 'german');
  await watchShifts(page);
  const said = listen(page);
  const release = await hold(page, script);
  await page.goto(`/resource/${id}`, { waitUntil: 'commit' });
  await page.locator('#resource').waitFor({ state: 'attached' });
  const before = await lookOfText(page);
  expect(before.visibility).toBe('visible');
  const worksheets = page.getByRole('link', { name: 'Print worksheets' });
  await expect(worksheets).toHaveCount(0);
  release();
  await expect(worksheets).toBeVisible();
  expect(await lookOfText(page)).toEqual(before);
  const adopted = await domOf(page);
  await withoutDrawing(page);
  await page.goto(`/resource/${id}`);
  expect(difference(adopted, await domOf(page))).toBe('');
  expect(said).toEqual([]);
});
