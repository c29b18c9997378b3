import { expect, type Page } from '@playwright/test';
import { TypeTheAnswerData } from '#lessons/tasks/type-the-answer/content.ts';
import { exampleTask, setAsTeacher } from './homework.ts';
import { callApi, enter } from './people.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const typing = exampleTask('french', 'vocab', 'TYPE_THE_ANSWER');
const answers = TypeTheAnswerData.parse(typing.data).fields.map(
  ({ answers: [first = ''] }) => first,
);

/** Waits until the device has everything that the pupils' side needs without a connection. */
async function storedOnDevice(page: Page, pupilId: string, homeworkId: number): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const all = await navigator.serviceWorker.getRegistrations();
        return all.filter(({ active }) => active?.state === 'activated').length;
      }),
    )
    .toBe(2);
  await expect
    .poll(() =>
      page.evaluate(
        (prefix) =>
          new Promise<boolean>((resolve) => {
            const opening = indexedDB.open('lexiloom-answers');
            opening.onsuccess = () => {
              const { result } = opening;
              if (!result.objectStoreNames.contains('answers')) return resolve(false);
              const keys = result.transaction('answers').objectStore('answers').getAllKeys();
              keys.onsuccess = () => {
                result.close();
                resolve(keys.result.some((key) => String(key).startsWith(prefix)));
              };
            };
          }),
        `${pupilId}/${homeworkId}/`,
      ),
    )
    .toBe(true);
}

/** Fills in the answers from this one to the last; its question is shown. */
async function fillFrom(page: Page, first: number): Promise<void> {
  for (const [at, answer] of [...answers.entries()].slice(first)) {
    await expect(page.getByText(new RegExp(`^Question ${at + 1} `))).toBeAttached();
    await page.getByRole('textbox').fill(answer);
    if (at < answers.length - 1) {
      await page.getByRole('button', { name: 'Next', exact: true }).tap();
    }
  }
}

test('opens, does and hands in homework without a connection, and sends it once', async ({
  page: first,
  context,
  browser,
}) => {
  const pupilId = await enter(first, 'pupil');
  const name = `On the bus ${Date.now()}`;
  const set = await setAsTeacher(browser, pupilId, name, [typing]);
  await first.goto('/pupil/home');
  await expect(first.getByRole('article', { name })).toBeVisible();
  await storedOnDevice(first, pupilId, set.id);
  await first.close();

  // The phone has no connection any more. The task was never opened before.
  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto('/pupil/home');
  await expect(page.getByText('You are offline')).toBeVisible();
  await page
    .getByRole('article', { name })
    .getByRole('link', { name: /^Start/ })
    .tap();
  await fillFrom(page, 0);
  await page.getByRole('button', { name: 'Hand in' }).tap();
  const waits = page.getByText('Handed in on this phone. It will be sent when you’re online.');
  await expect(waits).toBeVisible();

  await page.reload();
  await expect(waits).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Passed', exact: true })).toBeVisible();
  await expect(page.getByText('100%')).toBeVisible();
  const path = `/v1/homeworks/${set.id}/tasks/${set.tasks[0]?.id}`;
  expect((await callApi(page, 'GET', path)).body).toMatchObject({ attempts: 1 });
});

test('goes on with a task in the middle of a deployment, and with a task that was not open yet', async ({
  page,
  context,
  browser,
}) => {
  const pupilId = await enter(page, 'pupil');
  const name = `Deployed ${Date.now()}`;
  const matching = exampleTask('french', 'vocab', 'MATCHING');
  const set = await setAsTeacher(browser, pupilId, name, [typing, matching]);
  await page.goto('/pupil/home');
  await storedOnDevice(page, pupilId, set.id);
  await page
    .getByRole('article', { name })
    .getByRole('link', { name: /^Start/ })
    .first()
    .tap();
  await page.getByRole('textbox').fill(answers[0] ?? '');
  await page.getByRole('button', { name: 'Next', exact: true }).tap();

  // A deployment removes the files of the build before it. Their names contain a hash, so none returns.
  const missed: string[] = [];
  await context.route('**/assets/pupil/**', (route) => {
    missed.push(route.request().url());
    return route.fulfill({ status: 404, body: 'gone' });
  });
  await fillFrom(page, 1);
  await page.getByRole('button', { name: 'Hand in' }).tap();
  await expect(page.getByRole('heading', { name: 'Passed', exact: true })).toBeVisible();
  await page.getByRole('link', { name: /^Next task/ }).tap();
  await expect(page).toHaveURL(new RegExp(`/submit_task/${set.id}/${set.tasks[1]?.id}$`));
  await expect(page.getByRole('button', { name: 'Hand in' })).toBeVisible();
  await expect(page.getByText('This part could not be loaded')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Hand in' })).toBeVisible();
  expect(missed).toEqual([]);
  const path = `/v1/homeworks/${set.id}/tasks/${set.tasks[0]?.id}`;
  expect((await callApi(page, 'GET', path)).body).toMatchObject({ attempts: 1 });
});

test('keeps nothing of a pupil who signs out for the next person at the device', async ({
  page,
  browser,
}) => {
  const pupilId = await enter(page, 'pupil');
  const name = `Signed out ${Date.now()}`;
  const set = await setAsTeacher(browser, pupilId, name, [typing]);
  await page.goto('/pupil/home');
  await storedOnDevice(page, pupilId, set.id);
  await page.getByRole('button', { name: 'Open the menu' }).tap();
  await page.getByRole('button', { name: 'Logout' }).tap();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  const left = await page.evaluate(async () => {
    const keysOf = (database: string, store: string) =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open(database);
        opening.onsuccess = () => {
          const keys = opening.result.transaction(store).objectStore(store).getAllKeys();
          keys.onsuccess = () => resolve(keys.result.map(String));
        };
      });
    const cached: string[] = [];
    for (const cache of await caches.keys()) {
      for (const { url } of await (await caches.open(cache)).keys()) cached.push(url);
    }
    return {
      stored: [
        ...(await keysOf('lexiloom-answers', 'answers')),
        ...(await keysOf('lexiloom-homework', 'responses')),
      ],
      api: cached.filter((url) => url.includes('/api/')),
    };
  });
  expect(left).toEqual({ stored: [], api: [] });
});
