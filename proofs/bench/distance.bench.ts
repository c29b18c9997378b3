import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import * as z from 'zod';
import { startNeon } from '#emulators/neon/start-neon.ts';
import { choosePort } from '#scripts/processes/choose-port.ts';
import { buildWorker } from '#scripts/world/build-worker.ts';
import { fireCrons } from '#scripts/world/drive-crons.ts';
import { loadSettings, root } from '#scripts/world/settings.ts';
import { type Environment, startEnvironment } from '#scripts/world/start-environment.ts';
import {
  addressOf,
  countRounds,
  type Distances,
  enterAs,
  type Links,
  measure,
  near,
  type Rounds,
} from './distance/look.ts';
import { openSiteLink } from './distance/site-link.ts';
import { openStatementLink } from './distance/statement-link.ts';
import { type EnvironmentIds, lesson, type Viewer, type Visit, visits } from './distance/visits.ts';
import { launchBrowser } from './measure-usable.ts';
import { median, row, title } from './report.ts';
import { startWorkerd } from './start-workerd.ts';

/**
 * The round trip between a browser in Sydney and a database in London, in ms, including the edge near the
 * browser.
 */
const farMs = 280;
/** The round trip from a Worker to a database in the same region, in ms (decision 0138). */
const nearMs = 3;
const distances = {
  /** No latency: measures only the work of the browser and the Workers. */
  near: { toWorkersMs: 0, toDatabaseMs: 0 },
  placed: { toWorkersMs: farMs, toDatabaseMs: nearMs },
  unplaced: { toWorkersMs: 0, toDatabaseMs: farMs },
} as const satisfies Record<string, Distances>;
type Times = Record<keyof typeof distances, number>;
/**
 * Number of measurements of each time. The shortest one counts, because a busy machine can only make a time
 * longer.
 */
const rounds = Number(process.env.ROUNDS ?? 2);
/** Comma-separated parts of paths, to measure only some screens. */
const only = process.env.SCREENS?.split(',');
/** `COUNT=1` measures no times and only counts the trips, in a third of the time. */
const countsOnly = process.env.COUNT === '1';

interface Line {
  name: string;
  /** The API calls, with all their statements, grouped into rounds of calls in flight at the same time. */
  calls: Rounds;
  statements: Rounds;
  /** In ms; null if only trips are counted. */
  times: Times | null;
}

/**
 * Measures every screen's first paint and first save with 280 ms between the browser and the database. It
 * measures twice: with the Workers next to the database (placement), and with the Workers next to the
 * browser. The baseline is a bare Worker with one statement over the same distance. The bench fails if a
 * screen needs more than one trip to read or more than one to save.
 */
export async function benchDistance(): Promise<string[]> {
  return withLinks(async (links, browser) => {
    const contexts = new Map<Viewer, BrowserContext>();
    const contextOf = async (viewer: Viewer) => {
      const known = contexts.get(viewer);
      if (known) return known;
      near(links);
      const context = await enterAs(browser, links, viewer);
      contexts.set(viewer, context);
      return context;
    };
    const ids = await findIds(await contextOf('teacher'), await contextOf('pupil'));
    const visitor = await contextOf('visitor');
    const bare = await readScreen(links, visitor, 'a bare Worker', '/bare');
    const bareCall = {
      ...bare,
      name: 'a call of a bare Worker',
      times: await timesOf((apart) =>
        openIn(visitor, '/bare', (page, open) => measure(page, links, apart, open)).then(
          ({ changesMs }) => changesMs,
        ),
      ),
    };
    const reads: Line[] = [];
    const saves: Line[] = [];
    const broken: string[] = [];
    for (const [path, visit] of Object.entries(visits)) {
      if (only && !only.some((part) => path.includes(part))) continue;
      const context = await contextOf(visit.as);
      const address = addressOf(path, visit, ids);
      const line = await readScreen(links, context, path, address, visit).catch(
        (reason: unknown) => {
          broken.push(`  BROKEN: ${path}: ${reason}`);
          return null;
        },
      );
      if (line === null) continue;
      reads.push(line);
      console.error(lineOf(line, bare));
      if (line.calls.length > 1) console.log(over1('read', line));
      if (line.statements.length > 1)
        console.log(`  ${path}: statements in a row\n${inWords(line.statements)}`);
      if (visit.save) {
        await saveOn(links, context, path, address, visit).then(
          (line) => {
            saves.push(line);
            console.error(lineOf({ ...line, name: `${path}, saved` }, bareCall));
          },
          (reason: unknown) => broken.push(`  FAILED: the save on ${path}: ${reason}`),
        );
      }
    }
    const over = [
      ...broken,
      ...reads.filter(({ calls }) => calls.length > 1).map((line) => over1('read', line)),
      ...saves.filter(({ calls }) => calls.length > 1).map((line) => over1('save', line)),
    ];
    process.exitCode = over.length > 0 ? 1 : process.exitCode;
    return [
      title(
        `${farMs} ms between browser and database`,
        `trips in a row; shortest of ${rounds}, with and without placement; x of a bare Worker`,
      ),
      lineOf(bare, bare),
      ...reads.map((line) => lineOf(line, bare)),
      row('first saves, from sending to the answer', ['']),
      lineOf(bareCall, bareCall),
      ...saves.map((line) => lineOf(line, bareCall)),
      summary('reads', reads, bare),
      summary('saves', saves, bareCall),
      ...over,
      over.length === 0
        ? '  No screen needs more than one trip to read, nor one to save.'
        : `  MISSED by ${over.length}.`,
    ];
  });
}

