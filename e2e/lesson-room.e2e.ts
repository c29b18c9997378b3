import { expect, type Locator, type Page } from '@playwright/test';
import { defaultDisplay } from '#lessons/draft/display-settings.ts';
import { openActivity } from './activities/open-activity.ts';
import { openFreshLesson } from './activities/open-fresh-lesson.ts';
import { callApi } from './people.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

const side = (page: Page, name: 'target' | 'native') => page.locator(`.lesson-${name}`).first();
const chooseLayout = async (page: Page, layout: string) => {
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByText(layout, { exact: true }).click();
  await page.keyboard.press('Escape');
};
const box = async (element: Locator) => {
  const found = await element.boundingBox();
  if (!found) throw new Error('It is not on the screen.');
  return found;
};

test('shows two languages side by side if there is room, and stacks them otherwise', async ({
  page,
}) => {
  await openFreshLesson(page, 'parallel');
  await expect(side(page, 'native')).toBeVisible();
  expect((await box(side(page, 'native'))).y).toBeLessThan(
    (await box(side(page, 'target'))).y + 20,
  );
  await callApi(page, 'PUT', '/v1/me/display', { ...defaultDisplay, fontSize: 40 });
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (/display/.test(key)) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(side(page, 'native')).toBeVisible();
  await expect
    .poll(async () => {
      const [target, native] = [await box(side(page, 'target')), await box(side(page, 'native'))];
      return native.y >= target.y + target.height;
    })
    .toBe(true);
});

