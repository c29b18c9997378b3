import type { Browser } from '@playwright/test';
import { Draft } from '#contracts/resources/draft.ts';
import type { Database } from '#db/client.ts';
import { insertLesson } from '#db/queries/testing/insert-lesson.ts';
import { longMaterial } from '#lessons/activities/long-text.ts';
import { withEnvironment } from './bench-environment.ts';
import { reportReactions, rounds, slowdown, words } from './interaction-report.ts';
import { chosenInteractions, type Interaction } from './interactions.ts';
import { measureReaction, type Reaction, ready, watchInputs } from './measure-interaction.ts';
import { launchBrowser } from './measure-usable.ts';
import { title } from './report.ts';

/** Measures a teacher's interactions in front of the class, on a text of 500 words and a slow computer. */
export async function benchInteraction(): Promise<string[]> {
  return withEnvironment(async ({ url, db }) => measureInteractions(url, db));
}

/** Runs the same bench in an environment that is already running. */
export async function measureInteractions(url: string, db: Database): Promise<string[]> {
  const browser = await launchBrowser();
  try {
    const lines = [
      title(`Interactions, ${words} words, CPU x${slowdown}`, `${rounds} inputs each`),
    ];
    for (const interaction of chosenInteractions()) {
      const id = await plantLongLesson(db, interaction);
      const reactions = await measure(browser, `${url}/resource/${id}`, interaction);
      lines.push(reportReactions(interaction, reactions));
    }
    return lines;
  } finally {
    await browser.close();
  }
}

/** Inserts a public lesson with every part, and with the activity's state that the interaction needs. */
export async function plantLongLesson(
  db: Database,
  { activity, state }: Interaction,
): Promise<string> {
  const material = longMaterial(words);
  const { text, parts } = material;
  const activities = activity && state ? { [activity]: state(material) } : {};
  return insertLesson(
    db,
    'demo-french',
    {
      title: 'Cinq cents mots',
      textType: 'dialogue2',
      toLanguage: text.target,
      text,
      status: 'final',
      visibility: 'PUBLIC',
      activities,
      draft: Draft.parse({ title: 'Cinq cents mots', to: text.target, audio: 'none' }),
    },
    [
      { part: 'text', status: 'ready' },
      { part: 'words', status: 'ready' },
      ...Object.entries(parts).map(([part, content]) => ({
        part,
        status: 'ready' as const,
        content,
      })),
    ],
  );
}

/**
 * Opens a page with the lesson and its activity, warms it up and then slows it down; the caller closes it.
 */
export async function openSlowed(browser: Browser, address: string, interaction: Interaction) {
  const { activity, find, key } = interaction;
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  const devtools = await watchInputs(page);
  await page.goto(activity ? `${address}#${activity}` : address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (!activity) await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.waitForLoadState('networkidle');
  // Do not count the first input, because it loads and compiles code.
  await measureReaction(page, devtools, await ready(page, find(page, 0), key?.(0)));
  await page.waitForTimeout(500);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, devtools };
}

async function measure(
  browser: Browser,
  address: string,
  interaction: Interaction,
): Promise<Reaction[]> {
  const { find, key } = interaction;
  const { context, page, devtools } = await openSlowed(browser, address, interaction);
  const reactions: Reaction[] = [];
  for (let n = 1; n <= rounds; n += 1) {
    const input = await ready(page, find(page, n), key?.(n));
    reactions.push(await measureReaction(page, devtools, input));
  }
  await context.close();
  return reactions;
}
