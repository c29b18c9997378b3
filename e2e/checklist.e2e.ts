import { expect, type Page } from '@playwright/test';
import type { PupilHomeworkRow } from '#contracts/homework/pupil-homework.ts';
import { screens } from '#web/app/routing/routes.tsx';
import type { Screen } from '#web/features/shell/nav-links.ts';
import { type EnvironmentIds, screenLines } from './checklist/screen-lines.ts';
import { elsewhere, type Viewer, viewers } from './checklist/viewers.ts';
import { callApi, enter } from './people.ts';
import { test } from './test.ts';

test.setTimeout(300_000);

const notFound = 'This thread leads nowhere';
/**
 * A small screen that the test opens between two other screens, so that it cannot mistake the previous screen
 * for the next one.
 */
const between = '/badpage';
/** These screens ask for confirmation before the user leaves them. */
const asksFirst = /^\/(preview|activities|create-homework|written_pages)\//;
/** These are separate HTML pages. Leaving them always loads a full page. */
const ownPage = /^\/(resource|text_translation|pupil|submit_task)\//;

let ids: EnvironmentIds;
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await enter(page, 'busyPupil');
  const given = (await callApi(page, 'GET', '/v1/homeworks')).body as PupilHomeworkRow[];
  const [open] = given.filter(({ tasks }) => tasks.some((task) => task.attempts === 0));
  const task = open?.tasks.find(({ attempts }) => attempts === 0);
  await enter(page, 'teacher');
  const path = '/v1/homeworks-by-class?classroomId=demo-9j&sort=createdAt';
  const [[first]] = (await callApi(page, 'GET', path)).body as [{ homeworkId: number }[], number];
  ids = {
    homeworkId: open?.homeworkId ?? 0,
    taskId: task?.id ?? 0,
    pupilHomeworkId: open?.id ?? 0,
    classHomeworkId: first?.homeworkId ?? 0,
  };
  await page.close();
});

/** Navigates to this URL by a click on a link that is added to the page for this purpose. */
const follow = (page: Page, address: string) =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);

function addressOf({ path }: Pick<Screen, 'path'>): string {
  const at = screenLines[path]?.at;
  if (typeof at === 'function') return at(ids);
  return at ?? path.replaceAll(/:\w+\??/g, 'sample');
}

/** Returns the expected URL and heading when this viewer opens `address`. */
function expected(viewer: Viewer, { path, may }: Pick<Screen, 'path' | 'may'>, address: string) {
  const { role } = viewers[viewer];
  const line = screenLines[path];
  const isFor = may === 'anyone' || (role !== null && may.includes(role));
  if (!isFor || (line?.forVisitors && role !== null)) {
    const { path: elsewhereIs, heading } = elsewhere(viewer);
    // The teaching view is a separate HTML page, so the redirect's URL contains the requested URL as a
    // parameter.
    const isOwnPage = role === null && path.startsWith('/text_translation/');
    const next = isOwnPage ? `?next=${encodeURIComponent(address)}` : '';
    return { path: `${elsewhereIs}${next}`, heading };
  }
  const shows = line?.shows ?? /./;
  const heading =
    typeof shows === 'string' || shows instanceof RegExp ? shows : (shows[viewer] ?? shows.others);
  return { path: address, heading };
}

const softly = expect.configure({ soft: true });

for (const viewer of Object.keys(viewers) as Viewer[]) {
  test(`opens every screen of the route map as ${viewer}, or redirects to the home page`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { as } = viewers[viewer];
    if (as) await enter(page, as);
    await page.goto(between);
    for (const screen of screens) {
      const address = addressOf(screen);
      const { path, heading } = expected(viewer, screen, address);
      await follow(page, address);
      await arrive(page, path, heading);
      await softly
        .poll(() => standing(page, heading), { message: screen.path })
        .toEqual({ path, [`shows ${heading}`]: true, leadsNowhere: heading === notFound });
      if (path.startsWith('/signin') && screen.may !== 'anyone')
        await expectReturnTo(page, address);
      if (path === address && (asksFirst.test(path) || ownPage.test(path))) {
        await page.goto(between);
      } else await follow(page, between);
      await arrive(page, between, notFound);
      await expect(page.getByRole('heading', { name: notFound })).toBeVisible();
    }
  });
}

/**
 * Waits with code inside the page, because polling the page from outside would put more load on a busy
 * machine. If the element does not appear, the next expectation fails.
 */
async function arrive(page: Page, path: string, heading: string | RegExp): Promise<void> {
  const isText = typeof heading === 'string';
  const sign = { path, text: isText ? heading : '', source: isText ? '' : heading.source };
  const here = ({ path: wanted, text, source }: typeof sign) =>
    location.pathname + location.search === wanted &&
    [...document.querySelectorAll('h1, h2, h3')].some(({ textContent }) =>
      source ? new RegExp(source, 'i').test(textContent ?? '') : textContent?.includes(text),
    );
  await page.waitForFunction(here, sign, { timeout: 5_000 }).catch(() => undefined);
}

/** Returns the page's URL and whether it has this heading. */
async function standing(page: Page, heading: string | RegExp): Promise<Record<string, unknown>> {
  const found = page.getByRole('heading', { name: heading });
  const shows = await found.first().isVisible();
  const leadsNowhere = await page.getByText(notFound).first().isVisible();
  const { pathname, search } = new URL(page.url());
  return { path: pathname + search, [`shows ${heading}`]: shows, leadsNowhere };
}

/** Expects that signing in leads the visitor to the requested screen. */
async function expectReturnTo(page: Page, address: string): Promise<void> {
  const kept = () => page.evaluate(() => localStorage.getItem('lexiloom-session') ?? '');
  const inAddress = new URL(page.url()).searchParams.get('next');
  if (inAddress) expect(inAddress).toBe(address);
  else await expect.poll(kept).toContain(JSON.stringify(address));
}
