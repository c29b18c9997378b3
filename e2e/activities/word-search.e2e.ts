import { expect, type Page } from '@playwright/test';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { firstSeed } from '#lessons/activities/seeds.ts';
import { makeWordSearch, wordSearchOf } from '#lessons/activities/word-search/search-words.ts';
import { defaultWordSearchOptions } from '#lessons/activities/word-search/state.ts';
import type { ExampleLanguage } from '#lessons/questions/example-texts.ts';
import { FindInGridData } from '#lessons/tasks/find-in-grid/content.ts';
import { expectAccessible } from '../expect-no-findings.ts';
import { exampleTask, setAsTeacher } from '../homework.ts';
import { plantLesson } from '../lessons.ts';
import { enter } from '../people.ts';
import { endsOf, handIn } from '../pupil-tasks.ts';
import { test } from '../test.ts';
import { dragBetween } from './open-activity.ts';
import { openGame } from './open-game.ts';

const grid = (page: Page) => page.getByRole('grid');
const square = (page: Page, at: number) => page.locator(`[data-square="${at}"]`);
const listed = (page: Page) => page.getByRole('list', { name: 'Words to find' });

/** Returns the words of the open grid, which the projector generates for a lesson without a stored state. */
function wordsOf(page: Page, language: ExampleLanguage) {
  const resourceId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const material = { ...exampleMaterials[language], resourceId };
  const seed = firstSeed(resourceId, 'word-search');
  const state = makeWordSearch({ material, options: defaultWordSearchOptions, seed });
  return wordSearchOf(state, material).words.map(({ target, native, squares }) => {
    const [first = 0, last = 0] = [squares[0], squares.at(-1)];
    return { target, native, first, last };
  });
}

test('plays a word search by mouse, keeps it after a reload, and shows answers', async ({
  page,
}) => {
  await openGame(page, 'word-search');
  const [dragged, clicked, shown, ...others] = wordsOf(page, 'french');
  if (!dragged || !clicked || !shown) throw new Error('The grid has no three words.');
  await expect(grid(page)).toBeVisible();
  await expectAccessible(page);

  await dragBetween(page, square(page, dragged.first), square(page, dragged.last));
  await expect(page.getByText(`Found: ${dragged.target} = ${dragged.native}`)).toBeVisible();
  await square(page, clicked.last).click();
  await square(page, clicked.first).click();
  await expect(page.getByText(`Found: ${clicked.target}`)).toBeVisible();
  await expect(listed(page).locator('li[data-found]')).toHaveCount(2);
  // Selecting an already found word again has no effect.
  await dragBetween(page, square(page, dragged.first), square(page, dragged.last));
  await expect(page.getByText('Already there:')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(page.getByText(`2 of ${others.length + 3} words`)).toBeVisible();
  await page.keyboard.press('r');
  await expect(listed(page).getByText(', shown')).toHaveCount(1);
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(listed(page).getByText(', shown')).toHaveCount(0);
  await expectAccessible(page);

  for (const { first, last } of [shown, ...others]) {
    await square(page, first).click();
    await square(page, last).click();
  }
  await expect(page.getByRole('heading', { name: /points!$/ })).toBeFocused();
});

test('plays a word search by keyboard, starting from the right in Arabic, with meanings as clues', async ({
  page,
}) => {
  await openGame(page, 'word-search', 'arabic');
  const [word] = wordsOf(page, 'arabic');
  if (!word) throw new Error('The grid has no word.');
  const [right, left] = [await square(page, 0).boundingBox(), await square(page, 1).boundingBox()];
  expect(right?.x ?? 0).toBeGreaterThan(left?.x ?? 0);
  await page.getByText('Their meanings').click();
  await expect(listed(page)).toContainText(word.native);
  await expect(listed(page)).not.toContainText(word.target);

  const columns = await page.getByRole('row').count();
  await square(page, 0).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(square(page, 1)).toBeFocused();
  await page.keyboard.press('Home');
  const go = async (key: string, times: number) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  };
  await go('ArrowDown', Math.floor(word.first / columns));
  await go('ArrowLeft', word.first % columns);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/First letter .+, row \d+, column \d+/)).toBeAttached();
  await go('ArrowDown', Math.floor(word.last / columns) - Math.floor(word.first / columns));
  await go('ArrowLeft', (word.last % columns) - (word.first % columns));
  await page.keyboard.press('Enter');
  await expect(listed(page)).toContainText(word.target);
});

test('prints the grid with its word list, and the answer key with a ring around each word', async ({
  page,
}) => {
  const id = await plantLesson(await enter(page, 'teacher'), 'arabic');
  await page.goto(`/worksheet/${id}?sheets=word-search&paper=a4`);
  const pupils = page.locator('.sheet[data-part="pupil"]');
  await expect(pupils.locator('.sheet-letter').first()).toBeVisible({ timeout: 60_000 });
  const words = await pupils.locator('.sheet-bank li').count();
  expect(words).toBeGreaterThan(2);
  await expect(page.locator('.sheet[data-part="key"] .sheet-ring')).toHaveCount(words);
  await expect(pupils.locator('.sheet-ring')).toHaveCount(0);
});

test.describe('the word search on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('keeps a pupil’s found words after a reload and passes a fully solved grid', async ({
    page,
    browser,
  }) => {
    const pupilId = await enter(page, 'pupil');
    const task = exampleTask('french', 'word-search', 'FIND_IN_GRID');
    const { words } = FindInGridData.parse(task.data);
    const { paths } = await setAsTeacher(browser, pupilId, `Search ${Date.now()}`, [task]);
    await page.goto(paths[0] ?? '');
    const half = Math.ceil(words.length / 2);
    for (const { line } of words.slice(0, half)) {
      for (const end of endsOf(page, line)) await end.tap();
    }
    await expect(page.getByText(`${half} of ${words.length} found`)).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText(`${half} of ${words.length} found`)).toBeVisible();
    await expectAccessible(page, 'half of a grid');
    for (const { line } of words.slice(half)) {
      for (const end of endsOf(page, line)) await end.tap();
    }
    await handIn(page, 'Passed');
    await expect(page.getByText('100%')).toBeVisible();
    await expectAccessible(page, 'a found grid');
  });
});
