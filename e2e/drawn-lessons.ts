import { expect, type Page } from '@playwright/test';
import type { Text } from '#language/text/text.ts';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { defaultGapOptions } from '#lessons/activities/gap-fill/defaults.ts';
import { makeGaps } from '#lessons/activities/gap-fill/make-gaps.ts';
import type { GapOptions } from '#lessons/activities/gap-fill/state.ts';
import type { ExampleLanguage } from '#lessons/questions/example-texts.ts';
import { plantLesson } from './lessons.ts';
import { callApi } from './people.ts';

export const script = /\/assets\/teach\/resource-[\w-]+\.js$/;
export const sheet = /\/assets\/teach\/resource-[\w-]+\.css$/;
const options: GapOptions = { ...defaultGapOptions, source: { kind: 'random', count: 5 } };

export interface Planted {
  text?: Text;
  language?: ExampleLanguage;
  /** The stored gaps; null for a lesson without gaps. */
  gaps?: GapOptions | null;
  more?: Parameters<typeof plantLesson>[2];
}

/** Creates a public lesson as the signed-in teacher. Returns its id. */
export async function plantPublic(
  page: Page,
  owner: string,
  planted: Planted = {},
): Promise<string> {
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
export async function signOut(page: Page): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
}

/** Holds files of the page back until the returned function is called. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Waits until the page shows its text in the fonts that the rendered lesson names. */
export async function fontsShown(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('head > link[href*="/fonts/"]')];
    const named = document.documentElement.dataset.fonts?.split(' ') ?? [];
    return links.length === named.length && links.every(({ sheet: loaded }) => loaded);
  });
  await page.evaluate(async () => {
    const frame = () =>
      new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    // The browser asks for a font when it lays out the letters, and lays them out again in it.
    await frame();
    await document.fonts.ready;
    await frame();
  });
}

/** Collects the messages of the console and the violations of the content security policy. */
export function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/csp-report')) said.push(request.postData() ?? request.url());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

const isTakenOver = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('exercise-interactive').length > 0);

/** The rendered lesson, once it no longer changes. Menus and icons appear shortly after the text. */
export async function domOf(page: Page): Promise<string> {
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

/** Compares two renderings: the place and kind of their first difference; empty if they are equal. */
export function difference(one: string, other: string): string {
  if (one === other) return '';
  const at = [...one].findIndex((char, n) => char !== other[n]);
  return `${one.slice(at - 100, at + 100)} <> ${other.slice(at - 100, at + 100)}`;
}

/** Serves a lesson's page as if it had not been rendered by the gateway. */
export async function withoutDrawing(page: Page): Promise<void> {
  await page.route('**/resource/*', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const address = /<html data-drawn="([^"]+)" /.exec(html)?.[1];
    if (!address) throw new Error('The lesson was not rendered by the gateway.');
    const body = html
      .replace(/<html data-drawn="[^"]+" /, '<html ')
      .replace(/<style>[\s\S]*?<\/style><style id="drawn-style">[\s\S]*?<\/style>/, '')
      .replace('</head>', `<link rel="stylesheet" href="${address}"></head>`)
      .replace(
        /<div id="root">[\s\S]*?<\/div>(?=<script type="application\/json")/,
        () => '<div id="root"></div>',
      );
    await route.fulfill({ response: answer, body });
  });
}
