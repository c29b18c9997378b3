import { expect, type Page, test } from '@playwright/test';
import { longText } from '#teaching/activities/long-text.ts';
import { plantLesson } from './lessons.ts';
import { enter } from './people.ts';

const lastWords = 'Le dernier mot du texte.';

/** A lesson of 500 words whose last sentence stands nowhere else. */
async function openLongLesson(page: Page): Promise<void> {
  const text = longText(500);
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
  const id = await plantLesson(owner, 'french', { text, title: 'Cinq cents mots' });
  await page.goto(`/resource/${id}`);
  await page.getByRole('button', { name: 'Text', exact: true }).click();
}

const scroller = (page: Page) => page.getByRole('region', { name: 'Text' });
const heightOf = (page: Page) => scroller(page).evaluate((element) => element.scrollHeight);

/** Waits until the text has come to rest: then its heights are the true ones. */
async function atRest(page: Page): Promise<void> {
  await page.waitForTimeout(1000);
  await expect(page.locator('[data-whole]')).toHaveCount(0);
}

/** Every height that the scroll bar stands for while one goes through the whole text. */
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

test('the scroll bar of a long text stays as it is, whatever was changed before', async ({
  page,
}) => {
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

test('the search of the browser finds what is out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openLongLesson(page);
  const last = page.getByText(lastWords);
  await expect(last).not.toBeInViewport();
  // Without a window the browser selects what it found and scrolls nowhere: that is done here for it.
  const found = await page.evaluate((words) => {
    const there = (window as unknown as { find: (text: string) => boolean }).find(words);
    getSelection()?.anchorNode?.parentElement?.scrollIntoView();
    return there;
  }, lastWords);
  expect(found).toBe(true);
  await expect(last).toBeInViewport();
});
