import type { Browser, Page } from '@playwright/test';
import { tourNames } from '#contracts/tours/tour-names.ts';
import { insertHomework } from '#db/queries/testing/insert-homework.ts';
import { defaultGapOptions } from '#lessons/activities/gap-fill/defaults.ts';
import { makeGaps } from '#lessons/activities/gap-fill/make-gaps.ts';
import { longMaterial } from '#lessons/activities/long-text.ts';
import { taskSources } from '#lessons/tasks/sources.ts';
import { decodeClaims } from '#web/app/session/session.ts';
import { tokenKey } from '#web/app/storage-keys.ts';
import { toursKey } from '#web/app/tours/tour-memory.ts';
import { signInTo } from './api-client.ts';
import { type BenchEnvironment, withEnvironment } from './bench-environment.ts';
import {
  type Load,
  launchBrowser,
  measureUsable,
  openPhone,
  type Subject,
} from './measure-usable.ts';
import { bundleQti, installPeers, peerFiles, qtiPage, surveyPage } from './peers.ts';
import { compareUsable, loadRow, median, row, title } from './report.ts';
import { gapText, typeInto } from './resource-page.bench.ts';
import { fetchPage, serveSite } from './site-server.ts';
import { openSlowLink, slow4g } from './slow-link.ts';

const rounds = Number(process.env.ROUNDS ?? 7);
const [words, gapCount, cpuSlowdown] = [200, 10, 4];
/** Goal for the next task, in ms from the press until its first gap is usable. */
const nextGoalMs = 250;
const firstGap = '[data-field]';

/**
 * Compares a pupil's task with QTI components and SurveyJS on the same slow link: ten gaps in the same text
 * of 200 words, with an empty cache. Then measures how long the next task takes after the first is handed in.
 */
export async function benchPupilPage(): Promise<string[]> {
  return withEnvironment(async (world) => {
    const { gaps, paths, stored } = await setTasks(world);
    const folder = installPeers();
    await bundleQti(folder);
    const peers = peerFiles(folder);
    const html: Record<string, string> = { '/qti': qtiPage(gaps), '/survey': surveyPage(gaps) };
    const site = await serveSite(async (path) => {
      const page = html[path];
      if (page) return { type: 'text/html', body: Buffer.from(page), headers: {} };
      const file = peers[path];
      return file ? { ...file, headers: {} } : fetchPage(`${world.url}${path}`);
    }, world.url);
    const link = await openSlowLink(site.port, slow4g);
    const browser = await launchBrowser();
    try {
      const origin = `https://localhost:${link.port}`;
      const subjects = subjectsFor(paths[0] ?? '', stored);
      const loads = new Map(subjects.map(({ name }) => [name, [] as Load[]]));
      const nextMs: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        // Closing a heavy page slows the next load, so that every order is used in turn.
        for (const at of orders[round % orders.length] ?? []) {
          const subject = subjects[at] as Subject;
          loads.get(subject.name)?.push(await measureUsable(browser, origin, subject, cpuSlowdown));
        }
      }
      // Not between the loads: when its page closes, the browser still works for a while.
      for (let round = 0; round < rounds; round += 1) {
        nextMs.push(await measureNext(browser, origin, paths, stored));
      }
      return [
        title('A pupil’s task, cold, slow 4G, CPU x4', `${rounds} interleaved rounds`),
        ...[...loads].map(([name, list]) => loadRow(name, list)),
        ...compareUsable(loads, { 'QTI components': 1, SurveyJS: 0.6 }),
        row('next task', [
          `usable ${median(nextMs).toFixed(0)} ms [${Math.min(...nextMs).toFixed(0)}-${Math.max(...nextMs).toFixed(0)}] after the press`,
          `goal ${nextGoalMs}`,
        ]),
      ];
    } finally {
      await browser.close();
      await link.close();
      await site.close();
    }
  });
}

/** All orders of the three pages. */
const orders = [
  [0, 1, 2],
  [2, 1, 0],
  [1, 0, 2],
  [2, 0, 1],
  [1, 2, 0],
  [0, 2, 1],
];

