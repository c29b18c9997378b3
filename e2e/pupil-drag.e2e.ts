import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { DragAndDropData } from '#lessons/tasks/drag-and-drop/content.ts';
import { exampleTask, setAsTeacher } from './homework.ts';
import { enter } from './people.ts';
import { test } from './test.ts';

// A small phone that can only show a part of the text.
test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

const gaps = exampleTask('french', 'gap-fill', 'DRAG_AND_DROP');
const { slots } = DragAndDropData.parse(gaps.data);

type Point = { x: number; y: number };

/** Simulates one finger with the touch events of a touchscreen. */
const fingerOn = (session: CDPSession) => {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  return {
    down: (at: Point) => send('touchStart', [at]),
    move: (to: Point) => send('touchMove', [to]),
    up: () => send('touchEnd', []),
  };
};

/**
 * Returns the point where a finger touches an element. The point is outside the bottom bar and the edges
 * where dragging scrolls.
 */
async function middleOf(locator: Locator): Promise<Point> {
  await locator.evaluate((element) =>
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
  );
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not in sight.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('drags words into gaps by finger, scrolls at the edges while dragging, and only scrolls on a swipe', async ({
  page,
  browser,
}) => {
  const pupilId = await enter(page, 'pupil');
  const { paths } = await setAsTeacher(browser, pupilId, 'With a finger', [gaps]);
  await page.goto(paths[0] ?? '');
  const bank = page.locator('[data-bank] [data-tile]');
  const slot = (at: number) => page.locator('[data-slot]').nth(at);
  const wordOf = (at: number) =>
    page
      .locator('[data-bank]')
      .getByText(slots[at]?.answer ?? '', { exact: true })
      .first();
  const dragged = page.locator('.task-dragged');
  const finger = fingerOn(await page.context().newCDPSession(page));
  await expect(bank).toHaveCount(DragAndDropData.parse(gaps.data).tiles.length);

  // A long press on a word picks it up. Releasing it over its gap drops it there.
  await slot(0).scrollIntoViewIfNeeded();
  await finger.down(await middleOf(wordOf(0)));
  await expect(dragged).toHaveText(slots[0]?.answer ?? '');
  await finger.move(await middleOf(slot(0)));
  await finger.up();
  await expect(slot(0)).toHaveText(slots[0]?.answer ?? '');
  await expect(dragged).toHaveCount(0);

  // While a word is dragged just above the word bank at the bottom, the text scrolls to its end. At the top,
  // it scrolls back.
  const last = slots.length - 1;
  const word = slots[last]?.answer ?? '';
  await finger.down(await middleOf(wordOf(last)));
  await expect(dragged).toHaveText(word);
  const foot = (await page.locator('[data-foot]').boundingBox())?.y ?? 0;
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await finger.move({ x: 200, y: foot - 8 });
  await expect.poll(() => scrolled(page)).toBe(end);
  await finger.move({ x: 200, y: 8 });
  await expect.poll(() => scrolled(page)).toBe(0);
  await finger.move({ x: 200, y: foot - 8 });
  await expect.poll(() => scrolled(page)).toBe(end);
  const box = await slot(last).boundingBox();
  await finger.move({ x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 });
  await finger.up();
  await expect(slot(last)).toHaveText(word);

  // Drags the word back into the word bank.
  await finger.down(await middleOf(slot(last)));
  await expect(dragged).toBeVisible();
  await finger.move(await middleOf(bank.first()));
  await finger.up();
  await expect(slot(last)).toHaveText('');

  // Tapping has the same effect.
  await wordOf(1).tap();
  await slot(1).tap();
  await expect(slot(1)).toHaveText(slots[1]?.answer ?? '');

  // A finger that moves immediately scrolls the page and does not pick up a word.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const start = await middleOf(slot(0));
  await finger.down(start);
  for (let step = 1; step <= 8; step += 1) {
    await finger.move({ x: start.x, y: start.y - step * 12 });
  }
  await finger.up();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  await expect(dragged).toHaveCount(0);
  await expect(slot(0)).toHaveText(slots[0]?.answer ?? '');
});
