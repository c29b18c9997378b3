import { expect, type Page } from '@playwright/test';
import { puzzlesOf } from '#lessons/activities/chunk-game/puzzle.ts';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { expectAccessible } from '../expect-no-findings.ts';
import { test } from '../test.ts';
import { goBackToLast } from './go-back-to-last.ts';
import { openGame } from './open-game.ts';
import { visitAnotherScreen } from './visit-another-screen.ts';

const { text: lesson } = exampleMaterials.french;
const { sentences } = lesson;
const puzzles = puzzlesOf(
  {
    seed: 1,
    options: { sentences: null, distractors: 0, mixed: false },
    ids: sentences.map(({ id }) => id),
    accepted: [],
  },
  lesson,
);
const solution = (at: number) => puzzles[at]?.solution.map(({ text }) => text) ?? [];
const table = (page: Page) => page.getByRole('group', { name: 'Chunks to choose from' });
const line = (page: Page) => page.getByRole('group', { name: 'Your sentence' });

test('plays the chunk game by mouse: taps, drags, checks, gets a hint and shows the answer', async ({
  page,
}) => {
  await openGame(page, 'chunk-game');
  await expect(page.getByText('Sentence 1 of 8')).toBeVisible();
  await expectAccessible(page);
  // The button is disabled while no chunk is placed.
  await expect(page.getByRole('button', { name: 'Check' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  const pieces = solution(0);
  const wrongFirst = pieces.at(-1) ?? '';
  await table(page).getByRole('button').filter({ hasText: wrongFirst }).click();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Not yet: a different chunk comes first.')).toBeVisible();
  await expectAccessible(page);
  // Drags the first chunk to a position before the placed chunk.
  const dragged = await table(page)
    .getByRole('button')
    .filter({ hasText: pieces[0] ?? '' })
    .boundingBox();
  const target = await line(page).getByRole('button').first().boundingBox();
  if (!dragged || !target) throw new Error('The pieces are not on the screen.');
  await page.mouse.move(dragged.x + 20, dragged.y + 20);
  await page.mouse.down();
  await page.mouse.move(target.x + 30, target.y + 20, { steps: 6 });
  await page.mouse.move(target.x + 6, target.y + 20, { steps: 3 });
  await page.mouse.up();
  await expect(line(page).getByRole('button').first()).toContainText(pieces[0] ?? '');
  await line(page).getByRole('button').filter({ hasText: wrongFirst }).click();
  for (const piece of pieces.slice(1)) {
    await table(page).getByRole('button').filter({ hasText: piece }).click();
  }
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Right! 8 points.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Next sentence' }).click();
  await visitAnotherScreen(page, 'Builder');
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(page.getByText('Sentence 2 of 8')).toBeVisible();
  for (const _ of solution(1)) await page.getByRole('button', { name: /^Next chunk/ }).click();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Right! 4 points.')).toBeVisible();
  await page.getByRole('button', { name: 'Next sentence' }).click();
  for (let at = 2; at < sentences.length; at += 1) {
    await page.getByRole('button', { name: 'Show the sentence' }).click();
    await page.getByRole('button', { name: /^(Next sentence|See the scores)$/ }).click();
  }
  await expect(page.getByRole('heading', { name: '12 points!' })).toBeFocused();
  await expect(page.getByText('2 of 8 sentences rebuilt')).toBeVisible();
});

test('plays the chunk game by keyboard: places, moves and returns chunks, checks and continues', async ({
  page,
}) => {
  await openGame(page, 'chunk-game');
  const pieces = solution(0);
  await table(page).getByRole('button').first().focus();
  // Places the chunks in the order of the cards. The focus moves to the next card automatically.
  for (const _ of pieces) await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Check' })).toBeFocused();
  // Sorts the chunks into the right order with the arrow keys.
  for (const [place, piece] of pieces.entries()) {
    const button = line(page).getByRole('button').filter({ hasText: piece });
    await button.focus();
    for (let step = 0; step < pieces.length; step += 1) await page.keyboard.press('ArrowLeft');
    for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowRight');
  }
  const last = line(page).getByRole('button').last();
  await last.focus();
  await page.keyboard.press('Delete');
  await expect(table(page).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Right! 10 points.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next sentence' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sentence 2 of 8')).toBeVisible();
});

test('accepts an order in the next game after the teacher has accepted it', async ({ page }) => {
  await openGame(page, 'chunk-game');
  const pieces = solution(0);
  const order = [pieces.at(-1) ?? '', ...pieces.slice(0, -1)];
  const lay = async () => {
    for (const piece of order) {
      await table(page).getByRole('button').filter({ hasText: piece }).click();
    }
    await page.getByRole('button', { name: 'Check' }).click();
  };
  await lay();
  await page.getByRole('button', { name: 'This order is right too' }).click();
  await expect(page.getByText('Right! 10 points.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByText('Right! 10 points.')).toBeHidden();
  await goBackToLast(page);
  await expect(page.getByText('Right! 10 points.')).toBeVisible();
  await page.reload();
  const again = page.getByRole('button', { name: 'Same sentences again' });
  await again.click();
  await expect(page.getByText('Sentence 1 of 8')).toBeVisible();
  await lay();
  await expect(page.getByText('Right! 10 points.')).toBeVisible();
  // An undo button appears beside the verdict in case of an accidental tap. It is still there after a reload.
  await page.getByRole('button', { name: 'This order is not right' }).click();
  await expect(page.getByText('Not yet: a different chunk comes first.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check' })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(page.getByText('Not yet: a different chunk comes first.')).toBeVisible();
  await page.reload();
  await again.click();
  await lay();
  await expect(page.getByText('Not yet: a different chunk comes first.')).toBeVisible();
});

test('keeps the Builder’s Check button in view at 1366x768 for every text', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const language of ['arabic', 'urdu', 'french'] as const) {
    await openGame(page, 'chunk-game', language);
    await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeInViewport({
      ratio: 1,
    });
  }
});
