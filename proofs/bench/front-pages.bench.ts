import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import * as z from 'zod';
import { withEnvironment } from './bench-environment.ts';
import { launchBrowser, measureUsable, openPhone, type Subject } from './measure-usable.ts';
import { installApart } from './peers.ts';
import { loadRow, median, row, title } from './report.ts';
import { fetchPage, serveSite } from './site-server.ts';
import { openSlowLink, slow4g } from './slow-link.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const run = promisify(execFile);

/** A page that is measured, and what a visitor does there first. */
const subjects: readonly Subject[] = [
  {
    name: 'landing page',
    path: '/',
    gap: 'main a[href]',
    use: async (page) => {
      await page.locator('a[href="/signin"]').first().click();
      await page.waitForURL('**/signin');
    },
  },
  {
    name: 'sign-in',
    path: '/signin',
    gap: 'input[name=userName]',
    use: async (page) => {
      const field = page.locator('input[name=userName]');
      await field.fill('teacher');
      if ((await field.inputValue()) !== 'teacher') throw new Error('The field takes no text.');
    },
  },
];

/** How long a font is held back, in ms: longer than the page needs to be drawn. */
const fontDelayMs = 2_500;

/**
 * Measures the pages that a visitor sees first: with an empty cache on a slow link, with a late font, and by
 * Lighthouse (mobile). Lighthouse is installed outside the project.
 */
export async function benchFrontPages(): Promise<string[]> {
  return withEnvironment(async ({ url }) => {
    const folder = installApart('lexiloom-bench-lighthouse', ['lighthouse@13.5.0']);
    const site = await serveSite((path) => fetchPage(`${url}${path}`), url);
    const link = await openSlowLink(site.port, slow4g);
    const browser = await launchBrowser();
    try {
      const lines = [title('Pages that visitors see first', `slow 4G, CPU x4, ${rounds} rounds`)];
      for (const subject of subjects) {
        lines.push(...(await measureSubject(browser, `https://localhost:${link.port}`, subject)));
      }
      await browser.close();
      for (const { name, path } of subjects) {
        lines.push(await lighthouse(folder, name, `https://localhost:${site.port}${path}`));
      }
      return lines;
    } finally {
      await browser.close();
      await link.close();
      await site.close();
    }
  });
}

async function measureSubject(browser: Browser, origin: string, subject: Subject) {
  const loads = [];
  const shifts: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    loads.push(await measureUsable(browser, origin, subject, 4));
    shifts.push(await shiftWithLateFont(browser, `${origin}${subject.path}`));
  }
  return [
    loadRow(subject.name, loads),
    row('', [`shift with a late font ${Math.max(...shifts).toFixed(4)}`, 'goal 0.01']),
  ];
}

/** Returns the layout shift of a page whose fonts arrive after everything else. */
async function shiftWithLateFont(browser: Browser, address: string): Promise<number> {
  const { page } = await openPhone(browser, 1);
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, fontDelayMs));
    await route.continue();
  });
  await page.addInitScript(recordShift);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(300);
  const shift = await page.evaluate(() => window.shiftSoFar ?? 0);
  await page.context().close();
  return shift;
}

function recordShift(): void {
  window.shiftSoFar = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value } = entry as PerformanceEntry & { value: number };
      window.shiftSoFar = (window.shiftSoFar ?? 0) + value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const Report = z.object({
  categories: z.object({
    performance: z.object({ score: z.number() }),
    accessibility: z.object({ score: z.number() }),
  }),
  audits: z.object({
    'largest-contentful-paint': z.object({ numericValue: z.number() }),
    'total-blocking-time': z.object({ numericValue: z.number() }),
    'cumulative-layout-shift': z.object({ numericValue: z.number() }),
  }),
});

/** Runs Lighthouse three times with its mobile settings. Returns a row with the median of each figure. */
async function lighthouse(folder: string, name: string, address: string): Promise<string> {
  const reports: z.infer<typeof Report>[] = [];
  for (let round = 0; round < 3; round += 1) {
    const { stdout } = await run(
      process.execPath,
      [
        join(folder, 'node_modules/lighthouse/cli/index.js'),
        address,
        '--quiet',
        '--output=json',
        '--only-categories=performance,accessibility',
        '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic --ignore-certificate-errors',
      ],
      {
        env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    reports.push(Report.parse(JSON.parse(stdout)));
  }
  const of = (what: (report: z.infer<typeof Report>) => number) => median(reports.map(what));
  const audit = (id: keyof z.infer<typeof Report>['audits']) =>
    of(({ audits }) => audits[id].numericValue);
  return row(`Lighthouse, ${name}`, [
    `performance ${(100 * of(({ categories }) => categories.performance.score)).toFixed(0)} (goal 99)`,
    `accessibility ${(100 * of(({ categories }) => categories.accessibility.score)).toFixed(0)} (goal 100)`,
    `LCP ${audit('largest-contentful-paint').toFixed(0)} ms`,
    `blocking ${audit('total-blocking-time').toFixed(0)} ms`,
    `shift ${audit('cumulative-layout-shift').toFixed(4)}`,
  ]);
}
