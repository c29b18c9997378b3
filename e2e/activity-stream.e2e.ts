import { expect, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import { openDatabase } from '#db/client.ts';
import { moveToDeadLetter } from '#functions/ai-jobs/consume.ts';
import type { Text } from '#language/text/text.ts';
import { localEnvironment } from '#scripts/testing/local-environment.ts';
import { expectNoFindings } from './expect-no-findings.ts';
import { plantLesson } from './lessons.ts';
import { callApi, enter } from './people.ts';
import { test } from './test.ts';

const database = () => openDatabase(localEnvironment().databaseUrl);

/** The rows of the stream, newest first. */
const lines = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');

/** Returns the id of the account with this e-mail address. */
async function idOf(email: string): Promise<string> {
  const { rows } = await database().execute<{ id: string }>(
    sql`select id from users where email = ${email}`,
  );
  const id = rows[0]?.id;
  if (!id) throw new Error(`Nobody has the address ${email}.`);
  return id;
}

/**
 * Creates a lesson with one part that could not be generated. The queue message of this part has become a
 * dead letter.
 */
async function failPartOf(ownerId: string, part: string): Promise<string> {
  // Uses the text of a complete lesson, from which the demo writer can generate every question type.
  const { rows } = await database().execute<{ text: Text }>(
    sql`select text from resources where id = 'demoFrMarche'`,
  );
  const id = await plantLesson(ownerId, 'french', rows[0] ?? {});
  await database().execute(sql`
    update resource_parts set status = 'queued', content = null
    where resource_id = ${id} and part = ${part}`);
  const body = { resourceId: id, part, generation: 1 };
  await moveToDeadLetter(database(), 'lexiloom-dead-letters', [
    { body, attempts: 6, ack() {}, retry: () => expect(body, 'buried').toBeNull() },
  ]);
  return id;
}

/** Waits until the part is generated, even on a slow machine. */
const expectMade = (resource: string, part: string) =>
  expect
    .poll(
      async () => {
        const { rows } = await database().execute<{ status: string }>(sql`select status
          from resource_parts where resource_id = ${resource} and part = ${part}`);
        return rows[0]?.status;
      },
      { timeout: 60_000 },
    )
    .toBe('ready');

test.setTimeout(150_000);

test('shows new events live, and loses no event while the stream is paused with a button', async ({
  page,
}) => {
  await enter(page, 'admin');
  await page.goto('/activity_stream?kind=sign-in');
  await expect(page.getByText('Live: new events appear automatically.')).toBeVisible();
  const signInGerman = () =>
    page.request.post('/api/login', {
      data: { userName: 'german@lexiloom.test', password: 'Lexiloom-demo-1' },
    });
  const german = await idOf('german@lexiloom.test');
  const own = page.locator(`a[href="/user_sub?id=${german}"]`);
  const before = await own.count();
  await signInGerman();
  await expect(own).toHaveCount(before + 1);
  await expect(page.getByRole('status').filter({ hasText: 'new since' })).toBeVisible();

  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(page.getByText('Paused.')).toBeVisible();
  await signInGerman();
  // Waits longer than two polling intervals.
  await page.waitForTimeout(7_000);
  await expect(own).toHaveCount(before + 1);
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(own).toHaveCount(before + 2);
});

test('adds a failed part to the dead letters, replays it and shows both events live', async ({
  page,
}) => {
  const trial = await idOf('trial@lexiloom.test');
  await enter(page, 'admin');
  await page.goto(`/activity_stream?person=${trial}`);
  await expect(page.getByText('Live: new events appear automatically.')).toBeVisible();
  const resource = await failPartOf(trial, 'statement');

  const letter = lines(page).filter({ hasText: 'True or false: abandoned' }).first();
  await expect(letter).toContainText('the model could not be reached');
  await expect(letter).toContainText('Failed');
  await letter.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(letter).toContainText('retried: sent again');
  await expect(page.getByText('1 job is running again.')).toBeVisible();

  // Once the demo writer has generated the part, the generation appears in the stream with its tokens and
  // cost.
  const made = lines(page)
    .filter({ hasText: /True or false: \d+ calls? of/ })
    .first();
  await expect(made).toContainText('tokens', { timeout: 60_000 });
  await expect(made).toContainText('US$');
  await expectMade(resource, 'statement');
  await page.getByLabel('Kind').selectOption('Changes by admins');
  await page.getByRole('button', { name: /^Show everyone, not only/ }).click();
  await expect(lines(page).filter({ hasText: 'Retried failed jobs' }).first()).toContainText(
    '1 job sent again',
  );

  // Replaying the same dead letter again through the API does not generate the part twice.
  const { rows } = await database().execute<{ id: string }>(
    sql`select id from dead_letters where body ->> 'resourceId' = ${resource}`,
  );
  const again = await callApi(page, 'POST', '/v1/admin/dead-letters/replay', {
    letter: rows[0]?.id,
  });
  expect(again).toEqual({ status: 200, body: { sent: 0, nothing: 0 } });
});

test('replays all dead letters of a kind and skips parts that were generated in the meantime', async ({
  page,
}) => {
  const trial = await idOf('trial@lexiloom.test');
  const first = await failPartOf(trial, 'phrase');
  const second = await failPartOf(trial, 'phrase');
  await database().execute(sql`update resource_parts set status = 'ready'
    where resource_id = ${second} and part = 'phrase'`);
  await enter(page, 'admin');
  await page.goto('/activity_stream?view=letters');
  await expect(page.getByRole('heading', { name: 'Find the phrase' })).toBeVisible();
  await expectNoFindings(page, 'dead letters');
  await page.getByRole('button', { name: 'Retry all 2' }).press('Enter');
  await page.getByRole('button', { name: 'Retry jobs' }).press('Enter');
  await expect(
    page.getByText('1 job is running again. 1 job had nothing left to do.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Find the phrase' })).toBeHidden();
  await expectMade(first, 'phrase');
});

