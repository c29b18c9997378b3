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

/** Returns the position of the right answer on the screen, from 1. */
async function rightChoice(page: Page): Promise<number> {
  const shown = await page.locator('.game-fit bdi').first().innerText();
  const answers = await page.locator('[data-choice] bdi').allInnerTexts();
  return answers.indexOf(meanings.get(shown) ?? '') + 1;
}

test('plays the translation game by mouse: answers wrong and right, and continues to the scores', async ({
  page,
}) => {
  await openGame(page, 'translation-game');
  await expectAccessible(page);
  const right = await rightChoice(page);
  await page.locator(`[data-choice="${right === 1 ? 2 : 1}"]`).click();
  await expect(page.getByText('Not this time. It is:')).toBeVisible();
  await expectAccessible(page);
  for (let round = 2; round <= 8; round += 1) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.locator(`[data-choice="${await rightChoice(page)}"]`).click();
    await expect(page.getByText(/^Right! 1[05] points/)).toBeVisible();
  }
  await page.getByRole('button', { name: 'See the scores' }).click();
  await expect(page.getByText('7 of 8 right')).toBeVisible();
  await expect(page.getByRole('heading', { name: '95 points!' })).toBeFocused();
});

test('plays the translation game by keyboard: answers with number keys and runs out of time', async ({
  page,
}) => {
  await openGame(page, 'translation-game');
  // The number keys work regardless of the focus.
  await page.keyboard.press(String(await rightChoice(page)));
  await expect(page.getByText('Right! 10 points.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-choice="1"]')).toBeFocused();

  // Changing the time limit does not start another game, so the points are preserved.
  await page.getByLabel('Time for each').selectOption('5');
  await expect(page.getByRole('list', { name: 'Scores' })).toContainText('10');
  await expect(page.getByText('Time is up. It is:')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Next', exact: true }).click();

  // After a visit to another activity, the race is paused at the same word.
  const word = page.locator('.game-fit bdi').first();
  const shown = await word.innerText();
  await visitAnotherScreen(page, 'Translate');
  await page.getByRole('button', { name: 'Resume', exact: true }).press('Enter');
  await expect(page.getByText('3 of 8')).toBeVisible();
  await expect(word).toHaveText(shown);
  await expect(page.locator('[data-choice="1"]')).toBeFocused();
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page.getByText('8 to translate, 5 seconds each')).toBeVisible();
});

test('shows answers given aloud and lets the teacher mark them team by team', async ({ page }) => {
  await openGame(page, 'translation-game');
  await page.getByLabel('Who plays').selectOption('3');
  await expect(page.getByText('2 turns for each team.')).toBeVisible();
  await expect(page.getByText('1 of 6')).toBeVisible();
  await page.getByText('Say it', { exact: true }).click();
  await page.getByRole('button', { name: 'Say it, then show the answer' }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'They were right' }).press('Enter');
  await expect(page.getByText('Right! 10 points.')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  await expect(page.locator('[aria-current="true"]')).toContainText('Team 2');
  await page.getByLabel('Who plays').selectOption('2');
  await expect(page.getByText('1 of 8')).toBeVisible();
  await goBackToLast(page);
  await expect(page.locator('[aria-current="true"]')).toContainText('Team 2');

  // After a reload, the race is paused with every team's points, and it can be restarted.
  await page.reload();
  await expect(page.getByText('The game is paused')).toBeVisible();
  await expectAccessible(page);
  await expect(page.locator('[aria-current="true"]')).toContainText('Team 2');
  await expect(page.getByRole('list', { name: 'Scores' })).toContainText('10');
  await page.getByRole('button', { name: 'Resume', exact: true }).press('Enter');
  await expect(page.getByText('2 of 6')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Same words again' }).press('Enter');
  await expect(page.getByText('1 of 6')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Scores' })).not.toContainText('10');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-game] button').first()).toBeFocused();
});

test('fits the answers and the next button on a small projector with six teams', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openGame(page, 'translation-game');
  await page.getByLabel('Who plays').selectOption('6');
  for (let team = 1; team <= 6; team += 1) {
    await page
      .getByRole('textbox', { name: `Name of team ${team}` })
      .fill(`The lions of year ${team}`);
  }
  // With fewer rounds than teams, each team still gets one round.
  await page.getByLabel('Rounds').selectOption('5');
  await expect(page.getByText('There are more teams than that, so each gets one.')).toBeVisible();
  await expect(page.getByText('1 of 6')).toBeVisible();
  await page.getByLabel('Time for each').selectOption('30');
  await page.getByRole('button', { name: 'Start the race' }).click();
  for (let choice = 1; choice <= 4; choice += 1) {
    await expect(page.locator(`[data-choice="${choice}"]`)).toBeInViewport({ ratio: 1 });
  }
  await page.locator(`[data-choice="${await rightChoice(page)}"]`).click();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeInViewport({
    ratio: 1,
  });
});
