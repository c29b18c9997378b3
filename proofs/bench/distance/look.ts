import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { tourNames } from '#contracts/tours/tour-names.ts';
import type { SiteLink } from './site-link.ts';
import type { StatementLink } from './statement-link.ts';
import { type EnvironmentIds, type Viewer, type Visit, viewers } from './visits.ts';

/** The latency between the browser and the Workers, and between the Workers and the database. */
export interface Distances {
  toWorkersMs: number;
  toDatabaseMs: number;
}

export interface Links {
  site: SiteLink;
  database: StatementLink;
}

/** A screen is complete after this many milliseconds without requests. */
const quietMs = 350;
/**
 * A screen is waiting for held requests after this many milliseconds without new requests. The time is longer
 * than `quietMs`, because a busy machine may still be compiling scripts.
 */
const longQuietMs = 900;

/** Returns a browser context in which this person is signed in and has seen every tour. */
export async function enterAs(browser: Browser, { site }: Links, viewer: Viewer) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: site.origin });
  const userName = viewers[viewer];
  if (userName === null) return context;
  const answer = await context.request.post('/api/login', {
    data: { userName, password: 'Lexiloom-demo-1' },
  });
  if (!answer.ok()) throw new Error(`${viewer} cannot sign in: ${answer.status()}`);
  const token = await answer.text();
  const id = String(JSON.parse(atob(token.split('.')[1] ?? '')).UserInfo.id);
  if (viewer === 'head' || viewer === 'trial') {
    await context.request.post('/api/v1/teacher-profiles/seen', {
      headers: { authorization: `Bearer ${token}` },
    });
  }
  await context.addInitScript(
    (kept) => {
      for (const [key, value] of kept) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }
    },
    [
      ['token', token],
      [`lexiloom-tours:${id}`, JSON.stringify(tourNames)],
    ] as const,
  );
  return context;
}

/**
 * Rounds that depend on each other, in order. A round contains the API calls, or the statements, that were in
 * flight at the same time.
 */
export type Rounds = string[][];

/**
 * Performs an action on a page and releases its calls, or the statements behind them, one round at a time. A
 * round is released only when no other request is in flight and the page is idle.
 */
export async function countRounds(
  page: Page,
  { site, database }: Links,
  what: 'calls' | 'statements',
  work: () => Promise<void>,
): Promise<Rounds> {
  near({ site, database });
  const gate = what === 'calls' ? site.gate : database.gate;
  site.lastCame = performance.now();
  site.failed.clear();
  gate.shut();
  const rounds: Rounds = [];
  let isDone = false;
  try {
    const working = work().then(() => {
      isDone = true;
    });
    // A failure is thrown by the `await` at the end. Until then, the action may be waiting for a round to be
    // released.
    working.catch(() => {});
    for (const end = performance.now() + 90_000; performance.now() < end; ) {
      await quiet(page, () => Math.max(site.lastCame, site.lastAnswered, gate.lastCame), site);
      const isRepeated = what === 'statements' && site.failed.size > 0;
      const round = gate.release();
      // Failed calls are retried, as the specification requires. A retry does not count as a round, because
      // no screen depends on it.
      if (!isRepeated && round.some((call) => !site.failed.has(call))) rounds.push(round);
      else if (round.length > 0) continue;
      else if (isDone && site.calls === 0 && !(await isLoading(page))) break;
    }
    await working;
  } finally {
    gate.open();
  }
  return rounds;
}

/**
 * Evaluates a function in the page. Returns `unanswered` if the page still waits for its first byte, because
 * such a page cannot respond and has no work to do.
 */
const askPage = <T>(page: Page, ask: () => T | Promise<T>, unanswered: T): Promise<T> =>
  Promise.race([page.evaluate(ask), sleep(1_000, unanswered)]);

/** Waits until no request has arrived for a while and the page is idle. */
async function quiet(page: Page, last: () => number, site: SiteLink): Promise<void> {
  for (const end = performance.now() + 60_000; performance.now() < end; ) {
    await page.waitForTimeout(50);
    await askPage(page, () => new Promise((idle) => requestIdleCallback(idle)), null).catch(
      () => {},
    );
    if (site.files > 0 || (await isComing(page))) continue;
    if (performance.now() - last() > longQuietMs) return;
  }
}

/** The duration of an action, in ms. */
interface Taken {
  /** In ms, from the start of the action until the screen is complete. */
  screenMs: number;
  /** In ms, from the first change that was sent until the response to the last one. */
  changesMs: number;
}

/** Performs an action at these distances and measures it. */
export async function measure(
  page: Page,
  links: Links,
  { toWorkersMs, toDatabaseMs }: Distances,
  work: () => Promise<void>,
): Promise<Taken> {
  const { site, database } = links;
  site.failed.clear();
  site.changes = { from: Infinity, to: 0 };
  site.roundTripMs = toWorkersMs;
  database.roundTripMs = toDatabaseMs;
  const began = performance.now();
  await work();
  let doneAt = performance.now();
  for (const end = doneAt + 60_000; performance.now() < end; ) {
    await page.waitForTimeout(25);
    if (site.calls > 0 || site.files > 0 || (await isLoading(page))) doneAt = performance.now();
    else if (performance.now() - doneAt > quietMs) break;
  }
  near(links);
  return { screenMs: doneAt - began, changesMs: site.changes.to - site.changes.from };
}

/** Removes all latency, for steps that are not measured. */
export function near({ site, database }: Links): void {
  site.roundTripMs = 0;
  database.roundTripMs = 0;
}

/** True while a placeholder shows that the script of a screen is being loaded (`Shell.tsx`). */
const isComing = (page: Page): Promise<boolean> =>
  askPage(page, () => document.querySelector('[data-coming]') !== null, false).catch(() => true);

/** True while the page shows that content is loading, or has drawn no content yet. */
const isLoading = (page: Page): Promise<boolean> =>
  askPage(
    page,
    () =>
      document.querySelector('h1, h2') === null ||
      document.querySelector('[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])') !==
        null,
    true,
  ).catch(() => true);

export const addressOf = (path: string, { at }: Visit, ids: EnvironmentIds): string =>
  typeof at === 'function' ? at(ids) : (at ?? path);
