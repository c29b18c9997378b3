import { expect, type Page } from '@playwright/test';
import { longText } from '#lessons/activities/long-text.ts';
import { plantLesson } from './lessons.ts';
import { enter } from './people.ts';
import { test } from './test.ts';

const lastWords = 'Le dernier mot du texte.';
const soundMs = 1500;

/** Returns a WAV file with one and a half seconds of silence. */
function silence(): Buffer {
  const [rate, samples] = [8000, 8 * soundMs];
  const bytes = Buffer.alloc(44 + samples, 128);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + samples, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples, 40);
  return bytes;
}

/** Opens a lesson of 500 words whose last sentence is unique, with audio for each sentence. */
async function openLongLesson(page: Page): Promise<void> {
  const text = longText(500);
  const clips = text.sentences.map(({ id }, at) => [id, { key: `clip-${at}`, ms: soundMs }]);
  const owner = await enter(page, 'french');
  const last = text.sentences.at(-1);
  if (!last) throw new Error('The long text has no sentences.');
  const token = {
    id: `${last.id}.t0`,
    start: 0,
    end: lastWords.length,
    text: lastWords,
    isWord: true,
  };
  last.target = { ...last.target, text: lastWords, tokens: [token] };
  const id = await plantLesson(owner, 'french', { text, title: 'Cinq cents mots' }, [
    { part: 'speech', status: 'ready', content: { clips: Object.fromEntries(clips) } },
  ]);
  await page.goto(`/resource/${id}`);
  await page.getByRole('button', { name: 'Text', exact: true }).click();
}

const scroller = (page: Page) => page.getByRole('region', { name: 'Text' });
const heightOf = (page: Page) => scroller(page).evaluate((element) => element.scrollHeight);

/** Waits until the text's layout is stable, so that its heights are final. */
async function atRest(page: Page): Promise<void> {
  await page.waitForTimeout(1000);
  await expect(page.locator('[data-whole]')).toHaveCount(0);
}

/** Returns every height that the scroll bar reports while the test scrolls through the whole text. */
async function heightsOnTheWay(page: Page): Promise<number[]> {
  return scroller(page).evaluate(async (element) => {
    const heights: number[] = [];
    for (let top = 0; top < element.scrollHeight; top += 300) {
      element.scrollTop = top;
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      heights.push(element.scrollHeight);
    }
    element.scrollTop = 0;
    return heights;
  });
}

test('keeps the scroll height of a long text constant after every change', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openLongLesson(page);
  await atRest(page);
  const before = await heightOf(page);
  expect(new Set(await heightsOnTheWay(page))).toEqual(new Set([before]));
  await page.getByRole('button', { name: 'A+, bigger text' }).click();
  await page.getByRole('button', { name: 'Native text' }).click();
  await atRest(page);
  const after = await heightOf(page);
  expect(after).toBeGreaterThan(before);
  expect(new Set(await heightsOnTheWay(page))).toEqual(new Set([after]));
});

test('lets the browser’s search find text outside the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openLongLesson(page);
  const last = page.getByText(lastWords);
  await expect(last).not.toBeInViewport();
  // A headless browser selects the found text but does not scroll to it, so the test scrolls.
  const found = await page.evaluate((words) => {
    const there = (window as unknown as { find: (text: string) => boolean }).find(words);
    getSelection()?.anchorNode?.parentElement?.scrollIntoView();
    return there;
  }, lastWords);
  expect(found).toBe(true);
  await expect(last).toBeInViewport();
});

test('highlights the spoken sentence and scrolls to it, including on a phone', async ({ page }) => {
  await page.route('**/v1/media/**', (route) =>
    route.fulfill({ contentType: 'audio/wav', body: silence() }),
  );
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await openLongLesson(page);
    const spoken = page.locator('.spoken');
    await expect(spoken).toHaveCount(0);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(spoken).toHaveCount(1);
    // Playback continues automatically with the second sentence.
    await expect(page.getByText(/Sentence 2 of/)).toBeVisible();
    await expect(spoken).toBeInViewport({ ratio: 1 });

    const last = page.getByRole('button', { name: /^Play sentence/ }).last();
    await last.click();
    await expect(spoken).toHaveText(lastWords);
    await expect(spoken).toBeInViewport({ ratio: 1 });
    await expect(last).toBeInViewport();
    // The row of sentences scrolls, not the page.
    expect(await page.evaluate(() => document.scrollingElement?.scrollLeft)).toBe(0);
    await expect(page.getByRole('link', { name: 'Back' })).toBeInViewport({ ratio: 1 });
  }
});

test('prints a long text to its end without the surrounding controls', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openLongLesson(page);
  const bytes = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect([...bytes.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length).toBeGreaterThan(2);
  await page.emulateMedia({ media: 'print' });
  // No text is skipped or cut off: the page is as tall as its text.
  await expect(page.getByRole('navigation', { name: 'Activities' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Sound' })).toBeHidden();
  const end = await page.getByText(lastWords).evaluate((element) => ({
    bottom: element.getBoundingClientRect().bottom,
    drawn: element.checkVisibility({ contentVisibilityAuto: true }),
    height: document.documentElement.scrollHeight,
  }));
  expect(end.drawn).toBe(true);
  expect(end.bottom).toBeGreaterThan(2 * 768);
  expect(end.bottom).toBeLessThanOrEqual(end.height);
});
