import type { Browser, Page } from '@playwright/test';
import { Resource } from '#contracts/resources/resource.ts';
import type { Text } from '#language/text/text.ts';
import { signInTo } from './api-client.ts';
import { withEnvironment } from './bench-environment.ts';
import { type Load, launchBrowser, measureUsable, type Subject } from './measure-usable.ts';
import { bundleQti, type GapText, installPeers, peerFiles, qtiPage, surveyPage } from './peers.ts';
import { compareUsable, loadRow, title } from './report.ts';
import { fetchPage, serveSite } from './site-server.ts';
import { openSlowLink, slow4g } from './slow-link.ts';

const rounds = Number(process.env.ROUNDS ?? 7);
const gapCount = 10;

/** Compares `/resource/{id}` with QTI components and SurveyJS on the same slow link (performance.md 1.3). */
export async function benchResourcePage(): Promise<string[]> {
  return withEnvironment(async ({ url }) => {
    const resource = await makeLesson(url);
    const { ids } = resource.activities['gap-fill'] as { ids: string[] };
    const gaps = gapText(resource.text, ids);
    const folder = installPeers();
    await bundleQti(folder);
    const peers = peerFiles(folder);
    const html = { '/qti': qtiPage(gaps), '/survey': surveyPage(gaps) };
    const site = await serveSite(async (path) => {
      const page = Object.entries(html).find(([name]) => name === path)?.[1];
      if (page) return { type: 'text/html', body: Buffer.from(page), headers: {} };
      const file = peers[path];
      return file ? { ...file, headers: {} } : fetchPage(`${url}${path}`);
    });
    const link = await openSlowLink(site.port, slow4g);
    const browser = await launchBrowser();
    try {
      const loads = await measure(browser, `https://localhost:${link.port}`, resource.id);
      return [
        title('Resource page, cold, slow 4G, CPU x4', `${rounds} interleaved rounds`),
        ...[...loads].map(([name, list]) => loadRow(name, list)),
        ...compareUsable(loads, { 'QTI components': 0.8, SurveyJS: 0.6 }),
      ];
    } finally {
      await browser.close();
      await link.close();
      await site.close();
    }
  });
}

/**
 * Creates a public French text of about 200 words with ten stored gaps, so that the page opens with the gaps.
 */
async function makeLesson(url: string): Promise<Resource> {
  const api = await signInTo(url);
  const { id } = await api.createResource({
    title: 'Une matinée au marché',
    topic: 'market',
    count: 200,
    audio: 'none',
  });
  await api.write(id);
  await api.settle(id);
  await api.call('POST', `/v1/resources/${id}/finalise`, {});
  await api.call('PATCH', `/v1/resources/${id}`, { visibility: 'PUBLIC' });
  const resource = Resource.parse(await (await api.call('GET', `/v1/resources/${id}`)).json());
  const words = resource.text.sentences
    .slice(1)
    .map(({ target }) => target.tokens.filter((token) => token.isWord && token.text.length > 3)[1])
    .flatMap((token) => (token ? [token.id] : []));
  const options = {
    source: { kind: 'random', count: gapCount },
    firstSentenceWhole: true,
    bank: true,
    distractors: 0,
    lengthClue: false,
    start: 'nothing',
  };
  const state = { seed: 1, options, ids: words.slice(0, gapCount), edited: false };
  await api.call('PUT', `/v1/resources/${id}/activities/gap-fill`, {
    state,
  });
  return { ...resource, activities: { 'gap-fill': state } };
}

/** Returns the target text with a gap at each token of `ids`, for the pages of the peers. */
export function gapText(text: Text, ids: readonly string[]): GapText {
  const answers: string[] = [];
  const paragraphs = text.sentences.map(({ target }) =>
    target.tokens
      .map((token) => (ids.includes(token.id) ? `{${answers.push(token.text) - 1}}` : token.text))
      .join(''),
  );
  return { paragraphs, answers };
}

async function measure(browser: Browser, origin: string, id: string) {
  const subjects: Subject[] = [
    { name: 'Lexiloom', path: `/resource/${id}`, gap: 'button[data-gap]', use: openFirstGap },
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
  const loads = new Map<string, Load[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of subjects) {
      loads.get(subject.name)?.push(await measureUsable(browser, origin, subject, 4));
    }
  }
  return loads;
}

async function openFirstGap(page: Page): Promise<void> {
  const gap = page.locator('button[data-gap]').first();
  await gap.click();
  await page.locator('button[data-gap][data-shown]').first().waitFor();
}

export async function typeInto(page: Page, selector: string): Promise<void> {
  const field = page.locator(selector).first();
  await field.fill('wrong');
  if ((await field.inputValue()) !== 'wrong') throw new Error(`${selector} does not take text`);
}
