import { expect, type Page } from '@playwright/test';
import { type TourName, tourNames } from '#contracts/tours/tour-names.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { tours } from '#web/app/tours/tours.ts';
import { expectNoFindings } from './expect-no-findings.ts';
import { clearLessons, createDraft, plantLesson } from './lessons.ts';
import { callApi, enter } from './people.ts';
import { test } from './test.ts';

const stepsOf = async (name: TourName) => (await tours[name]()).tour.steps;
const popover = (page: Page) => page.locator('.driver-popover');
const button = (page: Page, name: string) =>
  popover(page).getByRole('button', { name, exact: true });
const progress = (page: Page, now: number, all: number) =>
  expect(popover(page)).toContainText(`${now} of ${all}`);

let french: string;
let inReview: string;
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const owner = await enter(page, 'trial');
  await clearLessons(owner);
  french = await plantLesson(owner, 'french');
  inReview = await plantLesson(owner, 'french', { status: 'review' });
});

const places: Record<TourName, { path: () => string; first: number; last: number }> = {
  dashboard: { path: () => '/select_resources?new', first: 0, last: 11 },
  preview: { path: () => `/preview/${french}`, first: 0, last: 3 },
  activities: { path: () => `/activities/private/${french}`, first: 0, last: 3 },
  text_translation: {
    path: () => `/resource/${french}?tour=text_translation`,
    first: 0,
    last: 4,
  },
  // A right-to-left lesson with audio.
  resource: { path: () => '/resource/demoArSouq1?tour=resource', first: 0, last: 6 },
};

for (const name of tourNames) {
  test(`${name}: points to an element in every step, by mouse and by keyboard`, async ({
    page,
  }) => {
    const { path, first, last } = places[name];
    const steps = (await stepsOf(name)).slice(first, last + 1);
    await page.goto(path());
    if (!path().includes('tour=')) {
      await page.locator('summary', { hasText: 'Help' }).click();
      await page.getByRole('button', { name: 'Tour of this page' }).click();
    }

    // By mouse: moves forward to the last step and back.
    for (const [at, { title }] of steps.entries()) {
      await expect(page.getByRole('dialog', { name: i18n._(title) })).toBeVisible();
      await progress(page, at + 1, steps.length);
      await expect(page.locator('.driver-active-element')).toBeVisible();
      expect((await popover(page).boundingBox())?.width).toBeLessThanOrEqual(550);
      if (at === 0) await expect(button(page, 'Back')).toBeDisabled();
      if (at === 0) await expectNoFindings(page, name);
      if (at < steps.length - 1) await button(page, 'Next').click();
    }
    await button(page, 'Back').click();
    await progress(page, steps.length - 1, steps.length);

    // By keyboard: moves forward to the last step but not beyond it, and back to the first.
    await page.keyboard.press('ArrowRight');
    await progress(page, steps.length, steps.length);
    await page.keyboard.press('ArrowRight');
    await expect(button(page, 'Exit')).toBeFocused();
    for (let at = steps.length - 1; at > 0; at -= 1) {
      await page.keyboard.press('ArrowLeft');
      await progress(page, at, steps.length);
    }
    await page.keyboard.press('ArrowLeft');
    await progress(page, 1, steps.length);
    await page.keyboard.press('Escape');
    await expect(popover(page)).toHaveCount(0);
    const seen = async () => (await callApi(page, 'GET', `/custom_tour/${name}`)).body;
    await expect.poll(seen).toMatchObject({ page: name, seenAt: expect.any(String) });
  });
}

