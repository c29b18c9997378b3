import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { expect, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#db/client.ts';
import { wordingEdits, wordingReports, wordingVersions } from '#db/schema/wordings.ts';
import { localEnvironment } from '#scripts/testing/local-environment.ts';
import { expectNoFindings } from './expect-no-findings.ts';
import { callApi, enter } from './people.ts';
import { openContext, test } from './test.ts';

test.setTimeout(240_000);

const database = () => openDatabase(localEnvironment().databaseUrl);
/** The heading of the screen with classes, which a teacher's walk opens in German. */
const classes = 'Classes';
const message = { message: classes };
const id = generateMessageId(classes);

test.beforeEach(async () => {
  await database().delete(wordingVersions);
  await database().delete(wordingEdits);
  await database().delete(wordingReports);
});
test.afterEach(async () => {
  await database().delete(wordingVersions);
  await database().delete(wordingEdits);
});

const wording = (page: Page) => page.getByLabel('Wording', { exact: true });

test('lets an admin find a message, correct its German, publish it and roll it back', async ({
  page,
}) => {
  await enter(page, 'admin');
  await page.goto('/wordings');
  await expect(page.getByRole('list', { name: 'Messages' })).toBeVisible();
  await expectNoFindings(page, 'the wordings');
  await page.getByLabel('Search').fill(classes);
  await page.getByLabel('Language', { exact: true }).first().selectOption('German');
  await page.getByRole('link', { name: classes, exact: true }).click();
  await expect(page.getByRole('heading', { name: classes, level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'German' })).toBeVisible();

  // A gap that the English does not have is refused where it is typed.
  await wording(page).fill('Deine Klassen {count}');
  await page.getByRole('button', { name: 'Publish …' }).click();
  await expect(page.getByText('The English message has no {count}.').first()).toBeVisible();
  await expect(wording(page)).toBeFocused();
  await expectNoFindings(page, 'a wording with a wrong gap');

  await wording(page).fill('Deine Klassen!');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText(/Draft saved .* by /)).toBeVisible();
  await page.getByRole('button', { name: 'Publish …' }).click();
  const question = page.getByRole('alertdialog', { name: /Publish version 1/ });
  await expect(question).toContainText('Deine');
  await question.getByRole('button', { name: 'Publish version' }).click();
  await expect(page.getByText('Version 1 is live, and not in the build yet.')).toBeVisible();
  await expectNoFindings(page, 'the versions of a wording');

  // Somebody else was faster: the text remains, with a way to see theirs.
  const path = `/v1/admin/wordings/de/${id}/publish`;
  const other = { revision: 2, english: message, wording: 'Alle Klassen' };
  expect((await callApi(page, 'POST', path, other)).status).toBe(200);
  await wording(page).fill('Meine Klassen');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText(/Someone else has changed this wording/)).toBeVisible();
  await page.getByRole('button', { name: 'See what they changed' }).click();
  await expect(page.getByText('Version 2', { exact: false }).first()).toBeVisible();
  await expect(wording(page)).toHaveValue('Meine Klassen');
  await wording(page).fill('Alle Klassen');

  await page.getByRole('button', { name: 'Roll back: Wording of the build' }).click();
  await page.getByRole('button', { name: 'Roll back', exact: true }).click();
  await expect(page.getByText('Version 3, the wording of the build').first()).toBeVisible();
  const { rows } = await database().execute(
    sql`select action from audit_log where subject = ${`de ${id}`} order by id desc limit 4`,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    ...['wording.rolled-back', 'wording.published', 'wording.published', 'wording.draft-saved'],
  ]);
});