test('shows the name of the open activity in the menu on a laptop and on a phone', async ({
  page,
}) => {
  const open = page.getByRole('navigation', { name: 'Activities' }).locator('[aria-pressed=true]');
  await openActivity(page, 'translation-game');
  await expect(open).toBeInViewport({ ratio: 0.99 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(open).toBeInViewport({ ratio: 0.99 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('scrolls only the board when the board is long', async ({ page }) => {
  await openActivity(page, 'dictation');
  const main = page.locator('main');
  for (const way of ['Listen and write', 'One pupil types at the board']) {
    await page.getByRole('combobox', { name: 'Mode' }).selectOption({ label: way });
    expect(await main.evaluate((room) => room.scrollHeight - room.clientHeight), way).toBe(0);
  }
});

test('disables the keys T and N while an activity needs both languages', async ({ page }) => {
  const shows = (name: string) => page.getByRole('button', { name, exact: true });
  await openActivity(page, 'parallel');
  await expect(shows('Native text')).toHaveAttribute('aria-pressed', 'true');
  await expect(shows('Native text')).toHaveAttribute('aria-disabled', 'true');
  await shows('Native text').click({ force: true });
  await expect(side(page, 'native')).toBeVisible();
  await shows('Gaps').click();
  await expect(shows('Native text')).toHaveAttribute('aria-pressed', 'false');
  await expect(shows('Native text')).not.toHaveAttribute('aria-disabled');
});

test('does not reveal short words by the width of their gaps', async ({ page }) => {
  await openActivity(page, 'gap-fill');
  await page.getByRole('combobox', { name: 'Gaps', exact: true }).selectOption('random');
  await page.getByRole('combobox', { name: 'How many' }).selectOption('1');
  const gap = page.locator('[data-gap]');
  for (let draw = 0; draw < 8; draw += 1) {
    await page.getByRole('button', { name: 'Other words' }).click();
    await expect(gap).toHaveCount(1);
    expect(
      await gap.evaluate(
        (word) =>
          word.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(word).fontSize),
      ),
    ).toBeGreaterThan(4.4);
  }
});

test('shows the text again after “Questions alone” when the user chooses a layout or an activity', async ({
  page,
}) => {
  const text = page.getByRole('region', { name: 'Text' });
  await openActivity(page, 'gap-fill');
  await chooseLayout(page, 'Questions only');
  await expect(text).toBeHidden();
  await chooseLayout(page, 'Wide margins');
  await expect(text).toBeVisible();
  await chooseLayout(page, 'Questions only');
  await expect(text).toBeHidden();
  await page.getByRole('button', { name: 'Redact' }).click();
  await expect(text).toBeVisible();
});

test('places the first of two columns on the side where the visible language starts', async ({
  page,
}) => {
  await openFreshLesson(page, '', 'arabic');
  await chooseLayout(page, 'Two columns');
  const groups = page.locator('.lesson-group');
  /** Returns the distance in pixels by which the first paragraph is to the right of the last one. */
  const ahead = async () => (await box(groups.first())).x - (await box(groups.last())).x;
  await expect.poll(ahead).toBeGreaterThan(100);
  const shows = (name: string) => page.getByRole('button', { name, exact: true });
  await shows('Native text').click();
  await expect.poll(ahead).toBeGreaterThan(100);
  await shows('Target text').click();
  await expect.poll(ahead).toBeLessThan(-100);
});

test('places the controls side by side in the layout “Controls below” and leaves enough room for the game', async ({
  page,
}) => {
  await openFreshLesson(page, 'translation-game');
  const controls = page.getByRole('complementary', { name: 'Controls' });
  await expect(controls).toBeVisible();
  await chooseLayout(page, 'Controls below');
  const [who, rounds] = [page.getByLabel('Who plays'), page.getByLabel('Rounds')];
  const inFirstRow = async () => (await box(who)).y - (await box(controls)).y < 100;
  await expect.poll(inFirstRow).toBe(true);
  expect(Math.abs((await box(rounds)).y - (await box(who)).y)).toBeLessThan(150);
  for (const answer of await page.locator('[data-choice]').all()) {
    await expect(answer).toBeInViewport({ ratio: 1 });
  }
  await expect(rounds).toBeInViewport({ ratio: 1 });
});

test('fits every game on a laptop without scrolling, even with six teams', async ({ page }) => {
  for (const game of ['pairs', 'chunk-game', 'translation-game', 'word-search'] as const) {
    await openActivity(page, game, 'demoDeSchule');
    await chooseLayout(page, 'Controls below');
    await page.getByLabel('Who plays').selectOption({ label: '6 teams taking turns' });
    const board = page.getByRole('region', { name: 'Activity' });
    await expect(board.getByRole('list', { name: 'Scores' }).getByRole('listitem')).toHaveCount(6);
    expect(await board.evaluate((room) => room.scrollHeight - room.clientHeight), game).toBe(0);
  }
});

test('keeps the state of each activity until it is reset', async ({ page }) => {
  await openFreshLesson(page, 'gap-fill');
  const rail = page.getByRole('navigation', { name: 'Activities' });
  const text = page.getByRole('region', { name: 'Text' });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const says = (words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();
  const look = async (name: string) => {
    const button = rail.getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  };
  const gaps = (open: number) => expect(text.locator('[data-gap][data-shown]')).toHaveCount(open);
  const blocks = (open: number) => expect(text.locator('.redacted-open')).toHaveCount(open);
  const cover = page.getByRole('combobox', { name: 'Cover' });

  await text.locator('[data-gap]').nth(1).click();
  await press('Reveal next');
  await gaps(2);
  await look('Redact');
  await text.locator('.redacted').nth(1).click();
  await blocks(1);
  await look('Tangled');
  await text.locator('[data-step]').first().click();
  await press('Reveal next');
  await says('1 of 8 answers shown');
  await look('Mistakes');
  await text.getByRole('button', { name: 'football', exact: true }).click();
  await text.getByRole('button', { name: 'joues', exact: true }).click();
  await page.getByRole('textbox', { name: 'Correction of “joues”' }).fill('joue');
  await press('Check');
  await says('1 of 3 found, 1 corrected');
  await look('Chunks');
  await page.getByText('Jumbled', { exact: true }).click();
  await page.getByRole('group', { name: 'Chunks' }).nth(1).getByRole('button').first().click();
  await press('Solve next');
  await says('1 of 8 sentences right');
  await look('Parallel');
  await cover.selectOption('native');
  await press('Reveal next');
  await says('1 of 8 sentences uncovered');

  await look('Gaps');
  await gaps(2);
  await press('Other words');
  await gaps(0);
  await press('Reveal next');
  await look('Redact');
  await blocks(1);
  await press('Reset');
  await look('Gaps');
  await gaps(1);
  await press('Reset');
  await look('Redact');
  await blocks(0);
  await look('Tangled');
  await says('1 of 8 answers shown');
  await expect(page.getByRole('button', { name: 'Switch chunks back' })).toBeEnabled();
  await press('Reset');
  await look('Mistakes');
  await says('1 of 3 found, 1 corrected');
  await says('1 tap on a correct word');
  await press('Reset');
  await look('Chunks');
  await says('1 of 8 sentences right');
  await expect(
    page.getByRole('group', { name: 'Your sentence' }).nth(1).getByRole('button'),
  ).toHaveCount(1);
  await press('Reset');
  await look('Parallel');
  await says('1 of 8 sentences uncovered');
  await press('Reset');

  await look('Gaps');
  await gaps(0);
  await look('Tangled');
  await says('0 of 8 answers shown');
  await look('Mistakes');
  await says('0 of 3 found, 0 corrected');
  await look('Chunks');
  await page.getByText('Jumbled', { exact: true }).click();
  await says('0 of 8 sentences right');
  await look('Parallel');
  await cover.selectOption('native');
  await says('0 of 8 sentences uncovered');
});

test('scrolls to the next revealed item even in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 520 });
  for (const [name, uncovered] of [
    ['redact', '.redacted-open'],
    ['tangled', '[data-answer]'],
    ['spot-the-mistakes', '[data-put-right]'],
  ] as const) {
    await openActivity(page, name);
    await expect(page.getByRole('button', { name: /^(Reveal|Show) next/ })).toBeEnabled();
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('r');
    await expect(page.locator(uncovered).last()).toBeInViewport();
  }
});

test('shows the text beside its translation when a text activity opens', async ({ page }) => {
  await openActivity(page, 'parallel');
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('radio', { name: 'Native text', exact: true }).press('Space');
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', { name: 'Activities' })
    .getByRole('button', { name: 'Gaps', exact: true })
    .click();
  await expect(page.locator('[data-gap]').first()).toBeVisible();
  // After a reload the translation is still visible, regardless of the default view.
  await page.reload();
  await expect(page.locator('[data-gap]').first()).toBeVisible();
  await expect(page.locator('.lesson-native').first()).toBeVisible();
});

test('still shows only the text after a reload', async ({ page }) => {
  await openActivity(page, 'gap-fill');
  const rail = page.getByRole('navigation', { name: 'Activities' });
  await rail.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(page.locator('[data-gap]')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.lesson-text').first()).toBeVisible();
  await expect(rail.getByRole('button', { name: 'Text', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.locator('[data-gap]')).toHaveCount(0);
});
