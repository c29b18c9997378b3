import { expect, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#db/client.ts';
import {
  localEnvironment,
  setWriterFaults,
  waitForMail,
} from '#scripts/testing/local-environment.ts';
import { expectNoFindings } from './expect-no-findings.ts';
import { clearLessons, createDraft, expectMade } from './lessons.ts';
import { enter, people } from './people.ts';
import { test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await clearLessons(await enter(page, 'head'));
});
test.afterEach(async () => {
  await setWriterFaults({});
  // Deletes the alerts, because open alerts would appear on the admin screens of later tests.
  await openDatabase(localEnvironment().databaseUrl).execute(sql`truncate operator_alerts`);
});

/** Opens the review of a new draft and starts its generation. */
async function write(page: Page, count = 50): Promise<void> {
  const id = await createDraft(page, { count });
  await page.goto(`/review/${id}`);
  await page.getByRole('button', { name: 'Write it now' }).click();
}

const allGenerated = (page: Page) => expectMade(page, { ready: false, timeout: 60_000 });
const problem = (page: Page) => page.getByRole('alert').filter({ hasText: 'not finished' });

test('shows sentences one by one when the writer is slow, and resumes after a reload', async ({
  page,
}) => {
  await setWriterFaults({ only: 'text', ttftMs: 300, tokensPerSecond: 40 });
  await write(page);
  await expect(page.getByText('1 sentence so far')).toBeVisible({ timeout: 20_000 });
  const first = await page.locator('#part-text li').first().textContent();
  await page.reload();
  await expect(page.locator('#part-text li').first()).toHaveText(first ?? '');
  await setWriterFaults({});
  await allGenerated(page);
});

test('keeps the text written before a connection failure and continues it on retry', async ({
  page,
}) => {
  await setWriterFaults({ only: 'text', cutAfterChars: 260 });
  await write(page, 300);
  await expect(problem(page)).toContainText('stopped in the middle', { timeout: 60_000 });
  await expect(problem(page)).toContainText('Everything written so far is saved');
  const first = await page.locator('#part-text li p').first().textContent();
  await setWriterFaults({});
  await problem(page).getByRole('button', { name: 'Try again' }).click();
  await allGenerated(page);
  await expect(page.getByRole('textbox', { name: 'Sentence 1, target language' })).toHaveValue(
    first ?? '',
  );
});

for (const [what, faults, says] of [
  ['nonsense', { nonsense: 'prose' }, 'can’t be used'],
  ['a refusal', { refuse: true }, 'declined to write about this'],
] as const) {
  test(`explains ${what} from the model to the teacher and retries on request`, async ({
    page,
  }) => {
    await setWriterFaults({ only: 'text', ...faults });
    await write(page);
    await expect(problem(page)).toContainText(says, { timeout: 60_000 });
    await setWriterFaults({});
    // The teacher can retry beside the error message or in the list of all parts.
    const from =
      what === 'nonsense'
        ? problem(page)
        : page.getByRole('navigation', { name: 'Parts of this resource' });
    await from.getByRole('button', { name: 'Try again' }).click();
    await allGenerated(page);
  });
}

test('waits for the time that a 429 response specifies, and then writes the text', async ({
  page,
}) => {
  await setWriterFaults({ only: 'text', failRate: 1, status: 429, retryAfterSeconds: 1, times: 1 });
  await write(page);
  await allGenerated(page);
});

test('retries only the part that failed and keeps the others', async ({ page }) => {
  await setWriterFaults({ only: 'comprehension', refuse: true });
  await write(page);
  await allGenerated(page);
  const rail = page.getByRole('navigation', { name: 'Parts of this resource' });
  await expect(rail).toContainText('declined to write about this');
  const phrase = page.locator('#part-phrase');
  await expect(phrase.getByText('Ready')).toBeVisible();
  await setWriterFaults({});
  await rail.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('#part-comprehension').getByText('Ready')).toBeVisible({
    timeout: 30_000,
  });
  await expect(rail.getByText('Failed')).toHaveCount(0);
});

test('explains an exhausted quota, alerts the admins and later generates the part automatically', async ({
  page,
}) => {
  await setWriterFaults({
    ...{ only: 'phrase', failRate: 1, status: 429 },
    ...{ errorCode: 'insufficient_quota', errorType: 'insufficient_quota' },
  });
  await write(page);
  const part = page.locator('#part-phrase');
  const waits = part.getByRole('status').filter({ hasText: 'keeps trying for two hours' });
  await expect(waits).toContainText('administrators have been notified', { timeout: 60_000 });
  await expect(page.getByText('Waiting for the AI; we’ll try again')).toBeVisible();
  await expectNoFindings(page, 'a part that waits for its provider');
  const mail = await waitForMail(people.admin, /Lexiloom needs you/);
  expect(mail.text).toContain('/alerts');
  await setWriterFaults({});
  await allGenerated(page);
  await expect(waits).toHaveCount(0);
});

test('warns in advance about a server without speech, pictures or a separate judge model', async ({
  page,
}) => {
  const poor = {
    demo: false,
    languages: null,
    speech: false,
    pictures: false,
    judge: 'text-model',
  };
  await page.route('**/v1/writer', (route) => route.fulfill({ json: poor }));
  await page.goto('/select_resources?new');
  await expect(page.getByText(/The AI that writes the texts also checks/)).toBeVisible();
  await expect(page.getByText('There is no AI voice')).toBeVisible();
  const audio = page.getByRole('group', { name: 'Audio' });
  await expect(audio.getByRole('radio', { name: 'AI voice' })).toBeDisabled();
  await expect(audio.getByRole('radio', { name: 'No sound' })).toBeChecked();
  await expectNoFindings(page, 'the dashboard of a server without a voice');
  await page.goto('/upload_resource');
  await expect(page.getByText(/The AI that writes the texts also checks/)).toBeVisible();
  await write(page);
  await expect(
    page.locator('#part-text').getByText(/The AI that writes the texts also checks/),
  ).toBeVisible();
  await allGenerated(page);
  await page.locator('#part-speech').getByText('AI voice', { exact: true }).click();
  await expect(page.locator('#part-speech').getByText('Record the text yourself')).toBeVisible();
});