test('filters the stream by kind, person, part and outcome, and keeps the filters in the URL', async ({
  page,
}) => {
  const trial = await idOf('trial@lexiloom.test');
  await database().execute(sql`
    insert into ai_calls (id, user_id, part, model, outcome, prompt_tokens, completion_tokens,
      total_tokens, cost_micros, milliseconds)
    values (${nanoid()}, ${trial}, 'vocab', 'm', 'model_slow', 1, 2, 3, 4, 5),
      (${nanoid()}, ${trial}, 'speech', 'm', 'ok', 1, 2, 3, 4, 5)`);
  await enter(page, 'admin');
  await page.goto('/activity_stream');
  await page.getByRole('searchbox', { name: 'Person' }).focus();
  await page.keyboard.type('trial@lexi');
  await page.getByRole('list', { name: 'People found' }).getByRole('button').first().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`person=${trial}`));
  await page.getByLabel('Kind').selectOption('Generations');
  await page.getByLabel('Part').selectOption('Key vocabulary');
  await page.getByLabel('Outcome').selectOption('Failed only');
  await expect(page).toHaveURL(/failed=yes/);
  await expect(lines(page).first()).toContainText('the model took too long');
  for (const line of await lines(page).all()) await expect(line).toContainText('Key vocabulary');
  await expectNoFindings(page, 'a narrowed stream');
  await page.reload();
  await expect(lines(page).first()).toContainText('the model took too long');
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
  await expect(page).toHaveURL(/\/activity_stream$/);
  await page.getByLabel('Language', { exact: true }).selectOption('Welsh');
  await page.getByLabel('Kind').selectOption('Failed jobs');
  await expect(page.getByRole('heading', { name: 'Nothing has happened here yet' })).toBeVisible();
});

test('shows the numbers of every chart as a table in the reader’s time zone', async ({ page }) => {
  await enter(page, 'admin');
  await page.goto('/activity_stream?view=charts');
  for (const name of ['Sign-ins', 'Generations', 'Tokens', 'Cost', 'Failed calls', 'Payments']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await page.getByText('Figures for Sign-ins').press('Enter');
  const table = page.getByRole('table', { name: 'Sign-ins' });
  await expect(table.getByRole('rowheader')).toHaveCount(7);
  await expectNoFindings(page, 'charts');
  await page.getByText('24 hours').click();
  await page.getByText('Figures for Sign-ins').press('Enter');
  await expect(table.getByRole('rowheader')).toHaveCount(24);
  await expect(table.getByRole('row').last()).not.toHaveText(/\s0\s+0\s+0$/);
});

test('redirects a teacher away from the stream', async ({ page }) => {
  await enter(page, 'teacher');
  await page.goto('/activity_stream');
  await expect(page).toHaveURL(/\/select_resources/);
  expect((await callApi(page, 'GET', '/v1/admin/activity')).status).toBe(404);
});

test('keeps the first of two filters that are chosen before the screen can render', async ({
  page,
}) => {
  await enter(page, 'admin');
  await page.goto('/activity_stream');
  const [language, kind] = [page.getByLabel('Language', { exact: true }), page.getByLabel('Kind')];
  const other = await kind.elementHandle();
  await language.evaluate(async (first, second) => {
    const choose = async (select: Element | null, value: string) => {
      if (!(select instanceof HTMLSelectElement)) throw new Error('There is no such choice.');
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      // Runs all pending microtasks, but no animation frame and no task.
      for (let turn = 0; turn < 100; turn++) await Promise.resolve();
    };
    await choose(first, 'cy');
    await choose(second, 'dead-letter');
  }, other);
  await expect(page).toHaveURL(/kind=dead-letter/);
  await expect(page).toHaveURL(/language=cy/);
  await expect(language).toHaveValue('cy');
});