test('says a published correction on the next page, and nothing of it in English', async ({
  page,
  browser,
}) => {
  await enter(page, 'admin');
  const path = `/v1/admin/wordings/de/${id}/publish`;
  const published = { revision: 0, english: message, wording: 'Deine lieben Klassen' };
  expect((await callApi(page, 'POST', path, published)).status).toBe(200);

  const teacher = await (await openContext(browser)).newPage();
  const asked: string[] = [];
  teacher.on('request', (request) => {
    if (request.url().includes('/v1/wordings/')) asked.push(new URL(request.url()).pathname);
  });
  await enter(teacher, 'german');
  await teacher.goto('/classrooms/view');
  await expect(teacher.getByRole('heading', { name: classes, level: 1 })).toBeVisible();
  await teacher.waitForTimeout(4000);
  expect(asked).toEqual([]);

  const url = new URL(teacher.url()).origin;
  await teacher.context().addCookies([{ name: 'language', value: 'de', url }]);
  const fetched = teacher.waitForResponse((answer) => answer.url().includes('/v1/wordings/de'));
  await teacher.goto('/classrooms/view');
  expect((await fetched).status()).toBe(200);
  await teacher.reload();
  const corrected = teacher.getByRole('heading', { name: 'Deine lieben Klassen', level: 1 });
  await expect(corrected).toBeVisible();
  await teacher.waitForTimeout(4000);
  expect(asked).toEqual(['/api/v1/wordings/de']);

  // A damaged stored value is ignored.
  await teacher.evaluate(
    ([key]) => localStorage.setItem(key ?? '', `{"${key}":5,"x":[`),
    ['wordings:de', id],
  );
  await teacher.reload();
  await expect(teacher.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(corrected).toHaveCount(0);
});

test('lets a pupil report a wording by touch, and an admin settle it', async ({
  page,
  browser,
}) => {
  const context = await openContext(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const pupil = await context.newPage();
  await enter(pupil, 'pupil');
  await pupil.goto('/pupil/home');
  await pupil.getByRole('banner').locator('summary').tap();
  await pupil.locator('header').getByRole('button', { name: 'Report a wording' }).tap();
  await expect(pupil.getByText('Press the text that you want to report.')).toBeVisible();
  await expectNoFindings(pupil, 'choosing a text to report');
  // A press has no other effect than to choose the text.
  const logo = pupil.getByRole('link', { name: 'Lexiloom' });
  await logo.tap();
  const dialog = pupil.getByRole('dialog', { name: 'Report a wording' });
  await expect(dialog.getByRole('blockquote')).toHaveText('Lexiloom');
  expect(new URL(pupil.url()).pathname).toBe('/pupil/home');
  await expectNoFindings(pupil, 'a report');
  await dialog.getByRole('button', { name: 'Send' }).tap();
  await expect(dialog.getByText('Say what is wrong with it.')).toBeVisible();
  await dialog.getByLabel('What should it say?').fill('Lexi');
  await dialog.getByLabel('What is wrong with it?').fill('It is too long.');
  await dialog.getByRole('button', { name: 'Send' }).tap();
  await expect(pupil.getByText('Thank you. We’ll look at this wording.')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await enter(page, 'admin');
  await page.goto('/wordings?show=reported');
  await expect(page.getByText('It is too long.')).toBeVisible();
  await expectNoFindings(page, 'the reports');
  await page.getByRole('button', { name: 'Settle', exact: true }).click();
  await expect(page.getByText('It is too long.')).toHaveCount(0);
  expect(await database().select().from(wordingReports)).toEqual([]);
});

test('lets a teacher report a wording by keyboard, and asks a visitor to sign in', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Report a wording' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a wording' });
  await expect(dialog.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await enter(page, 'teacher');
  await page.goto('/classrooms/view');
  await expect(page.getByRole('heading', { name: classes, level: 1 })).toBeVisible();
  const start = page.getByRole('contentinfo').getByRole('button', { name: 'Report a wording' });
  await start.press('Enter');
  await expect(page.getByText('Press the text that you want to report.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Press the text that you want to report.')).toHaveCount(0);
  await start.press('Enter');
  await expect(page.getByText('Press the text that you want to report.')).toBeVisible();
  await page.getByRole('link', { name: 'Resources', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('blockquote')).toHaveText('Resources');
  expect(new URL(page.url()).pathname).toBe('/classrooms/view');
});
