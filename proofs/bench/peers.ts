import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * The libraries that the resource page is compared with: ten text entries in a text of about 200 words, each
 * made as the library's own guide recommends. They are installed outside the project and never added to it:
 * QTI components are GPL-3.0, so they may be measured but not shipped.
 */
const packages = ['@citolab/qti-components@7.27.4', 'survey-core@2.5.38', 'survey-js-ui@2.5.38'];

/** Installs the peers into a separate folder (once per machine) and returns that folder. */
export const installPeers = () => installApart('lexiloom-bench-peers', packages);

/** Installs packages into a folder outside the project (once per machine and version); returns the folder. */
export function installApart(name: string, wanted: readonly string[]): string {
  const folder = join(tmpdir(), name);
  const stamp = join(folder, 'installed.txt');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted.join()) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...wanted], {
      cwd: folder,
      stdio: 'ignore',
    });
    writeFileSync(stamp, wanted.join());
  }
  return folder;
}

/**
 * Bundles only the part of QTI components that shows and marks an item, as a careful site would. The result
 * is three quarters of the size of the library's own browser bundle, which also contains the player for whole
 * tests.
 */
export async function bundleQti(folder: string): Promise<void> {
  const entries = ['qti-base', 'qti-elements', 'qti-processing', 'qti-interactions'];
  const entry = join(folder, 'qti-entry.js');
  writeFileSync(
    entry,
    entries.map((name) => `export * from '@citolab/qti-components/${name}';\n`).join(''),
  );
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'bundled',
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'qti.js', codeSplitting: false },
      },
    },
  });
}

/** A text with `answers.length` gaps, written as `{0}`, `{1}` …; both libraries show the same text. */
export interface GapText {
  paragraphs: string[];
  answers: string[];
}

/** Returns a QTI 3 item with a text entry at each gap. It uses the bundle made by `bundleQti`. */
export function qtiPage(gaps: GapText): string {
  const declarations = gaps.answers
    .map(
      (answer, at) =>
        `<qti-response-declaration identifier="R${at}" cardinality="single" base-type="string"><qti-correct-response><qti-value>${answer}</qti-value></qti-correct-response></qti-response-declaration>`,
    )
    .join('');
  const body = gaps.paragraphs
    .map((p) =>
      p.replace(
        /\{(\d+)\}/g,
        '<qti-text-entry-interaction response-identifier="R$1"></qti-text-entry-interaction>',
      ),
    )
    .map((p) => `<p>${p}</p>`)
    .join('');
  return page(
    'QTI',
    '<script type="module" src="/peers/qti.js"></script>',
    `<qti-assessment-item identifier="gaps" title="Gaps" time-dependent="false" adaptive="false">${declarations}<qti-item-body>${body}</qti-item-body></qti-assessment-item>`,
  );
}

/**
 * Returns a SurveyJS form with the text as HTML and ten text fields, rendered by SurveyJS's own small
 * renderer.
 */
export function surveyPage(gaps: GapText): string {
  const elements = [
    { type: 'html', name: 'text', html: gaps.paragraphs.join('<br>').replace(/\{\d+\}/g, '____') },
    ...gaps.answers.map((_, at) => ({ type: 'text', name: `gap${at}`, title: `Gap ${at + 1}` })),
  ];
  return page(
    'SurveyJS',
    `<link rel="stylesheet" href="/peers/survey.css"><script defer src="/peers/survey-core.js"></script><script defer src="/peers/survey-ui.js"></script><script defer src="/peers/survey-start.js"></script><script type="application/json" id="model">${JSON.stringify({ elements })}</script>`,
    '<div id="survey"></div>',
  );
}

const surveyStart =
  "new Survey.Model(JSON.parse(document.getElementById('model').textContent)).render(document.getElementById('survey'));";

/** Returns the files that the two pages load, by path. */
export function peerFiles(folder: string): Record<string, { type: string; body: Buffer }> {
  const modules = join(folder, 'node_modules');
  const file = (type: string, ...path: string[]) => ({
    type,
    body: readFileSync(join(modules, ...path)),
  });
  const js = 'text/javascript';
  return {
    '/peers/qti.js': { type: js, body: readFileSync(join(folder, 'bundled', 'qti.js')) },
    '/peers/survey.css': file('text/css', 'survey-core', 'survey-core.fontless.min.css'),
    '/peers/survey-core.js': file(js, 'survey-core', 'survey.core.min.js'),
    '/peers/survey-ui.js': file(js, 'survey-js-ui', 'survey-js-ui.min.js'),
    '/peers/survey-start.js': { type: js, body: Buffer.from(surveyStart) },
  };
}

function page(title: string, head: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${head}</head><body><h1>Gaps</h1>${body}</body></html>`;
}
