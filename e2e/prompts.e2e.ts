import { expect, type Page } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { openDatabase } from '#db/client.ts';
import { promptEdits, prompts } from '#db/schema/resources.ts';
import { localEnvironment, setWriterFaults } from '#scripts/testing/local-environment.ts';
import { expectNoFindings } from './expect-no-findings.ts';
import { createDraft } from './lessons.ts';
import { callApi, enter } from './people.ts';
import { openContext, test } from './test.ts';

test.setTimeout(300_000);

const Calls = z.array(z.object({ part: z.string(), instruction: z.string() }));

const database = () => openDatabase(localEnvironment().databaseUrl);

test.beforeEach(async () => {
  await database().delete(prompts);
  await database().delete(promptEdits);
});
test.afterEach(() => setWriterFaults({}));

/**
 * Generates a lesson with phrases for the teacher signed in on this page, and returns the prompt for the
 * phrases.
 */
async function instructionOfNextLesson(page: Page): Promise<string> {
  const writer = new URL('/_dev/calls', localEnvironment().demoWriterUrl ?? '');
  await fetch(writer, { method: 'DELETE' });
  const id = await createDraft(page, { parts: ['phrase'] });
  expect((await callApi(page, 'POST', `/v1/resources/${id}/generate`)).status).toBe(200);
  let found = '';
  await expect(async () => {
    const calls = Calls.parse(await (await fetch(writer)).json());
    found = calls.find(({ part }) => part === 'phrase')?.instruction ?? '';
    expect(found).not.toBe('');
  }).toPass({ timeout: 60_000 });
  return found;
}

test('lets an admin edit, test and publish a prompt, and roll it back', async ({
  page,
  browser,
}) => {
  const teacher = await (await openContext(browser)).newPage();
  await enter(teacher, 'french');
  expect(await instructionOfNextLesson(teacher)).toMatch(/^Choose /);

  await enter(page, 'admin');
  await page.goto('/activity_prompt');
  await expect(page.getByText('Default', { exact: true }).first()).toBeVisible();
  await expectNoFindings(page, 'the activity prompts');
  await page.getByRole('link', { name: 'Find the phrase' }).click();
  const field = page.getByLabel(/^Prompt/);
  await expect(field).toHaveValue(/^Choose \{\{count\}\} phrases/);
  await expect(page.getByRole('button', { name: 'Publish …' })).toBeDisabled();

  // An unknown variable is reported at the field, and a button inserts the right one.
  await field.fill(
    'Prefer phrases about food, for {{level}} in {{target}}: {{number}} of them, at most ',
  );
  await expect(page.getByText('missing', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(field).toBeFocused();
  await expect(page.getByText('There is no variable {{number}}.')).toBeVisible();
  await expectNoFindings(page, 'a prompt with a wrong variable');
  await field.fill('Prefer phrases about food, for {{level}} in {{target}}, at most ');
  await page.getByRole('button', { name: 'Insert {{count}}' }).click();
  await expect(field).toBeFocused();
  await page.keyboard.type('. Answer with "p": rows of [sentence id, phrase, meaning].');
  await expect(field).toHaveValue(/at most \{\{count\}\}\. Answer/);
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText('Draft saved.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'With the sample filled in' })).toBeVisible();
  await expect(
    page.getByText(/^Prefer phrases about food, for \S+ in [A-Z]\w+, at most \d/),
  ).toBeVisible();

  await page.getByRole('tab', { name: 'Try it' }).click();
  // By default the newest public lesson is selected, but another test may have just created it.
  await page.getByLabel('Sample').selectOption({ label: 'French A1.2: Au marché' });
  await page.getByRole('button', { name: 'Try both' }).click();
  const mine = page.getByRole('group', { name: 'Current text' });
  await expect(mine.getByText('Checks passed')).toBeVisible({ timeout: 60_000 });
  await expect(mine.getByText('Tokens in')).toBeVisible();
  await expect(page.getByRole('group', { name: 'The live wording' })).toBeVisible();
  await expectNoFindings(page, 'a trial side by side');
  await setWriterFaults({ failRate: 1, status: 500, only: 'phrase' });
  await page.getByRole('button', { name: 'Try both' }).click();
  await expect(mine.getByText(/The AI cannot be reached at the moment/)).toBeVisible({
    timeout: 60_000,
  });
  await setWriterFaults({});

  await page.getByRole('button', { name: 'Publish …' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked.locator('ins').first()).toBeVisible();
  await expectNoFindings(page, 'the question before publishing');
  await asked.getByRole('button', { name: 'Publish version' }).click();
  await expect(page.getByText('Version 1 is live')).toBeVisible();
  expect(await instructionOfNextLesson(teacher)).toMatch(/^Prefer phrases about food/);

  await page.getByRole('tab', { name: /^Versions/ }).click();
  await page.getByRole('button', { name: 'Compare: Default wording' }).click();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('0');
  await expectNoFindings(page, 'the versions of a prompt');
  await page.getByRole('button', { name: 'Roll back: Default wording' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByText('Default', { exact: true })).toBeVisible();
  await expect(field).toHaveValue(/^Choose/);
  expect(await instructionOfNextLesson(teacher)).toMatch(/^Choose /);

  const { rows } = await database().execute(sql`select action from audit_log
    where subject = 'phrase' and action like 'prompt.%' order by id desc limit 5`);
  expect(rows.map(({ action }) => action)).toEqual([
    'prompt.rolled-back',
    'prompt.published',
    'prompt.tried',
    'prompt.tried',
    'prompt.draft-saved',
  ]);
});

test('lets an admin edit a prompt by keyboard alone, asks before leaving and reports another admin’s edit', async ({
  page,
}) => {
  await enter(page, 'admin');
  await page.goto('/prompt');
  await expectNoFindings(page, 'the text prompts');
  const link = page.getByRole('link', { name: 'Dialogue with 2 speakers' });
  await link.focus();
  await page.keyboard.press('Enter');
  const field = page.getByLabel(/^Prompt/);
  await expect(field).toHaveValue(/^Write a natural conversation/);
  await field.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Be brief. ');
  await expect(page.getByText('Not saved')).toBeVisible();
  await page.getByRole('link', { name: 'All text prompts' }).focus();
  await page.keyboard.press('Enter');
  // Keys only work in the dialog after the focus has moved into it.
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question.and(page.locator(':focus-within'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue(/^Be brief\. Write/);

  // Another admin publishes in the meantime. This admin is informed, keeps their own text, and decides.
  const template = `Theirs. ${(await field.inputValue()).slice('Be brief. '.length)}`;
  const path = '/v1/admin/prompts/text-dialogue2/publish';
  expect((await callApi(page, 'POST', path, { revision: 0, template })).status).toBe(200);
  await page.getByRole('button', { name: 'Save as draft' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Someone else has changed this prompt/)).toBeVisible();
  await page.getByRole('button', { name: 'See what they changed' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Version 1 is live')).toBeVisible();
  await expect(field).toHaveValue(/^Be brief\. Write/);
  await page.getByRole('tab', { name: 'Preview' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('del', { hasText: 'Theirs' })).toBeVisible();

  await page.getByRole('button', { name: 'Publish …' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('button', { name: 'Publish version' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Version 2 is live')).toBeVisible();
  const [row] = await database()
    .select({ template: prompts.template })
    .from(prompts)
    .where(eq(prompts.version, 2));
  expect(row?.template).toMatch(/^Be brief\. Write/);
});
