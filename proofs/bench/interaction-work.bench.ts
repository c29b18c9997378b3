import type { Database } from '#db/client.ts';
import { withEnvironment } from './bench-environment.ts';
import { openSlowed, plantLongLesson } from './interaction.bench.ts';
import { chosenInteractions, type Interaction } from './interactions.ts';
import { atRest, ready } from './measure-interaction.ts';
import { launchBrowser } from './measure-usable.ts';
import { median, quantile, row, title } from './report.ts';
import { traceWork, type Work, workKinds } from './trace-work.ts';

const rounds = Number(process.env.ROUNDS ?? 5);

/** Measures the page's work for each interaction: where time is spent, regardless of the machine's load. */
export async function benchInteractionWork(): Promise<string[]> {
  return withEnvironment(async ({ url, db }) => traceInteractions(url, db));
}

/** Runs the same bench in an environment that is already running. */
export async function traceInteractions(url: string, db: Database): Promise<string[]> {
  const browser = await launchBrowser();
  try {
    const how = `medians of ${rounds} inputs, thread time in ms, slowed as the interactions are`;
    const lines = [title('Work of one interaction', how)];
    for (const interaction of chosenInteractions()) {
      const { find, key, name } = interaction;
      const id = await plantLongLesson(db, interaction);
      const { context, page, devtools } = await openSlowed(
        browser,
        `${url}/resource/${id}`,
        interaction,
      );
      const works: Work[] = [];
      for (let n = 1; n <= rounds; n += 1) {
        const input = await ready(page, find(page, n), key?.(n));
        await atRest(devtools);
        works.push(
          await traceWork(browser, page, async () => {
            await input();
            await atRest(devtools);
          }),
        );
      }
      await context.close();
      lines.push(row(name, figures(works, interaction)));
    }
    return lines;
  } finally {
    await browser.close();
  }
}

function figures(works: readonly Work[], { maxScript }: Interaction): string[] {
  const kinds = [...workKinds, 'raster'] as const;
  const all = median(works.map((work) => workKinds.reduce((sum, kind) => sum + work[kind], 0)));
  const script = works.map(({ answerScript }) => answerScript);
  const [p50, p95] = [median(script), quantile(script, 0.95)];
  const goal = maxScript === undefined ? '' : `, goal ${maxScript}`;
  return [
    `answer ${median(works.map(({ answer }) => answer)).toFixed(0)}`,
    `of it script p50/p95 ${p50.toFixed(0)}/${p95.toFixed(0)}${goal}`,
    `all ${all.toFixed(0)}`,
    ...kinds.map((kind) => `${kind} ${median(works.map((work) => work[kind])).toFixed(0)}`),
    ...(maxScript !== undefined && p95 > maxScript ? ['OVER'] : []),
  ];
}
