import { type BrowserContext, expect, type Page } from '@playwright/test';
import { openDatabase } from '#db/client.ts';
import { localEnvironment } from '#scripts/testing/local-environment.ts';
import { enter } from './people.ts';
import { test } from './test.ts';
import { payloads } from './xss/payloads.ts';
import { plantPayloads } from './xss/plant-payloads.ts';
import { screensToSearch } from './xss/screens-to-search.ts';

// Must run last, because afterwards every stored text contains a payload and no screen looks as it should.
test.describe.configure({ mode: 'serial' });
test.setTimeout(600_000);

/** Returns elements and attributes that the product's own code never adds. */
const injected = () =>
  [...document.querySelectorAll('*')]
    .filter(
      (element) =>
        element.hasAttribute('x-in') ||
        [...element.attributes].some(
          ({ name, value }) =>
            /^on/i.test(name) ||
            name === 'srcdoc' ||
            (/^(?:href|src|action|data|formaction)$/i.test(name) &&
              /^\s*(?:javascript|vbscript|data:text)/i.test(value)),
        ) ||
        (element.localName === 'script' &&
          /alert\(1\)/.test(element.textContent ?? '') &&
          element.getAttribute('type') !== 'application/json'),
    )
    .map((element) => element.outerHTML.slice(0, 200));

interface Search {
  screens: number;
  /** Number of screens that show a payload as plain text. */
  shown: number;
  nodes: string[];
  dialogs: string[];
}

/**
 * Opens one of every `oneIn` screens, as all viewers in parallel. This test runs last, so it does not slow
 * down other tests.
 */
async function searchScreens(
  openContext: () => Promise<BrowserContext>,
  oneIn: number,
): Promise<Search> {
  const found: Search = { screens: 0, shown: 0, nodes: [], dialogs: [] };
  const all = await screensToSearch(openDatabase(localEnvironment().databaseUrl));
  await Promise.all(
    all.map(async ([as, paths]) => {
      const context = await openContext();
      const page = await context.newPage();
      page.on('dialog', (dialog) => {
        found.dialogs.push(`${page.url()}: ${dialog.message()}`);
        void dialog.dismiss();
      });
      if (as) await enter(page, as);
      for (const [at, path] of paths.entries()) {
        if (at % oneIn === 0) await searchScreen(page, path, found);
      }
      await context.close();
    }),
  );
  return found;
}

async function searchScreen(page: Page, path: string, found: Search): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  // Lists and worksheets render after their data has arrived.
  await page.waitForTimeout(400);
  found.screens += 1;
  const text = await page.locator('body').innerText();
  if (/x-in/.test(text)) found.shown += 1;
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    for (const node of await page.evaluate(injected)) found.nodes.push(`${path}: ${node}`);
  }
  await page.emulateMedia({ media: 'screen' });
}

test('plants payloads in every stored text', async () => {
  expect(payloads.length).toBeGreaterThanOrEqual(200);
  const planted = await plantPayloads(openDatabase(localEnvironment().databaseUrl));
  console.log(
    `S9: ${payloads.length} payloads behind ${planted.texts} texts of ${planted.columns} columns; columns that take none: ${planted.refused.join(', ') || 'none'}`,
  );
  expect(planted.texts).toBeGreaterThan(payloads.length);
});

for (const bypassCSP of [true, false]) {
  const policy = bypassCSP
    ? 'without the content security policy'
    : 'with the content security policy';
  test(`does not run or inject a payload in any page, ${policy} (S9)`, async ({
    browser,
    baseURL,
  }) => {
    const openContext = () => browser.newContext({ bypassCSP, ...(baseURL && { baseURL }) });
    const { screens, shown, nodes, dialogs } = await searchScreens(openContext, bypassCSP ? 1 : 3);
    console.log(
      `S9 ${policy}: ${screens} screens, payloads to be read on ${shown}: ${dialogs.length} dialogs, ${nodes.length} injected nodes`,
    );
    expect(dialogs).toEqual([]);
    expect(nodes).toEqual([]);
    expect(shown).toBeGreaterThan(10);
  });
}