/**
 * Sets homework of two tasks with ten gaps each for a demo pupil. Returns the text with its gaps, the tasks'
 * addresses, and what the pupil's browser has stored: the access token, and that no tour is to be offered.
 */
async function setTasks({ url, db }: BenchEnvironment) {
  const { token } = await signInTo(url, 'maple-8c');
  const pupilId = decodeClaims(token)?.id ?? '';
  const material = longMaterial(words);
  const state = makeGaps({
    text: material.text,
    vocabulary: material.vocabulary,
    options: { ...defaultGapOptions, source: { kind: 'random', count: gapCount } },
    seed: 7,
  });
  const data = taskSources['gap-fill'].templates.TYPE_THE_ANSWER?.({
    material,
    state,
    seed: 7,
    preset: 'standard',
  });
  if (pupilId === '' || !data) throw new Error('There is no pupil or no task.');
  const task = (name: string) => ({
    name,
    source: 'gap-fill' as const,
    template: 'TYPE_THE_ANSWER' as const,
    skillType: 'WRITING' as const,
    data,
  });
  const homework = await insertHomework(db, {
    teacherId: 'demo-french',
    pupilIds: [pupilId],
    tasks: [task('Fill the gaps'), task('Fill them again')],
  });
  return {
    gaps: gapText(material.text, state.ids),
    paths: homework.tasks.map(({ id }) => `/submit_task/${homework.id}/${id}`),
    stored: { [tokenKey]: token, [toursKey(pupilId)]: JSON.stringify(tourNames) },
  };
}

const subjectsFor = (path: string, stored: Readonly<Record<string, string>>): Subject[] => [
  {
    name: 'Lexiloom',
    path,
    gap: firstGap,
    stored,
    use: (page) => typeInto(page, firstGap),
  },
  {
    name: 'QTI components',
    path: '/qti',
    gap: 'qti-text-entry-interaction',
    inShadow: true,
    use: (page) => typeInto(page, 'qti-text-entry-interaction input'),
  },
  {
    name: 'SurveyJS',
    path: '/survey',
    gap: '#survey input[type=text]',
    use: (page) => typeInto(page, '#survey input[type=text]'),
  },
];

/**
 * Hands in the first task and presses "Next task" two seconds later, as a pupil who looks at the result.
 * Returns the milliseconds from the press until the first gap of the second task is usable. Uses the system
 * clock, which also works if the page is loaded again.
 */
async function measureNext(
  browser: Browser,
  origin: string,
  [path, nextPath]: readonly string[],
  stored: Readonly<Record<string, string>>,
): Promise<number> {
  const { page } = await openPhone(browser, cpuSlowdown, stored);
  await page.addInitScript(watchNextTask, { nextPath: nextPath ?? '', gap: firstGap });
  await page.goto(`${origin}${path}`);
  await page.locator(firstGap).first().fill('wrong');
  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  const next = page.getByRole('link', { name: 'Next task' });
  await next.waitFor();
  await page.waitForTimeout(2_000);
  await next.click();
  const ms = await readNextTask(page);
  await typeInto(page, firstGap);
  await page.context().close();
  return ms;
}

/** Records when "Next task" was pressed and when the next task's first gap could be used (in the page). */
function watchNextTask({ nextPath, gap }: { nextPath: string; gap: string }): void {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.pathname === nextPath) sessionStorage.setItem('pressedAt', String(now()));
    },
    true,
  );
  const look = () => {
    const field = location.pathname === nextPath && document.querySelector(gap);
    if (!field || field.matches(':disabled')) return void requestAnimationFrame(look);
    requestAnimationFrame(() => sessionStorage.setItem('usableAt', String(now())));
  };
  look();
}

async function readNextTask(page: Page): Promise<number> {
  const times = await page.waitForFunction(() => {
    const usableAt = sessionStorage.getItem('usableAt');
    return usableAt && { usableAt, pressedAt: sessionStorage.getItem('pressedAt') };
  });
  const { usableAt, pressedAt } = (await times.jsonValue()) as Record<string, string>;
  return Number(usableAt) - Number(pressedAt);
}
