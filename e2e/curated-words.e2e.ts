import { expect, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#db/client.ts';
import { localEnvironment } from '#scripts/testing/local-environment.ts';
import { expectNoFindings } from './expect-no-findings.ts';
import { createDraft, expectMade, plantLesson } from './lessons.ts';
import { callApi, enter } from './people.ts';
import { openContext, test } from './test.ts';

/** Deletes all curated words and suggestions. */
async function forget(): Promise<void> {
  const db = openDatabase(localEnvironment().databaseUrl);
  await db.batch([
    db.execute(sql`delete from chunk_words`),
    db.execute(sql`delete from curated_words`),
    db.execute(sql`delete from word_suggestions`),
  ]);
}
test.beforeEach(forget);
test.afterEach(forget);
test.setTimeout(240_000);

/**
 * Generates a short French lesson about a market with the demo writer, and waits until all parts are ready.
 */
async function makeLesson(page: Page, part: 'chunk' | 'phrase'): Promise<string> {
  const id = await createDraft(page, { parts: [part] });
  expect((await callApi(page, 'POST', `/v1/resources/${id}/generate`)).status).toBe(200);
  await page.goto(`/review/${id}`);
  await expectMade(page);
  return id;
}

/** Returns the chunks of the lesson's first sentence. */
async function firstChunks(page: Page, id: string): Promise<unknown> {
  const { body } = await callApi(page, 'GET', `/v1/resources/${id}`);
  const parts: { part: string; content: unknown }[] = Reflect.get(Object(body), 'parts');
  const content = parts.find(({ part }) => part === 'chunk')?.content;
  const [first] = Reflect.get(Object(content), 'sentences');
  return first.pairs.map(({ target }: { target: string }) => target);
}

test('keeps an admin’s phrase together as one chunk in the next lesson', async ({
  page,
  browser,
}) => {
  const teacher = await (await openContext(browser)).newPage();
  await enter(teacher, 'teacher');
  const before = await makeLesson(teacher, 'chunk');
  expect(await firstChunks(teacher, before)).toEqual([
    ...['Le samedi,', 'Nina va', 'au marché', 'avec sa mère.'],
  ]);

  await enter(page, 'admin');
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/chunks_keyWords');
  await expect(page.getByRole('heading', { name: 'No words yet' })).toBeVisible();
  await expectNoFindings(page, 'no chunk words');
  const pasted = page.getByRole('textbox', { name: 'Words or phrases' });
  await pasted.fill('marché');
  await page.getByRole('button', { name: 'Add to list' }).click();
  await expect(page.getByText('“marché” is only one word, so it can’t be split.')).toBeVisible();
  await pasted.fill('va au marché\n\nil y a\nIL Y A');
  await page.getByRole('button', { name: 'Add 2 words' }).click();
  await expect(page.getByText('2 words added.')).toBeVisible();
  const words = page.getByRole('list', { name: 'Chunk words' }).getByRole('listitem');
  await expect(words).toHaveCount(2);

  // Does the same in other scripts, by keyboard alone.
  await page.getByLabel('Language of the words').selectOption('ar');
  await page.getByLabel('What they do').selectOption('with-next');
  await pasted.focus();
  await page.keyboard.type('إلى');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(words).toHaveCount(3);
  await page.getByRole('button', { name: 'Change “il y a”' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change this word' });
  await dialog.getByLabel('Word or phrase').fill('va au marché');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('This phrase is already in the list.');
  await expectNoFindings(page, 'changing a chunk word');
  await dialog.getByLabel('Word or phrase').fill('il y en a');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(words.filter({ hasText: 'il y en a' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove “va au marché”' }).press('Enter');
  await expect(words).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(words.filter({ hasText: 'va au marché' })).toHaveCount(1);
  await page.getByLabel('Language', { exact: true }).selectOption('fr');
  await expect(words).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search' }).fill('MARCH');
  await expect(words).toHaveCount(1);
  await expectNoFindings(page, 'chunk words');

  const after = await makeLesson(teacher, 'chunk');
  expect(await firstChunks(teacher, after)).toEqual([
    ...['Le samedi,', 'Nina va au marché', 'avec sa mère.'],
  ]);
  // Existing lessons do not change.
  expect(await firstChunks(teacher, before)).toHaveLength(4);
});

const word = (page: Page, text: string) =>
  page
    .locator('[data-word]')
    .filter({ hasText: new RegExp(`^${text}$`) })
    .first();
const card = (page: Page, text: string) => page.getByRole('dialog', { name: `Word: ${text}` });

test('applies a correction to the next lesson once an admin has accepted it', async ({
  page,
  browser,
}) => {
  const teacher = await (await openContext(browser)).newPage();
  const lesson = await plantLesson(await enter(teacher, 'teacher'), 'french');
  const made = await makeLesson(teacher, 'phrase');
  const corrections = [
    ['marché', 'street market'],
    ['piscine', 'pool'],
    ['sac', 'rucksack'],
  ] as const;
  await teacher.goto(`/resource/${lesson}`);
  for (const [form, meaning] of corrections) {
    await word(teacher, form).click();
    await card(teacher, form).getByRole('button', { name: 'Edit' }).click();
    await card(teacher, form).getByLabel('Meaning in English').fill(meaning);
    await card(teacher, form).getByRole('button', { name: 'Save this word' }).click();
    await expect(card(teacher, form)).toContainText('Saved.');
    await teacher.keyboard.press('Escape');
  }

  await enter(page, 'admin');
  await page.goto('/pos_suggestions');
  const rows = page.getByRole('grid', { name: 'Suggestions' }).getByRole('row');
  const row = (form: string) => rows.filter({ hasText: form });
  await expect(rows).toHaveCount(3);
  await expect(row('street market')).toContainText('Only as a form of marché');
  await expectNoFindings(page, 'word suggestions');

  // By keyboard: moves, selects two rows, refuses both, undoes this and accepts one.
  await row('rucksack').focus();
  await page.keyboard.press('Space');
  await expect(row('rucksack')).toHaveAttribute('aria-selected', 'true');
  await row('pool').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('r');
  await expect(page.getByText('2 suggestions are refused.')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await row('street market').focus();
  await page.keyboard.press('u');
  await expect(rows).toHaveCount(3);
  await row('street market').focus();
  await page.keyboard.press('a');
  await expect(page.getByText('“marché” is accepted: new texts use it.')).toBeVisible();
  await expect(rows).toHaveCount(2);
  // The next row receives the focus, so that a long list can be processed by keyboard alone.
  await expect(rows.and(page.locator(':focus'))).toHaveCount(1);
  // By mouse: accepts all at once, then revokes one decision.
  await page.getByRole('button', { name: 'Choose all 2' }).click();
  await expectNoFindings(page, 'word suggestions, chosen');
  await page.getByRole('button', { name: 'Accept 2' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing to decide' })).toBeVisible();
  await page.getByText('In use', { exact: true }).click();
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Take back: sac' }).click();
  await expect(rows).toHaveCount(2);

  const lookUp = async (id: string) => {
    await teacher.goto(`/resource/${id}`);
    await word(teacher, 'marché').click();
    return card(teacher, 'marché');
  };
  await expect(await lookUp(await makeLesson(teacher, 'phrase'))).toContainText('street market');
  // The earlier lesson stays unchanged until its teacher regenerates the words.
  await expect(await lookUp(made)).toContainText('market');
  await expect(card(teacher, 'marché')).not.toContainText('street');
  await teacher.goto(`/review/${made}`);
  await teacher.getByRole('button', { name: 'Regenerate Words and meanings' }).click();
  await expect
    .poll(async () => (await lookUp(made)).textContent(), { timeout: 60_000 })
    .toContain('street market');

  await teacher.goto('/account_setting');
  const own = teacher.getByRole('listitem').filter({ hasText: 'street market' });
  await expect(own).toContainText('Used in new texts');
  await expect(teacher.getByRole('listitem').filter({ hasText: 'rucksack' })).toContainText(
    'Awaiting a decision',
  );
  await expectNoFindings(teacher, 'words you corrected');
});

test('redirects a teacher away from the screens for chunk words and word suggestions', async ({
  page,
}) => {
  await enter(page, 'teacher');
  for (const path of ['/chunks_keyWords', '/pos_suggestions']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/select_resources/);
  }
});
