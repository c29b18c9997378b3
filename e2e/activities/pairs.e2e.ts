import { expect, type Page } from '@playwright/test';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { expectAccessible } from '../expect-no-findings.ts';
import { test } from '../test.ts';
import { goBackToLast } from './go-back-to-last.ts';
import { openGame } from './open-game.ts';
import { visitAnotherScreen } from './visit-another-screen.ts';

const meanings = new Map(
  exampleMaterials.french.vocabulary.map(({ target, native }) => [target, native]),
);

/** Returns the positions of each pair's two cards, as read from a board with all cards face up. */
async function pairsOnBoard(page: Page): Promise<[number, number][]> {
  const words = await page.locator('[data-at] bdi').allInnerTexts();
  return words.flatMap((word, at): [number, number][] => {
    const meaning = meanings.get(word);
    return meaning === undefined ? [] : [[at, words.indexOf(meaning)]];
  });
}

test('plays pairs by mouse: misses once, finds all pairs, then replays the same board', async ({
  page,
}) => {
  await openGame(page, 'pairs');
  await expect(page.getByRole('button', { name: 'Card 1, face down' })).toBeVisible();
  await expectAccessible(page);

  await page.getByText('Face up').click();
  const pairs = await pairsOnBoard(page);
  expect(pairs).toHaveLength(8);
  const card = (at: number) => page.locator(`[data-at="${at}"]`);
  const [first, second] = pairs;
  if (!first || !second) throw new Error('The board has no pairs.');
  await card(first[0]).click();
  await card(second[1]).click();
  await expect(page.getByText('Not a pair.')).toBeVisible();
  await card(first[0]).click();
  await card(first[1]).click();
  // After a visit to another activity, the board is unchanged; the clock was paused in the meantime.
  await visitAnotherScreen(page, 'Pairs');
  await expect(page.getByText('The game is paused')).toBeVisible();
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(page.getByText('1 of 8 pairs')).toBeVisible();
  // After a reload, the board is also unchanged, including the found pairs and the points.
  await page.reload();
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(page.getByText('1 of 8 pairs')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Scores' })).toContainText('10');
  // Changing an option starts another game, but the class's current game is preserved.
  await page.getByLabel('Board').selectOption('3x4');
  await expect(page.getByText('0 of 6 pairs')).toBeVisible();
  await visitAnotherScreen(page, 'Pairs');
  await goBackToLast(page);
  await expect(page.getByText('1 of 8 pairs')).toBeVisible();
  for (const [one, other] of pairs.slice(1)) {
    await card(one).click();
    await card(other).click();
  }
  await expect(page.getByRole('heading', { name: /points!$/ })).toBeFocused();
  await expect(page.getByText('8 pairs in 9 tries')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Same board again' }).click();
  await expect(page.getByText('0 of 8 pairs')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to the last game' })).toBeHidden();
  await visitAnotherScreen(page, 'Pairs');
  await expect(page.getByText('0 of 8 pairs')).toBeVisible();
  expect(await pairsOnBoard(page)).toEqual(pairs);
});

test('plays pairs by keyboard in teams and keeps the board after a reload', async ({ page }) => {
  await openGame(page, 'pairs');
  await page.getByLabel('Who plays').selectOption('2');
  // Names that are too long are cut off at the end, in left-to-right and right-to-left scripts.
  await page
    .getByRole('textbox', { name: 'Name of team 1' })
    .fill('فريق الأسود الشجعان جدا جدا جدا');
  const cut = page.getByRole('list', { name: 'Scores' }).locator('bdi').first();
  expect(
    await cut.evaluate((name) => {
      const start = document.createRange();
      start.setStart(name.firstChild ?? name, 0);
      start.setEnd(name.firstChild ?? name, 1);
      const [letter, place] = [start.getBoundingClientRect(), name.getBoundingClientRect()];
      return {
        isCut: name.scrollWidth > name.clientWidth,
        begins: letter.right <= place.right + 1 && letter.left >= place.left,
      };
    }),
  ).toEqual({ isCut: true, begins: true });
  await page.getByRole('textbox', { name: 'Name of team 2' }).fill('Lions');
  // The class names its teams only once. The names survive a change in the number of teams.
  await page.getByLabel('Who plays').selectOption('1');
  await page.getByLabel('Who plays').selectOption('2');
  await expect(page.getByRole('textbox', { name: 'Name of team 2' })).toHaveValue('Lions');
  await page.getByRole('radio', { name: 'Face up' }).press('Space');
  const pairs = await pairsOnBoard(page);
  await page.locator('[data-at="0"]').focus();
  const turn = async (at: number) => {
    await page.keyboard.press('Home');
    for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  };
  const [first, second, third] = pairs;
  if (!first || !second || !third) throw new Error('The board has no three pairs.');
  await turn(first[0]);
  await turn(second[1]);
  await expect(page.getByText('Not a pair. Lions, your turn.')).toBeVisible();
  // With all cards face up, the turn passes to the other team even after a found pair.
  for (const at of first) await turn(at);
  await expect(page.getByText('· فريق الأسود الشجعان جدا جدا جدا, your turn')).toBeVisible();
  // The other team misses a second time. Then Lions win four of the remaining seven pairs.
  await turn(second[0]);
  await turn(third[1]);
  await expect(page.getByText('Not a pair. Lions, your turn.')).toBeVisible();
  for (const pair of pairs.slice(1)) for (const at of pair) await turn(at);
  await expect(page.getByRole('heading', { name: 'Lions won!' })).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('0 of 8 pairs')).toBeVisible();
  await page.reload();
  await expect(page.getByText('0 of 8 pairs')).toBeVisible({ timeout: 60_000 });
  expect(await pairsOnBoard(page)).toEqual(pairs);
});

test('starts an Arabic board at the right and moves the focus in the direction of the pressed arrow key', async ({
  page,
}) => {
  await openGame(page, 'pairs', 'arabic');
  const first = await page.locator('[data-at="0"]').boundingBox();
  const next = await page.locator('[data-at="1"]').boundingBox();
  expect(first?.x ?? 0).toBeGreaterThan(next?.x ?? 0);
  await page.locator('[data-at="0"]').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-at="1"]')).toBeFocused();
});