test('starts the dashboard tour only on the first visit, and continues it in the review', async ({
  page,
}) => {
  await enter(page, 'german', { newHere: true });
  await page.goto('/select_resources');
  await progress(page, 1, 12);
  // Controls beneath the tour cannot be pressed by mistake, and a click beside it does not end it.
  await page.mouse.click(5, 400);
  await progress(page, 1, 12);
  for (let at = 1; at < 12; at += 1) await page.keyboard.press('Enter');
  await progress(page, 12, 12);
  const remembered = page.waitForResponse((answer) => answer.url().endsWith('/custom_tour'));
  await button(page, 'Exit').click();
  expect((await remembered).request().postDataJSON()).toEqual({ page: 'dashboard' });
  await expect(popover(page)).toHaveCount(0);

  const owner = await enter(page, 'german', { newHere: true });
  const id = await plantLesson(owner, 'french', { status: 'review' });
  await page.goto(`/review/${id}`);
  await progress(page, 1, 3);
  await expect(popover(page)).toContainText('Read it first');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(popover(page)).toContainText('Finalise it');
  await button(page, 'Close the tour').click();

  // The server stores that a tour is finished, so it does not start on other devices either.
  await enter(page, 'german', { newHere: true });
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/custom_tour/dashboard'));
  await page.goto('/select_resources');
  await asked;
  await page.waitForTimeout(2_000);
  await expect(popover(page)).toHaveCount(0);
  await clearLessons(owner);
});

test('skips and logs a step whose element is missing', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto(`/resource/${french}?tour=text_translation`);
  await progress(page, 1, 5);
  await page.locator('[data-tour="activity-highlighter"]').evaluate((element) => element.remove());
  await button(page, 'Next').click();
  await expect(popover(page)).toContainText('Games');
  expect(logged).toContain('Next step does not exist');
});

const insideHighlight = (page: Page) =>
  page.evaluate(() => {
    const bubble = document.querySelector('.driver-popover')?.getBoundingClientRect();
    const path = document.querySelector('.driver-overlay path')?.getAttribute('d') ?? '';
    const element = document.querySelector('.driver-active-element')?.getBoundingClientRect();
    const hole = /M([-\d.]+),([-\d.]+) h[-\d.]+/.exec(path);
    return {
      bubble: bubble && { x: Math.round(bubble.x), y: Math.round(bubble.y) },
      // The highlighted area extends 8 pixels beyond the element.
      off: hole && element ? Math.abs(Number(hole[2]) + 8 - element.y) : Number.NaN,
    };
  });

for (const name of tourNames) {
  test(`${name}: continues after an element is replaced, moved or removed`, async ({ page }) => {
    const { path, first } = places[name];
    const step = (await stepsOf(name))[first];
    const title = step ? i18n._(step.title) : '';
    await page.goto(path());
    if (!path().includes('tour=')) {
      await page.locator('summary', { hasText: 'Help' }).click();
      await page.getByRole('button', { name: 'Tour of this page' }).click();
    }
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    const active = page.locator('.driver-active-element');

    // Replaces the element, as a screen does when it renders again.
    await active.evaluate((element) => {
      const other = element.cloneNode(true);
      if (!(other instanceof HTMLElement)) throw new Error('Not an element.');
      other.classList.remove('driver-active-element', 'driver-no-interaction');
      other.dataset.replaced = 'yes';
      element.replaceWith(other);
    });
    await expect(page.locator('[data-replaced].driver-active-element')).toBeVisible();
    await expect.poll(async () => (await insideHighlight(page)).off).toBeLessThan(2);

    // Moves the element down, as content that appears above it would.
    await active.evaluate((element) => {
      element.style.position = 'relative';
      element.style.top = '40px';
    });
    await expect.poll(async () => (await insideHighlight(page)).off).toBeLessThan(2);

    // Hides the element for a second. The tour's text waits in the middle, and then points to the element
    // again.
    await page.evaluate(() => {
      const element = document.querySelector<HTMLElement>('.driver-active-element');
      if (!element) throw new Error('Nothing is pointed at.');
      element.style.display = 'none';
      setTimeout(() => element.style.removeProperty('display'), 1_000);
    });
    await expect(page.locator('[data-replaced].driver-active-element')).toHaveCount(0);
    const waiting = await insideHighlight(page);
    expect(waiting.bubble?.x).toBeGreaterThan(100);
    expect(waiting.bubble?.y).toBeGreaterThan(100);
    await expect(page.locator('[data-replaced].driver-active-element')).toBeVisible();

    // Removes the element permanently. The tour moves on to the next step.
    await active.evaluate((element) => element.remove());
    await expect(page.locator('.driver-popover-title')).not.toHaveText(title);
    await expect(active).toBeVisible();

    // No step has an element any more, so the tour closes and the page is usable.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('[data-tour]')) {
        element.removeAttribute('data-tour');
      }
    });
    await expect(popover(page)).toHaveCount(0);
    await expect(page.locator('.driver-overlay')).toHaveCount(0);
  });
}