type Use<T> = (page: Page, open: () => Promise<void>) => Promise<T>;

/** Performs an action on a new page, which `open` opens at an address. */
async function openIn<T>(context: BrowserContext, address: string, use: Use<T>): Promise<T> {
  const page = await context.newPage();
  const done = await use(page, async () => {
    await page.goto(address, { waitUntil: 'commit' });
  });
  await page.close();
  return done;
}

async function readScreen(
  links: Links,
  context: BrowserContext,
  name: string,
  address: string,
  { isRefused }: Partial<Visit> = {},
) {
  const opened = <T>(use: Use<T>) => openIn(context, address, use);
  // The first load fills the cache with the screen's files, because in production a CDN serves them from
  // nearby.
  await opened((page, open) => measure(page, links, distances.near, open));
  const { failed } = links.site;
  if (failed.size > 0 && !isRefused) throw new Error(`refused: ${[...failed].join(', ')}`);
  return {
    name,
    calls: reading(await opened((page, open) => countRounds(page, links, 'calls', open))),
    statements: await opened((page, open) => countRounds(page, links, 'statements', open)),
    times: await timesOf((apart) =>
      opened((page, open) => measure(page, links, apart, open)).then(({ screenMs }) => screenMs),
    ),
  };
}

/** Returns the shortest time at each distance. The distances are measured alternately. */
async function timesOf(take: (apart: Distances) => Promise<number>): Promise<Times | null> {
  if (countsOnly) return null;
  const times: Times = { near: Infinity, placed: Infinity, unplaced: Infinity };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of Object.keys(times) as (keyof Times)[]) {
      times[name] = Math.min(times[name], await take(distances[name]));
    }
  }
  return times;
}

/**
 * Counts only rounds that contain a read. The product then records that the user has read something, but
 * users do not wait for this.
 */
const reading = (rounds: Rounds) =>
  rounds.filter((round) => round.some((call) => call.startsWith('GET ')));

/** How long to wait after the last keystroke: autosaves are sent a moment later. */
const settleMs = 1_500;
let runs = 0;
async function saveOn(
  links: Links,
  context: BrowserContext,
  name: string,
  address: string,
  { save }: Visit,
): Promise<Line> {
  const filled = async <T>(use: (page: Page, press: () => Promise<void>) => Promise<T>) => {
    const page = await context.newPage();
    await measure(page, links, distances.near, async () => {
      await page.goto(address, { waitUntil: 'commit' });
    });
    runs += 1;
    const run = `${runs}`;
    const saved = await use(page, async () => {
      await save?.press(page, run);
      await page.waitForTimeout(settleMs);
    });
    // Signs out, so that the next person starts as a visitor.
    if (visits[name]?.as === 'visitor') {
      await page.evaluate(() => localStorage.clear());
      await context.clearCookies();
    }
    await page.close();
    return saved;
  };
  // Reading the new state again does not count as part of the save.
  const writes = (rounds: Rounds) =>
    rounds.filter((round) => round.some((call) => !call.startsWith('GET ')));
  const calls = writes(await filled((page, press) => countRounds(page, links, 'calls', press)));
  if (calls.length === 0) throw new Error('nothing was sent');
  const statements = await filled((page, press) => countRounds(page, links, 'statements', press));
  return {
    name,
    calls,
    statements,
    times: await timesOf((apart) =>
      filled((page, press) => measure(page, links, apart, press)).then(
        ({ changesMs }) => changesMs,
      ),
    ),
  };
}

const lineOf = (line: Line, bare: Line) =>
  row(line.name.padEnd(48), [
    `${line.calls.length} trip${line.calls.length === 1 ? ' ' : 's'}`,
    `${line.statements.length} statement${line.statements.length === 1 ? ' ' : 's'}`,
    ...(line.times && bare.times
      ? [
          `near ${line.times.near.toFixed(0)} ms`,
          timeOf('placed', line.times, bare.times),
          timeOf('unplaced', line.times, bare.times),
        ]
      : []),
  ]);

/**
 * Formats a time as "placed 690 ms (+285, 1.8 x)": the milliseconds that the distance adds, and the ratio to
 * the bare Worker.
 */
const timeOf = (name: 'placed' | 'unplaced', times: Times, bare: Times) =>
  `${name} ${times[name].toFixed(0)} ms (${signed(times[name] - times.near)}, ${(times[name] / bare[name]).toFixed(1)} x)`;

const signed = (ms: number) => `${ms < 0 ? '' : '+'}${ms.toFixed(0)}`;

