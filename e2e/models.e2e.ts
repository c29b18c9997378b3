import { expect, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { openDatabase } from '#db/client.ts';
import { openAlert } from '#db/queries/open-alert.ts';
import { localEnvironment, setWriterFaults } from '#scripts/testing/local-environment.ts';
import { expectNoFindings } from './expect-no-findings.ts';
import { createDraft } from './lessons.ts';
import { callApi, enter } from './people.ts';
import { openContext, test } from './test.ts';

test.setTimeout(300_000);

const database = () => openDatabase(localEnvironment().databaseUrl);
const clear = () => database().execute(sql`truncate ai_models, ai_model_choices, operator_alerts`);

test.beforeEach(() => clear());
test.afterEach(async () => {
  await setWriterFaults({});
  await clear();
});

const Calls = z.array(z.object({ model: z.string() }));

/** Returns the name of the model that writes a teacher's next lesson. */
async function modelOfNextLesson(page: Page): Promise<string> {
  const id = await createDraft(page, { parts: ['phrase'] });
  // Not awaited, because the response is the streamed text, which takes long on a busy machine.
  void callApi(page, 'POST', `/v1/resources/${id}/generate`).catch(() => undefined);
  let model = '';
  await expect(async () => {
    const { rows } = await database().execute(sql`
      select model from ai_calls where resource_id = ${id} and part = 'text'
        and model <> 'lexiloom-demo-moderator' order by created_at desc limit 1`);
    model = Calls.parse(rows)[0]?.model ?? '';
    expect(model).not.toBe('');
  }).toPass({ timeout: 60_000 });
  return model;
}

test('lets an admin try a model, make it live for lessons and roll it back', async ({
  page,
  browser,
}) => {
  const teacher = await (await openContext(browser)).newPage();
  await enter(teacher, 'french');
  await expect(async () => {
    expect(await modelOfNextLesson(teacher)).toBe('lexiloom-demo');
  }).toPass({ timeout: 90_000 });

  await enter(page, 'admin');
  await page.goto('/models');
  await expect(page.getByRole('list', { name: 'Tasks' }).getByRole('listitem')).toHaveCount(6);
  await expectNoFindings(page, 'the models');
  await page.getByRole('link', { name: 'Texts', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Make it live …' })).toBeDisabled();
  await page.getByLabel('Model', { exact: true }).selectOption('lexiloom-demo-thinker');
  await page.getByLabel('How long it thinks').selectOption('low');
  await expect(page.getByLabel(/^Thinking allowance/)).toHaveValue('4000');
  // A reasoning model without an allowance for reasoning tokens is rejected before it is called.
  await page.getByLabel(/^Thinking allowance/).fill('0');
  await expect(page.getByText(/needs a thinking allowance/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try both' })).toBeDisabled();
  await page.getByLabel(/^Thinking allowance/).fill('4000');

  await page.getByRole('button', { name: 'Try both' }).click();
  const chosen = page.getByRole('group', { name: 'The chosen model' });
  await expect(chosen.getByText('lexiloom-demo-thinker')).toBeVisible({ timeout: 60_000 });
  await expect(chosen.getByText('Cost')).toBeVisible();
  await expect(
    page.getByRole('group', { name: 'The live model' }).getByText('lexiloom-demo', { exact: true }),
  ).toBeVisible();
  await expectNoFindings(page, 'a trial of two models');
  await setWriterFaults({ failRate: 1, status: 500, only: 'text' });
  await page.getByRole('button', { name: 'Try both' }).click();
  await expect(chosen.getByText(/The AI cannot be reached at the moment/)).toBeVisible({
    timeout: 60_000,
  });
  await setWriterFaults({});

  await page.getByRole('button', { name: 'Make it live …' }).click();
  await expectNoFindings(page, 'the question before a model is made live');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make it live' }).click();
  const live = page.getByRole('group', { name: 'Live now' });
  await expect(live.getByText('lexiloom-demo-thinker')).toBeVisible();
  await expect(page.getByText('Chosen by an admin')).toBeVisible();
  await expect(async () => {
    expect(await modelOfNextLesson(teacher)).toBe('lexiloom-demo-thinker');
  }).toPass({ timeout: 90_000 });

  await page.getByRole('tab', { name: 'Choices so far (1)' }).click();
  await page.getByRole('button', { name: /^Use again: The operator/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Use again' }).click();
  await expect(live.getByText('lexiloom-demo', { exact: true })).toBeVisible();
  await expectNoFindings(page, 'the choices so far');
  await expect(async () => {
    expect(await modelOfNextLesson(teacher)).toBe('lexiloom-demo');
  }).toPass({ timeout: 90_000 });
});

test('adds an unknown model by keyboard and rejects a model that is unsuitable for the duty', async ({
  page,
}) => {
  await enter(page, 'admin');
  await page.goto('/models');
  const add = page.getByRole('button', { name: 'Add a model' });
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a model' });
  await expect(dialog.getByLabel('Name')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog.getByText('Enter the name the server uses.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expect(dialog.getByText('Enter a number, or 0 if it’s free.')).toHaveCount(2);
  await expectNoFindings(page, 'a model that is not described yet');
  await page.keyboard.type(
    'qwen3:8b-a-name-that-is-much-longer-than-any-column-of-a-list-should-be',
  );
  await dialog.getByLabel('Provider').fill('The box in the cellar');
  await dialog.getByLabel('Input, per million tokens').fill('0');
  await dialog.getByLabel('Output, per million tokens').fill('0');
  await dialog.getByLabel('Retirement date').fill('2026-12-01');
  await dialog.getByLabel('Retirement date').press('Enter');
  await expect(page.getByText('Model saved.')).toBeVisible();
  await expect(page.getByText(/^qwen3:8b-a-name/)).toBeVisible();
  await expectNoFindings(page, 'a model with a long name');

  // A model that cannot read aloud is not offered for this duty. The server also rejects such a model and
  // explains why.
  await page.goto('/models/speech');
  await expect(page.getByRole('option', { name: /^qwen3/ })).toHaveCount(0);
  const { baseUrl } = z
    .object({ duty: z.object({ baseUrl: z.string() }) })
    .parse((await callApi(page, 'GET', '/v1/admin/models/duties/speech')).body).duty;
  const choice = { model: 'lexiloom-demo', effort: null, reasoningTokens: 0, quality: 'low' };
  const refused = await callApi(page, 'POST', '/v1/admin/models/duties/speech/publish', {
    ...{ version: 0, baseUrl, choice },
  });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain('you need one that reads aloud');
});

test('counts an alert in the header, and lets an admin acknowledge and settle it', async ({
  page,
}) => {
  const message = 'The provider refuses our requests. Top the account up there.';
  await openAlert(database(), { kind: 'model_quota', subject: '429', message });
  await openAlert(database(), { kind: 'model_quota', subject: '429', message });
  await enter(page, 'admin');
  await page.goto('/select_resources');
  const link = page.getByRole('link', { name: 'Alerts 1 new' });
  await link.click();
  const alert = page.getByRole('group', { name: 'The credit with the AI provider is used up' });
  await expect(alert.getByText(message)).toBeVisible();
  await expect(alert.getByText(/^2 times since/)).toBeVisible();
  await expectNoFindings(page, 'an open alert');
  await alert.getByRole('button', { name: /^Mark as seen/ }).press('Enter');
  await expect(alert.getByText(/^Seen by/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Alerts', exact: true })).toBeVisible();
  await alert.getByRole('button', { name: /^Mark as settled/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'No open alerts' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Settled' })).toBeVisible();
  await expectNoFindings(page, 'a settled alert');
});
