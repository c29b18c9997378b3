import type { Browser, Locator, Page } from '@playwright/test';
import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { tourNames } from '#contracts/tours/tour-names.ts';
import { insertHomework } from '#db/queries/testing/insert-homework.ts';
import { longMaterial } from '#lessons/activities/long-text.ts';
import { taskSources } from '#lessons/tasks/sources.ts';
import type { TaskSource } from '#lessons/tasks/task-source.ts';
import { decodeClaims } from '#web/app/session/session.ts';
import { toursKey } from '#web/app/tours/tour-memory.ts';
import { signInTo } from './api-client.ts';
import { type BenchEnvironment, withEnvironment } from './bench-environment.ts';
import { reportReactions, rounds, slowdown, words } from './interaction-report.ts';
import { measureReaction, type Reaction, ready, watchInputs } from './measure-interaction.ts';
import { launchBrowser } from './measure-usable.ts';
import { title } from './report.ts';

/** One interaction of a pupil with the gaps of a long text. */
interface PupilInteraction {
  name: string;
  template: TaskTemplateName;
  /** Finds the element and returns a function that performs the n-th input. */
  prepare: (page: Page, n: number) => Promise<() => Promise<void>>;
  /** Returns the page's content. An input that does not change it had no effect and is not counted. */
  held: (page: Page) => Promise<string>;
}

/** Number of gaps visible above the words at the bottom of a phone. */
const inSight = 3;

const interactions: readonly PupilInteraction[] = [
  {
    name: 'type a letter into a gap',
    template: 'TYPE_THE_ANSWER',
    prepare: (page, n) => ready(page, page.locator('[data-field]').nth(n % inSight), 'a'),
    held: (page) =>
      page
        .locator('[data-field]')
        .evaluateAll((fields) => fields.map((field) => Reflect.get(field, 'value')).join('|')),
  },
  {
    name: 'choose a word of the bank',
    template: 'DRAG_AND_DROP',
    prepare: (page, n) => ready(page, page.locator('[data-bank] [data-tile]').nth(n % 8)),
    held: async (page) =>
      (await page.locator('[data-bank] [aria-pressed=true]').getAttribute('data-tile')) ?? '',
  },
  {
    name: 'drag a word into a gap',
    template: 'DRAG_AND_DROP',
    prepare: dragWord,
    held: (page) =>
      page
        .locator('[data-slot]')
        .evaluateAll((slots) => slots.map((slot) => slot.getAttribute('data-tile')).join('|')),
  },
  {
    // The page checks every answer and asks about missing ones, but sends no request yet.
    name: 'be asked before handing in',
    template: 'TYPE_THE_ANSWER',
    prepare: async (page) => {
      const goBack = page.getByRole('alertdialog').getByRole('button').first();
      if (await goBack.isVisible()) await goBack.click();
      // A task without any answer is not asked about.
      await page.locator('[data-field]').first().fill('a');
      return ready(page, page.getByRole('button', { name: 'Hand in' }));
    },
    held: async (page) => String(await page.getByRole('alertdialog').count()),
  },
];

/** Prepares to drag a word from its position to a gap, even if the text has scrolled meanwhile. */
async function dragWord(page: Page, n: number): Promise<() => Promise<void>> {
  const word = page.locator('[data-bank] [data-tile]').first();
  const gap = page.locator('[data-slot]').nth(n % inSight);
  const moveTo = async (place: Locator) => {
    const box = await place.boundingBox();
    if (!box) throw new Error('The word or its gap is not on the screen.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  };
  await page.evaluate(() => scrollTo(0, 0));
  await moveTo(word);
  return async () => {
    await page.mouse.down();
    await moveTo(gap);
    await moveTo(gap);
    await page.mouse.up();
  };
}

/** Measures a pupil's interactions with homework on a text of 500 words, on a slow phone. */
export async function benchPupilInteraction(): Promise<string[]> {
  return withEnvironment(async (world) => {
    const browser = await launchBrowser();
    try {
      const lines = [title(`Homework, ${words} words, CPU x${slowdown}`, `${rounds} inputs each`)];
      for (const interaction of interactions) {
        lines.push(reportReactions(interaction, await measure(world, browser, interaction)));
      }
      return lines;
    } finally {
      await browser.close();
    }
  });
}

async function measure(
  { url, db }: BenchEnvironment,
  browser: Browser,
  { name, template, prepare, held }: PupilInteraction,
): Promise<Reaction[]> {
  const { token } = await signInTo(url, 'maple-8c');
  const pupilId = decodeClaims(token)?.id ?? '';
  const { templates }: TaskSource = taskSources['gap-fill'];
  const data = templates[template]?.({
    material: longMaterial(words),
    seed: 7,
    preset: 'standard',
  });
  if (pupilId === '' || !data) throw new Error(`There is no pupil or no ${template}.`);
  const homework = await insertHomework(db, {
    teacherId: 'demo-french',
    pupilIds: [pupilId],
    tasks: [{ name: 'Fill the gaps', source: 'gap-fill', template, skillType: 'WRITING', data }],
  });
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  await context.addInitScript(
    (kept) => {
      for (const [key, value] of kept) localStorage.setItem(key, value);
    },
    [
      ['token', token],
      [toursKey(pupilId), JSON.stringify(tourNames)],
    ] as const,
  );
  const page = await context.newPage();
  const devtools = await watchInputs(page);
  await page.goto(`${url}/submit_task/${homework.id}/${homework.tasks[0]?.id}`);
  await page.locator('[data-field], [data-slot]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await measureReaction(page, devtools, await prepare(page, 0));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const reactions: Reaction[] = [];
  for (let n = 1; n <= rounds; n += 1) {
    const input = await prepare(page, n);
    const before = await held(page);
    reactions.push(await measureReaction(page, devtools, input));
    if ((await held(page)) === before) throw new Error(`To ${name} did nothing the ${n}. time.`);
  }
  await context.close();
  return reactions;
}