const summary = (what: string, lines: readonly Line[], bare: Line) => {
  const times = lines.flatMap((line) => line.times ?? []);
  const added = (name: 'placed' | 'unplaced') =>
    `${name} ${signed(median(times.map((time) => time[name] - time.near)))} ms (a bare Worker ${bare.times ? signed(bare.times[name] - bare.times.near) : ''})`;
  return row(`${what}, median`, [
    ...(times.length > 0 ? [added('placed'), added('unplaced')] : []),
    `most statements in a row ${Math.max(0, ...lines.map(({ statements }) => statements.length))}`,
  ]);
};

const over1 = (what: string, { name, calls }: Line) =>
  `  OVER: ${name} needs ${calls.length} trips to ${what}:\n${inWords(calls)}`;

const inWords = (rounds: Rounds) =>
  rounds.map((round) => `      ${round.join('  beside  ')}`).join('\n');

const Given = z.array(
  z.object({
    id: z.number(),
    homeworkId: z.number(),
    tasks: z.array(z.object({ id: z.number(), attempts: z.number() })),
  }),
);
const OfClass = z.tuple([z.array(z.object({ homeworkId: z.number() })), z.number()]);

/** Returns the API's response to the person signed in to this browser context. */
async function get(context: BrowserContext, path: string): Promise<unknown> {
  const page = await context.newPage();
  await page.goto('/badpage');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.get(`/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await page.close();
  return await answer.json();
}

const WithParts = z.object({ parts: z.array(z.object({ status: z.string() })) });

/**
 * Returns the ids of three homeworks: (a) a homework of the pupil with an open task, (b) a homework of the
 * pupil with a finished task, and (c) a homework set for the teacher's class.
 */
async function findIds(teacher: BrowserContext, pupil: BrowserContext): Promise<EnvironmentIds> {
  const given = Given.parse(await get(pupil, '/v1/homeworks'));
  const withTask = (isDone: boolean) =>
    given.flatMap(({ id, homeworkId, tasks }) =>
      tasks
        .filter(({ attempts }) => attempts > 0 === isDone)
        .map((task) => ({ id, homeworkId, taskId: task.id })),
    )[0];
  const open = withTask(false);
  const done = withTask(true);
  const [rows] = OfClass.parse(
    await get(teacher, '/v1/homeworks-by-class?classroomId=demo-9j&sort=createdAt'),
  );
  return {
    homeworkId: open?.homeworkId ?? 0,
    taskId: open?.taskId ?? 0,
    pupilHomeworkId: done?.id ?? 0,
    doneHomeworkId: done?.homeworkId ?? 0,
    doneTaskId: done?.taskId ?? 0,
    classHomeworkId: rows[0]?.homeworkId ?? 0,
  };
}

/**
 * Runs the whole local environment with adjustable latency in front of its Workers and in front of its
 * database.
 */
async function withLinks<T>(work: (links: Links, browser: Browser) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'lexiloom-distance-'));
  const stops: (() => Promise<unknown> | unknown)[] = [
    () => rmSync(folder, { recursive: true, force: true }),
  ];
  try {
    const neon = await startNeon({ dataDir: join(folder, 'postgres') });
    stops.push(neon.close);
    const database = await openStatementLink(neon.port);
    stops.push(database.close);
    const databaseUrl = new URL(neon.url);
    databaseUrl.port = String(database.port);
    const settings = loadSettings(
      {
        PORT: String(await choosePort()),
        LEXILOOM_DATA: join(folder, 'world'),
        DATABASE_URL: databaseUrl.href,
      },
      [],
    );
    const world = await startEnvironment({ ...settings, firesCrons: false }, () => {});
    stops.push(world.stop);
    await settle(world, lesson);
    const bare = await startBareWorker(folder, databaseUrl.href);
    stops.push(bare.stop);
    const site = await openSiteLink(new URL(world.url), new URL('/query', bare.url));
    stops.push(site.close);
    const browser = await launchBrowser();
    stops.push(() => browser.close());
    return await work({ site, database }, browser);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/**
 * Waits until the sound and pictures of a demo lesson are generated, because a screen polls for them until
 * then. If cron runs came later, they would be counted as part of the screens.
 */
async function settle({ url, workersUrl }: Environment, lesson: string): Promise<void> {
  for (let seconds = 0; ; seconds += 1) {
    const answer = await fetch(`${url}/api/v1/resources/${lesson}`);
    const { parts } = WithParts.parse(await answer.json());
    if (parts.every(({ status }) => status !== 'queued' && status !== 'running')) return;
    // Run the crons, which repeat a request that has had no response for a minute and a half.
    if (seconds % 30 === 0) fireCrons(workersUrl);
    await new Promise((done) => setTimeout(done, 1_000));
  }
}

async function startBareWorker(folder: string, databaseUrl: string) {
  const path = join(root, 'proofs/bench/bare-query/wrangler.toml');
  const built = await buildWorker(folder, { name: 'bare-query', path });
  const texts = { DATABASE_URL: databaseUrl, TRIPS: JSON.stringify([{ query: 'select 1' }]) };
  return startWorkerd(folder, [{ name: built.name, folder: built.folder, texts }]);
}