test('starts the tour only after the text has been written, at the first sentence', async ({
  page,
}) => {
  const owner = await enter(page, 'german', { newHere: true });
  const id = await createDraft(page, { count: 200 });
  await page.evaluate(() =>
    sessionStorage.setItem(
      'lexiloom-tour-goes-on',
      JSON.stringify({ name: 'dashboard', from: 12 }),
    ),
  );
  await page.setViewportSize({ width: 1366, height: 500 });
  await page.goto(`/review/${id}`);
  await page.getByRole('button', { name: 'Write it now' }).click();
  await expect(page.getByText(/sentences so far/)).toBeVisible();
  await expect(popover(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Sentence 1, target language' })).toBeVisible({
    timeout: 60_000,
  });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await progress(page, 1, 3);
  await expect(popover(page)).toContainText('Read it first');
  await expect.poll(async () => (await insideHighlight(page)).off).toBeLessThan(2);
  await expect(page.getByText('Everything is ready')).toBeAttached({ timeout: 90_000 });
  await expect.poll(async () => (await insideHighlight(page)).off).toBeLessThan(2);
  await clearLessons(owner);
});

test('does not start a tour in a lesson that is opened for teaching', async ({ page }) => {
  await enter(page, 'trial', { newHere: true });
  await page.goto(`/resource/${french}`);
  await expect(page.getByText('je joue au football')).toBeVisible();
  await page.waitForTimeout(2_500);
  await expect(popover(page)).toHaveCount(0);
});

test('shows the tour and no error when the server is unreachable', async ({ page }) => {
  await page.route('**/api/custom_*', (route) => route.abort());
  await page.route('**/api/custom_tour/**', (route) => route.abort());
  await page.goto(`/preview/${french}`);
  await page.locator('summary', { hasText: 'Help' }).click();
  await page.getByRole('button', { name: 'Tour of this page' }).click();
  await expect(popover(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popover(page)).toHaveCount(0);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await expect(page.locator('summary', { hasText: 'Help' })).toBeFocused();
});

test('fits the review tour on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/review/${inReview}`);
  await expect(page.getByRole('textbox', { name: 'Sentence 1, target language' })).toBeVisible();
  await page.locator('summary', { hasText: 'Help' }).click();
  await page.getByRole('button', { name: 'Tour of this page' }).click();
  for (let at = 1; at <= 3; at += 1) {
    await progress(page, at, 3);
    const box = await popover(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    await page.keyboard.press('ArrowRight');
  }
});

test('sends a teacher’s usage events in one call, and sends none for a pupil', async ({ page }) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/custom_analytics')) sent.push(request.postDataJSON());
  });
  await page.goto(`/resource/${french}`);
  await page.getByRole('button', { name: 'Gaps', exact: true }).click();
  // Hides the page, which sends the pending events.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect
    .poll(() => sent)
    .toContainEqual({
      events: [
        { id: '/resource/:id', type: 'page' },
        { id: 'activity-opened:gap-fill', type: 'button' },
      ],
    });

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await enter(page, 'pupil');
  sent.length = 0;
  await page.goto('/pupil/home');
  await expect(page.getByRole('heading', { name: /Hello/ })).toBeVisible();
  await page.goto('about:blank');
  expect(sent).toEqual([]);
});
