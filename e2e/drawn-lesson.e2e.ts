import { expect, type Page } from '@playwright/test';
import { buildSentence } from '#language/text/build-sentence.ts';
import type { Text } from '#language/text/text.ts';
import { gapFillOptions } from '#lessons/activities/gap-fill/samples.ts';
import { longText } from '#lessons/activities/long-text.ts';
import {
  difference,
  domOf,
  fontsShown,
  hold,
  listen,
  type Planted,
  plantPublic,
  script,
  sheet,
  signOut,
  withoutDrawing,
} from './drawn-lessons.ts';
import { callApi, enter } from './people.ts';
import { test } from './test.ts';

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
    ['long', { text: longText(400) }],
    ['numbered', { more: { textType: 'sentences' } }],
    ['prose', { more: { textType: 'text' } }],
    ['few activities', { more: { arrangement: ['gap-fill', 'pairs'] } }],
    ['gaps not arranged', { more: { arrangement: ['pairs'] } }],
  ];
  const ids = new Map<string, string>();
  for (const [name, planted] of lessons) ids.set(name, await plantPublic(page, owner, planted));
  for (const code of ['en', 'ur', 'he', 'zh', 'th', 'hi']) {
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

test('contains a lesson only as long as it is public', async ({ page }) => {
  const owner = await enter(page, 'trial');
  const id = await plantPublic(page, owner);
  const read = async () => {
    const answer = await page.request.get(`/resource/${id}`);
    return { html: await answer.text(), etag: answer.headers().etag ?? '' };
  };
  const shared = await read();
  expect(shared.html).toContain('data-gap=');
  await callApi(page, 'PATCH', `/v1/resources/${id}`, { visibility: 'PRIVATE' });
  for (const etag of ['"none"', shared.etag]) {
    const headers = { 'if-none-match': etag };
    const answer = await page.request.get(`/resource/${id}`, { headers });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).not.toMatch(/data-gap=|piscine/);
  }
  // The owner still sees it: the page fetches it with the owner's rights.
  await page.goto(`/resource/${id}`);
  await expect(page.locator('.lesson-side').first()).toBeVisible();
});

/**
 * The computed styles of all elements of the lesson and of what is before them that differ from those of the
 * previous call, and how many were compared.
 */
const compareStyles = (page: Page) =>
  page.evaluate(() => {
    // Whether a sentence near the edge of the window is laid out depends on the time, so lay out all of them.
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [all];
    const elements = document.querySelectorAll('html, body, #root, #root *');
    const styles = [...elements].flatMap((element) =>
      [null, '::before'].map((part) => {
        const style = getComputedStyle(element, part);
        // Custom properties do nothing by themselves, and those that nothing reads are not in the page.
        const names = [...style].filter((name) => !name.startsWith('--'));
        return names.map((name) => `${name}:${style.getPropertyValue(name)}`);
      }),
    );
    const before: string[][] = Reflect.get(window, 'stylesBefore') ?? styles;
    Object.assign(window, { stylesBefore: styles });
    return {
      compared: styles.length,
      differences: styles.flatMap((one, at) => one.filter((value, n) => value !== before[at]?.[n])),
    };
  });

test('has every style in the page that the rendered lesson needs', async ({ page }) => {
  const owner = await enter(page, 'trial');
  const lessons: Planted[] = [
    ...gapFillOptions.slice(3).map((gaps) => ({ gaps })),
    { gaps: null, text: textIn('ur') },
    { text: longText(250), more: { textType: 'sentences' } },
    { language: 'japanese', more: { textType: 'text' } },
  ];
  const ids: string[] = [];
  for (const planted of lessons) ids.push(await plantPublic(page, owner, planted));
  await signOut(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(script, (route) => route.abort());
  for (const [at, id] of ids.entries()) {
    await page.setViewportSize(
      [
        { width: 1920, height: 1080 },
        { width: 1366, height: 768 },
        { width: 390, height: 844 },
      ][at % 3] ?? { width: 1280, height: 720 },
    );
    const release = await hold(page, sheet);
    await page.goto(`/resource/${id}`, { waitUntil: 'commit' });
    await page.locator('#resource').waitFor({ state: 'attached' });
    await fontsShown(page);
    const first = await compareStyles(page);
    release();
    await page.waitForFunction(() => {
      const link = document.querySelector<HTMLLinkElement>('head > link[href*="/teach/"]');
      return link?.sheet;
    });
    expect(await compareStyles(page)).toEqual({ compared: first.compared, differences: [] });
    await page.unroute(sheet);
  }
});
