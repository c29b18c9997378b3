import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { Fragment, isValidElement, type ReactNode } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type FrontPage, frontPages } from '#contracts/front-pages.ts';
import { type PupilPath, pupilPages } from '#contracts/homework/pupil-pages.ts';
import { buildSite } from '#scripts/build-site.ts';
import { screens } from '#web/app/routing/routes.tsx';
import { OwnPage } from '#web/features/shell/OwnPage.tsx';
import { beforeText, budgets, shellBudget } from './budgets.ts';
import { SiteManifest, siteFile, totalOf, type Weight } from './site-manifest.ts';

// Exposes a screen's `load` function, so that the test can find its chunk.
vi.mock('#web/features/shell/lazy-screen.ts', () => ({
  lazyScreen: (load: () => unknown) => Object.assign(() => null, { load }),
}));

interface RouteWeight {
  path: string;
  /** `adds` is the weight of this route without the shell; `total` includes the shell. */
  adds: Weight;
  total: number;
}

let app: SiteManifest;
let shell: Set<string>;
let routes: RouteWeight[];
beforeAll(async () => {
  await buildSite();
  app = new SiteManifest('app');
  shell = app.entryFiles();
  const teach = new SiteManifest('teach');
  // The style that the gateway inlines is part of the whole sheet, so it is loaded twice.
  const page = teach.weightOf([...teach.entryFiles(), 'first-style.css']);
  routes = [
    ...screens.filter(({ screen }) => screen.type !== OwnPage).map(weigh),
    // Separate pages that do not load the shell.
    { path: '/resource/:id', adds: page, total: totalOf(page) },
    ...pupilRoutes(new SiteManifest('pupil')),
    ...frontPages.map(weighFront),
  ];
}, 180_000);

function weigh({ path, screen }: (typeof screens)[number]): RouteWeight {
  const files = new Set(lazyModules(screen).flatMap((module) => [...app.filesOf(module)]));
  const adds = app.weightOf([...files].filter((file) => !shell.has(file)));
  return { path, adds, total: totalOf(adds) + totalOf(app.weightOf(shell)) };
}

/** The files of each of the pupils' screens. The views of all templates are in a group. */
const pupilScreens: Record<PupilPath, (pupil: SiteManifest) => Iterable<string>> = {
  '/pupil/home': (pupil) => pupil.filesOf('home/PupilHome.tsx'),
  '/submit_task/:homeworkId/:taskId': (pupil) => pupil.filesOfGroup('doing'),
  '/pupil/result/tasks/:taskId': (pupil) => [
    ...pupil.filesOf('results/TaskResult.tsx'),
    ...pupil.filesOfGroup('results'),
  ],
  '/pupil/result/:pupilHomeworkId?': (pupil) => pupil.filesOf('results/PupilResult.tsx'),
};

/** The pupils' side is a page of its own that does not load the shell. */
function pupilRoutes(pupil: SiteManifest): RouteWeight[] {
  return pupilPages.map(({ path }) => {
    const files = new Set([...pupil.entryFiles(), ...pupilScreens[path](pupil)]);
    const adds = pupil.weightOf(files);
    return { path, adds, total: totalOf(adds) };
  });
}

function weighFront({ path, screen }: FrontPage): RouteWeight {
  const front = new SiteManifest('front');
  const adds = front.weightOf(
    new Set([...front.entryFiles(), ...front.filesOf(`screens/${screen}.tsx`)]),
  );
  return { path, adds, total: totalOf(adds) };
}

/** The modules that load when a screen is first shown. */
function lazyModules(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(lazyModules);
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  const load: unknown = node.type === Fragment ? null : Reflect.get(Object(node.type), 'load');
  const named = /features\/[\w/-]+\.tsx/.exec(String(load))?.[0];
  return [...(named ? [named] : []), ...lazyModules(node.props.children)];
}

test('lists every route and what it loads', () => {
  const kb = (number: number) => number.toFixed(1).padStart(6);
  const { script, style } = app.weightOf(shell);
  const lines = routes.map(
    ({ path, adds, total }) =>
      `  ${path.padEnd(50)} ${kb(adds.script)} ${kb(adds.style)} ${kb(total)}`,
  );
  console.log(
    [
      'Brotli kilobytes a route adds: script, style; with the shell around it',
      `  ${'(the shell)'.padEnd(50)} ${kb(script)} ${kb(style)} ${kb(script + style)}`,
      ...lines.sort(),
    ].join('\n'),
  );
  // Every screen is loaded when it is opened.
  expect(routes.filter(({ adds }) => totalOf(adds) === 0)).toEqual([]);
});

test('keeps the shell, which every screen of the app loads first, within its budget', () => {
  expect(totalOf(app.weightOf(shell))).toBeLessThanOrEqual(shellBudget);
});

test('keeps each route within its budget', () => {
  const over = routes.filter(({ path, total }) => total > (budgets[path] ?? 0));
  expect(over.map(({ path, total }) => `${path}: ${total.toFixed(1)}`)).toEqual([]);
  expect(routes.map(({ path }) => path).sort()).toEqual(Object.keys(budgets).sort());
});

test('fails if a budget is much higher than the weight of its route', () => {
  const loose = routes.filter(({ path, total }) => total * 1.25 < (budgets[path] ?? 0));
  expect(loose.map(({ path, total }) => `${path}: ${total.toFixed(1)}`)).toEqual([]);
});

test('keeps what comes before the text of a rendered lesson within its budget', () => {
  const files = ['resource.html', 'first-style.css'].map((file) => readFileSync(siteFile(file)));
  expect(brotliCompressSync(Buffer.concat(files)).length / 1024).toBeLessThanOrEqual(beforeText);
});

describe('fonts', () => {
  test.each([
    'index.html',
    'resource.html',
    'pupil.html',
    'pages/Landing.html',
    'pages/SignIn.html',
  ])('%s does not wait for fonts', (page) => {
    const html = readFileSync(siteFile(page), 'utf8');
    expect(html).not.toMatch(/as="font"|\.woff2?/);
  });

  test('shows a fallback face until each font loads', () => {
    const styles = readdirSync(siteFile('assets'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(siteFile(`assets/${file}`), 'utf8'));
    const faces = styles.flatMap((style) => style.match(/@font-face\s*\{[^}]*url\([^}]*\}/g) ?? []);
    expect(faces.length).toBeGreaterThan(0);
    expect(faces.filter((face) => !/font-display:\s*(?:swap|optional)/.test(face))).toEqual([]);
  });

  test('loads no font in the teaching view', () => {
    const styles = [...new SiteManifest('teach').entryFiles()].filter((file) =>
      file.endsWith('.css'),
    );
    expect(styles.length).toBeGreaterThan(0);
    for (const style of styles) expect(readFileSync(siteFile(style), 'utf8')).not.toMatch(/url\(/);
  });
});
