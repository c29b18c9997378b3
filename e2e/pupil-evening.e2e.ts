import { type BrowserContext, expect, type Page } from '@playwright/test';
import * as z from 'zod';
import { TypeTheAnswerData } from '#lessons/tasks/type-the-answer/content.ts';
import { exampleTask, type PlantedHomework, setAsTeacher } from './homework.ts';
import { callApi, demoPassword, enter, people } from './people.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const typing = exampleTask('french', 'vocab', 'TYPE_THE_ANSWER');
const answers = TypeTheAnswerData.parse(typing.data).fields.map(
  ({ answers: [first = ''] }) => first,
);

const field = (page: Page) => page.getByRole('textbox');
const note = (page: Page, words: string) =>
  page.getByText(`${words} on this phone. It will be sent when you’re online.`);
const saved = (page: Page) => page.getByText('Saved', { exact: true });

/** Types the answer to the visible question, then opens the next question. */
async function answer(page: Page, at: number): Promise<void> {
  await expect(page.getByText(new RegExp(`^Question ${at + 1} `))).toBeAttached();
  await field(page).fill(answers[at] ?? '');
  if (at < answers.length - 1) await page.getByRole('button', { name: 'Next', exact: true }).tap();
}

const OnServer = z.object({
  attempts: z.number(),
  draft: z.nullable(z.object({ submitted: z.object({ typed: z.record(z.string(), z.string()) }) })),
});

/** Returns the pupil's work on a task as stored on the server. */
async function onServer(page: Page, { id, tasks }: PlantedHomework) {
  const { body } = await callApi(page, 'GET', `/v1/homeworks/${id}/tasks/${tasks[0]?.id}`);
  const { attempts, draft } = OnServer.parse(body);
  return { attempts, typed: draft && Object.values(draft.submitted.typed) };
}

/** Simulates hiding the page, for example by locking the phone, and showing it again. */
const setSight = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test('keeps every answer on a bad connection and submits the task only once', async ({
  page: first,
  context,
  browser,
}) => {
  const pupilId = await enter(first, 'pupil');
  const set = await setAsTeacher(browser, pupilId, 'A bad connection', [typing]);
  await first.goto(set.paths[0] ?? '');
  await answer(first, 0);
  await expect(saved(first)).toBeVisible();

  // The pupil keeps typing offline, and then closes the page.
  await context.setOffline(true);
  await answer(first, 1);
  await expect(note(first, 'Saved')).toBeVisible();
  await first.close();

  // Opens the page again online. The device still has the answers that the server did not receive.
  await context.setOffline(false);
  const page = await open(context, set.paths[0] ?? '');
  await expect(page.getByText(/^Question 3 /)).toBeAttached();
  await expect(saved(page)).toBeVisible();
  expect(await onServer(page, set)).toEqual({ attempts: 0, typed: answers.slice(0, 2) });

  // The phone is offline again and gets locked. It is online when the pupil unlocks it.
  await context.setOffline(true);
  for (let at = 2; at < answers.length; at += 1) await answer(page, at);
  await expect(note(page, 'Saved')).toBeVisible();
  await setSight(page, 'hidden');
  await context.setOffline(false);
  await setSight(page, 'visible');
  await expect(saved(page)).toBeVisible();

  // The pupil submits offline with a double press, and then reloads the page.
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Hand in' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(note(page, 'Handed in')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Waiting for a connection' })).toBeVisible();
  expect((await onServer(page, set)).attempts).toBe(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Passed', exact: true })).toBeVisible();
  await expect(page.getByText('100%')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Question 1 /)).toBeAttached();
  expect(await onServer(page, set)).toEqual({ attempts: 1, typed: null });
});

test('warns about signing out offline and sends the work after the next sign-in', async ({
  page,
  context,
  browser,
}) => {
  const pupilId = await enter(page, 'pupil');
  const name = `Signed out ${Date.now()}`;
  const set = await setAsTeacher(browser, pupilId, name, [typing]);
  await page.goto('/pupil/home');
  await page
    .getByRole('article', { name })
    .getByRole('link', { name: /^Start/ })
    .tap();
  await answer(page, 0);
  await expect(saved(page)).toBeVisible();
  await context.setOffline(true);
  await answer(page, 1);
  await expect(note(page, 'Saved')).toBeVisible();
  await page.getByRole('link', { name: 'Back to my homework' }).tap();
  await expect(page.getByText('One task is saved on this phone')).toBeVisible();

  const logout = async () => {
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    await page.getByRole('button', { name: 'Logout' }).tap();
  };
  const question = page.getByRole('alertdialog', { name: 'One task has not been sent yet' });
  await logout();
  await expect(question).toContainText('will be sent the next time you sign in on this device');
  await question.getByRole('button', { name: 'Stay signed in' }).tap();
  await expect(page.getByText('One task is saved on this phone')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).tap();
  const left = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await question.getByRole('button', { name: 'Sign out', exact: true }).tap();
  await left;

  // Unsent work stays on this device until its author signs in again.
  await context.setOffline(false);
  await page.goto('/signin');
  await page.getByLabel('E-mail address or user name').fill(people.pupil);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('article', { name })).toContainText('Started');
  await expect.poll(() => onServer(page, set)).toEqual({ attempts: 0, typed: answers.slice(0, 2) });
});
