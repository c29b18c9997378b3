import { expect, test } from '@playwright/test';
import { enter } from './people.ts';

test("a colleague's lesson is asked for once, not again and again", async ({ page }) => {
  await enter(page, 'head');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/v1\/resources\/demoFrMarche$/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/resource/demoFrMarche');
  await expect(page.getByText('Combien coûtent les pommes')).toBeVisible();
  // Long enough for a loop to show itself; a test cannot wait for something not to happen otherwise.
  await page.waitForTimeout(1500);
  expect(asked.length).toBeLessThanOrEqual(1);
});

test('T, N, ? and A, the font steps and the word bank hold to their rules', async ({ page }) => {
  await page.goto('/resource/demoFrMarche');
  const shows = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(shows('Target text')).toHaveAttribute('aria-pressed', 'true');
  await shows('All').click();
  await expect(page.getByText('Combien coûtent les pommes')).toBeHidden();
  // While all is hidden, any of the three restores everything.
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
  await page.getByRole('slider', { name: /Words taken out/ }).press('ArrowRight');
  await expect(page.getByRole('region', { name: 'Word bank' })).toHaveCount(0);
});

test('answers that were shown stay so in another activity and beside another kind of question', async ({
  page,
}) => {
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
