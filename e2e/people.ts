import { type Browser, expect, type Page } from '@playwright/test';
import type { LoginCard } from '#contracts/classrooms/classroom.ts';
import { tourNames } from '#contracts/tours/tour-names.ts';
import { decodeClaims } from '#web/app/session/session.ts';
import { toursKey } from '#web/app/tours/tour-memory.ts';
import { keepLanguage, openContext } from './test.ts';

/** The password of every demo account. */
export const demoPassword = 'Lexiloom-demo-1';

export const people = {
  teacher: 'teacher@lexiloom.test',
  trial: 'trial@lexiloom.test',
  head: 'head@lexiloom.test',
  french: 'french@lexiloom.test',
  german: 'german@lexiloom.test',
  admin: 'admin@lexiloom.test',
  pupil: 'amber-8b',
  /** A pupil with French homework from the demo data: done, late and still to do. */
  busyPupil: 'maple-8c',
  /** A pupil without homework. */
  newPupil: 'willow-9a',
} as const;
export type Person = keyof typeof people;

/**
 * People who may have colleagues: the head of a department, and the teacher who buys the department plan in
 * the subscription test.
 */
const haveColleagues = new Set<Person>(['head', 'trial']);

/**
 * Signs a person in without the form, by setting the same cookies and token. All tours are stored as seen
 * unless `newHere` is set. Returns the person's id.
 */
export async function enter(
  page: Page,
  person: Person,
  { newHere = false, choosesProfile = false } = {},
): Promise<string> {
  const answer = await page.request.post('/api/login', {
    data: { userName: people[person], password: demoPassword },
  });
  expect(answer.ok(), `${person} signs in`).toBe(true);
  await keepLanguage(page.context());
  const token = await answer.text();
  await page.goto('/favicon.svg');
  // People who may have colleagues see a dialog once per session that asks whose classes to show. Only the
  // test of that dialog needs it.
  if (haveColleagues.has(person) && !choosesProfile) {
    await page.request.post('/api/v1/teacher-profiles/seen', {
      headers: { authorization: `Bearer ${token}` },
    });
  }
  const id = decodeClaims(token)?.id;
  if (!id) throw new Error(`The token of ${person} holds no id.`);
  const seen = JSON.stringify(newHere ? [] : tourNames);
  await page.evaluate(
    (kept) => {
      for (const [key, value] of kept) localStorage.setItem(key, value);
    },
    [
      ['token', token],
      [toursKey(id), seen],
    ] as const,
  );
  return id;
}

/**
 * Opens a page in a separate browser context and signs in a new pupil with the login card. The page has a
 * phone's size unless a size is given.
 */
export async function openPupil(
  browser: Browser,
  { userName, password }: Pick<LoginCard, 'userName' | 'password'>,
  viewport = { width: 390, height: 844 },
): Promise<Page> {
  const hasTouch = viewport.width < 600;
  const context = await openContext(browser, { viewport, hasTouch });
  const page = await context.newPage();
  const answer = await page.request.post('/api/login', { data: { userName, password } });
  expect(answer.ok(), `${userName} signs in`).toBe(true);
  await keepLanguage(context);
  const token = await answer.text();
  await page.goto('/favicon.svg');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  return page;
}

/** Stores all tours as seen for everyone who signs in on this page, including through the form. */
export async function leaveTours(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const id = decodeClaims(token ?? '')?.id;
  if (!id) throw new Error('Nobody is signed in.');
  const seen = JSON.stringify(tourNames);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    toursKey(id),
    seen,
  ] as const);
}

/** Calls the API as the person signed in on this page. Returns the status and the body. */
export async function callApi(
  page: Page,
  method: string,
  path: string,
  data?: unknown,
): Promise<{ status: number; body: unknown }> {
  const { origins } = await page.context().storageState();
  const token = origins[0]?.localStorage.find(({ name }) => name === 'token')?.value;
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    ...(data !== undefined && { data }),
  });
  const body: unknown = await answer.json().catch(() => null);
  return { status: answer.status(), body };
}
