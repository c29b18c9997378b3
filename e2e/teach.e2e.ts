import { expect } from '@playwright/test';
import { defaultDisplay } from '#lessons/draft/display-settings.ts';
import { expectAccessible } from './expect-no-findings.ts';
import { plantLesson } from './lessons.ts';
import { callApi, enter } from './people.ts';
import { test } from './test.ts';

test('fetches a colleague’s lesson only once', async ({ page }) => {
  await enter(page, 'head');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/v1\/resources\/demoFrMarche$/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/resource/demoFrMarche');
  await expect(page.getByText('Combien coûtent les pommes')).toBeVisible();
  // Long enough for a request loop to become visible. Only a fixed wait can test that no more requests are
  // sent.
  await page.waitForTimeout(1500);
  expect(asked.length).toBeLessThanOrEqual(1);
});

test('follows the rules for the buttons T, N, ? and A, the font sizes and the word bank', async ({
  page,
}) => {
  await page.goto('/resource/demoFrMarche');
  const shows = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(shows('Target text')).toHaveAttribute('aria-pressed', 'true');
  await shows('All').click();
  await expect(page.getByText('Combien coûtent les pommes')).toBeHidden();
  // While all texts are hidden, each of the three buttons shows everything again.
  await shows('Native text').click();
  for (const name of ['Target text', 'Native text', 'Questions', 'All']) {
    await expect(shows(name)).toHaveAttribute('aria-pressed', 'true');
  }
  for (let step = 0; step < 12; step += 1) {
    await page.getByRole('button', { name: 'A−, smaller text' }).click();
  }
  await expect(page.getByText('Text size 10')).toBeAttached();

  await page.getByRole('button', { name: 'Gaps' }).click();
  await page.getByText('What pupils see').click();
  await page.getByRole('switch', { name: 'Word bank' }).press('Space');
  await page.getByRole('slider', { name: /Words to remove/ }).press('ArrowRight');
  await expect(page.getByRole('region', { name: 'Word bank' })).toHaveCount(0);
});

test('keeps revealed answers across activities and kinds of questions', async ({ page }) => {
  await page.goto('/resource/demoFrMarche');
  await page.getByRole('button', { name: 'Questions', exact: true }).click();
  const questions = page.getByRole('region', { name: 'Questions' });
  const kind = questions.getByRole('combobox', { name: 'Questions' });
  const open = questions.getByRole('button', { name: /^Answer \d/, expanded: true });
  await kind.selectOption('Comprehension questions');
  await questions.getByRole('button', { name: /^Answer 1:/ }).click();
  await expect(open).toHaveCount(1);
  const rail = page.getByRole('navigation', { name: 'Activities' });
  for (const name of ['Gaps', 'Parallel', 'Text']) {
    await rail.getByRole('button', { name, exact: true }).click();
    await expect(rail.getByRole('button', { name, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(open).toHaveCount(1);
    await expect(questions.getByText(/^1 of \d+ shown$/)).toBeVisible();
  }
  await kind.selectOption({ index: 0 });
  await expect(questions.getByText(/^0 of \d+ shown$/)).toBeVisible();
  await kind.selectOption('Comprehension questions');
  await expect(open).toHaveCount(1);

  await questions.getByRole('button', { name: 'Hide all' }).click();
  await rail.getByRole('button', { name: 'Gaps', exact: true }).click();
  await expect(questions.getByText(/^0 of \d+ shown$/)).toBeVisible();
});

test('asks questions in a chosen language, optionally one at a time', async ({ page }) => {
  const id = await plantLesson(await enter(page, 'german'), 'french');
  await page.goto(`/resource/${id}`);
  await page.getByRole('button', { name: 'Questions', exact: true }).click();
  const questions = page.getByRole('region', { name: 'Questions' });
  const kind = questions.getByRole('combobox', { name: 'Questions' });
  const native = page.getByRole('button', { name: 'Native text', exact: true });
  // The question about a phrase is in English, whichever text is visible (buttons T and N).
  await kind.selectOption('Find the phrase');
  const prompt = questions.getByRole('listitem').first().locator('bdi').first();
  await expect(questions.getByRole('combobox', { name: 'Ask in' })).toHaveCount(0);
  for (const press of [null, native, page.getByRole('button', { name: 'Target text' })]) {
    await press?.click();
    await expect(prompt).toHaveAttribute('lang', 'en');
  }
  await kind.selectOption('Comprehension questions');
  await expect(prompt).toHaveAttribute('lang', 'fr');
  await questions.getByRole('combobox', { name: 'Ask in' }).selectOption('English');
  await expect(prompt).toHaveAttribute('lang', 'en');
  await questions.getByRole('switch', { name: 'One at a time' }).press('Space');
  await expect(questions.getByText(/^Question 1 of \d+$/)).toBeVisible();
  await expect(questions.getByRole('listitem')).toHaveCount(1);
  await questions.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(questions.getByText(/^Question 2 of \d+$/)).toBeVisible();
  await expectAccessible(page);
  // The settings also apply to the next lesson.
  await page.waitForTimeout(1_500);
  await page.reload();
  await page.getByRole('button', { name: 'Questions', exact: true }).click();
  await kind.selectOption('Comprehension questions');
  await expect(questions.getByText(/^Question 1 of \d+$/)).toBeVisible();
  await expect(prompt).toHaveAttribute('lang', 'en');
  await callApi(page, 'PUT', '/v1/me/display', defaultDisplay);
});

test('publishes a lesson only after confirmation', async ({ page }) => {
  const id = await plantLesson(await enter(page, 'german'), 'french', { visibility: 'PRIVATE' });
  await page.goto(`/resource/${id}`);
  await page.getByRole('switch', { name: 'Private' }).press('Space');
  await page.getByRole('button', { name: 'Keep it private' }).click();
  await expect(page.getByRole('switch', { name: 'Private' })).not.toBeChecked();
  await page.getByRole('switch', { name: 'Private' }).press('Space');
  await page.getByRole('button', { name: 'Make it public' }).click();
  await expect(page.getByRole('switch', { name: 'Public' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Public' })).toBeChecked();
});
