import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import { buildSentence } from '#language/text/build-sentence.ts';
import type { Text } from '#language/text/text.ts';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { defaultGapOptions } from '#lessons/activities/gap-fill/defaults.ts';
import { makeGaps } from '#lessons/activities/gap-fill/make-gaps.ts';
import { gapFillOptions } from '#lessons/activities/gap-fill/samples.ts';
import type { GapOptions } from '#lessons/activities/gap-fill/state.ts';
import { longText } from '#lessons/activities/long-text.ts';
import { defaultDisplay } from '#lessons/draft/display-settings.ts';
import type { ExampleLanguage } from '#lessons/questions/example-texts.ts';
import { activityKey, displayKey } from '#web/app/storage-keys.ts';
import { plantLesson } from './lessons.ts';
import { callApi, enter } from './people.ts';
import { test } from './test.ts';

const pageScript = /\/assets\/teach\/resource-[\w-]+\.js$/;
const options: GapOptions = { ...defaultGapOptions, source: { kind: 'random', count: 5 } };

interface Planted {
  text?: Text;
  language?: ExampleLanguage;
  /** The stored gaps; null for a lesson without gaps. */
  gaps?: GapOptions | null;
  more?: Parameters<typeof plantLesson>[2];
}

/** Creates a public lesson as the signed-in teacher. Returns its id. */
async function plantPublic(page: Page, owner: string, planted: Planted = {}): Promise<string> {
  const { language = 'french', gaps = options } = planted;
  const material = exampleMaterials[language];
  const text = planted.text ?? material.text;
  const id = await plantLesson(owner, language, {
    visibility: 'PUBLIC',
    text,
    toLanguage: text.target,
    fromLanguage: text.native,
    ...planted.more,
  });
  if (gaps) {
    const { vocabulary } = material;
    const state = makeGaps({ text, vocabulary, options: gaps, seed: 7 });
    const stored = await callApi(page, 'PUT', `/v1/resources/${id}/activities/gap-fill`, { state });
    expect(stored.status).toBeLessThan(300);
  }
  return id;
}

/** Signs out, so that the page is opened as a visitor who has chosen nothing. */
async function signOut(page: Page): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
}

/** Holds the page's script back until the returned function is called. */
async function holdScript(context: BrowserContext): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const handler = async (route: Route) => {
    await held;
    await route.continue();
  };
  await context.route(pageScript, handler);
  return async () => {
    release();
    await context.unroute(pageScript, handler);
  };
}

/** Collects the messages of the console and the violations of the content security policy. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

const isTakenOver = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('exercise-interactive').length > 0);

/** The rendered lesson, once it no longer changes. Menus and icons appear shortly after the text. */
async function domOf(page: Page): Promise<string> {
  await isTakenOver(page);
  await page.locator('nav svg').first().waitFor();
  await page.waitForFunction(() => document.querySelector('aside:empty, [aria-busy]') === null);
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const root = document.getElementById('root');
        const settle = (before: string) => {
          const now = root?.innerHTML ?? '';
          if (now === before) resolve(now);
          else setTimeout(settle, 300, now);
        };
        settle('');
      }),
  );
}

/** Where two renderings begin to differ, and how; empty if they are equal. */
function difference(one: string, other: string): string {
  if (one === other) return '';
  const at = [...one].findIndex((char, n) => char !== other[n]);
  return `${one.slice(at - 100, at + 100)} <> ${other.slice(at - 100, at + 100)}`;
}

/** Serves a lesson's page as if it had not been rendered by the gateway. */
async function withoutDrawing(page: Page): Promise<void> {
  await page.route('**/resource/*', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const sheet = /<html data-drawn="([^"]+)" /.exec(html)?.[1];
    if (!sheet) throw new Error('The lesson was not rendered by the gateway.');
    const body = html
      .replace(/<html data-drawn="[^"]+" /, '<html ')
      .replace(/<style>[\s\S]*?<\/style><style id="drawn-style">[\s\S]*?<\/style>/, '')
      .replace('</head>', `<link rel="stylesheet" href="${sheet}"></head>`)
      .replace(
        /<div id="root">[\s\S]*?<\/div>(?=<script type="application\/json")/,
        () => '<div id="root"></div>',
      );
    await route.fulfill({ response: answer, body });
  });
}

/** A short text in a language, with both directions mixed and with markup in it. */
const textIn = (target: string, native = 'en'): Text => ({
  target,
  native,
  sentences: [0, 1, 2].map((at) =>
    buildSentence(
      `s${at + 1}`,
      [
        at === 1 ? 'Ana' : '',
        `${at} Слово كلمة 言葉 mot "</script>" & <b> style="x" fin.`,
        'One word.',
      ],
      { target, native },
    ),
  ),
});

test('renders every kind of lesson exactly as its script does', async ({ page, browser }) => {
  test.slow();
  const owner = await enter(page, 'trial');
  const lessons: [string, Planted][] = [
    ...gapFillOptions.map((gaps, at): [string, Planted] => [`gaps ${at}`, { gaps }]),
    ['without gaps', { gaps: null }],
    ['Arabic', { language: 'arabic', more: { title: 'سوق </script> "x" <b>' } }],
    ['Japanese', { language: 'japanese' }],
    ['long', { text: longText(500) }],
    ['numbered', { more: { textType: 'sentences' } }],
    ['prose', { more: { textType: 'text' } }],
    ['few activities', { more: { arrangement: ['gap-fill', 'pairs'] } }],
    ['gaps not arranged', { more: { arrangement: ['pairs'] } }],
  ];
  const ids = new Map<string, string>();
  for (const [name, planted] of lessons) ids.set(name, await plantPublic(page, owner, planted));
  for (const code of ['en', 'ur', 'he', 'ja', 'zh', 'th', 'hi', 'ko', 'ru']) {
    ids.set(
      code,
      await plantPublic(page, owner, { text: textIn(code, code === 'en' ? 'ar' : 'en') }),
    );
  }
  await signOut(page);
  const other = await browser.newPage();
  await withoutDrawing(other);
  const said = [...[page, other].map(listen)];
  for (const [name, id] of ids) {
    const [adopted, fresh] = await Promise.all(
      [page, other].map(async (each) => {
        await each.goto(`/resource/${id}`);
        const dom = await domOf(each);
        await each.evaluate(() => localStorage.clear());
        return dom;
      }),
    );
    expect(difference(adopted ?? '', fresh ?? ''), name).toBe('');
  }
  expect(said.flat()).toEqual([]);
  await other.close();
});
