import { eq } from 'drizzle-orm';
import { Draft } from '#contracts/resources/draft.ts';
import { insertLesson, insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { resourceParts, resources } from '#db/schema/resources.ts';
import { startOpenAI } from '#emulators/openai/start-openai.ts';
import { parseText } from '#language/text/parse-text.ts';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { exampleRequest } from '#lessons/questions/example-texts.ts';
import { registry } from '#lessons/questions/registry.ts';
import { createTestDatabase } from '#scripts/testing/test-database.ts';
import { openModel } from '../models/ask-model.ts';
import { RequestSlots } from '../models/request-slots.ts';
import { runJob } from '../run-job.ts';
import { streamText } from '../text/stream-text.ts';
import { demoModels } from './demo-models.ts';
import { fakeJobContext } from './fake-job-context.ts';
import { injections, places } from './injections.ts';
import { obedientModel, type Way, ways } from './obedient-model.ts';

/** The findings of a run. */
export interface InjectionReport {
  texts: number;
  parts: number;
  /** Number of injected lessons that were stored for the teacher's review. */
  kept: number;
  faults: string[];
}

const apiKey = 'sk-canary-of-the-key';
const questions = ['vocab', 'phrase', 'comprehension', 'statement'] as const;
/**
 * In characters. A shared substring of this length with the model's instructions counts as a leak. Shorter
 * matches are ordinary words.
 */
const stretch = 60;
const markup = /<[a-z/!]|javascript:|https?:|www\.|\*\*|\]\(/i;

/**
 * Generates texts and questions with a model that obeys every injection. Checks that the stored content
 * matches its schema. Also checks that neither the stored content nor the model's input contains our
 * instructions, a key, data of another teacher, markup or an address.
 */
export async function proveInjection(count: number): Promise<InjectionReport> {
  const test = await createTestDatabase();
  const report: InjectionReport = { texts: 0, parts: 0, kept: 0, faults: [] };
  let way: Way = ways[0];
  const prompts: string[] = [];
  const answer = obedientModel(() => way);
  const emulator = await startOpenAI({
    answer: (messages, schemaName) => {
      prompts.push(messages.map(({ content }) => content).join('\n'));
      return answer(messages, schemaName);
    },
  });
  const context = {
    ...fakeJobContext(test.db),
    model: openModel({
      slots: new RequestSlots(),
      sleep: async () => undefined,
    }),
    models: demoModels(emulator.url, { OPENAI_API_KEY: apiKey }),
  };
  const stranger = await insertTeacher(test.db, { plan: 'DEPARTMENT' });
  await insertLesson(test.db, stranger, { title: 'CANARY-OF-ANOTHER-TEACHER' });
  const judge = (what: string, stored: string, inText: boolean) => {
    const sent = prompts.splice(0).join('\n');
    const rules = sent.replaceAll(/<(\w+)>[{[][^<]*<\/\1>/g, '\n').toLowerCase();
    const said = stored.toLowerCase().replaceAll('\\n', '\n');
    for (let at = 0; at + stretch < rules.length; at += 20) {
      const piece = rules.slice(at, at + stretch);
      if (!piece.includes('\n') && said.includes(piece)) {
        report.faults.push(`${what}: stored our rules, “${piece}”`);
        break;
      }
    }
    for (const secret of [apiKey, 'CANARY-OF-ANOTHER', test.url]) {
      if (stored.includes(secret) || sent.includes(secret))
        report.faults.push(`${what}: ${secret}`);
    }
    if (inText && markup.test(stored)) {
      report.faults.push(
        `${what}: stored ${stored.slice(Math.max(0, stored.search(markup) - 40)).slice(0, 200)}`,
      );
    }
  };
  try {
    for (let at = 0; at < count; at += 1) {
      const injection = injections[at % injections.length] ?? '';
      const place = places[Math.floor(at / injections.length) % places.length] ?? 'topic';
      way = ways[at % ways.length] ?? way;
      const what = `${way}, asked in the ${place}`;
      const teacher = await insertTeacher(test.db, { plan: 'DEPARTMENT' });
      const text = { target: 'fr', native: 'en', sentences: [] };
      const draft = Draft.parse({
        ...{ title: place === 'title' ? injection : '', topic: 'A cat', count: 50 },
        ...(place === 'topic' && { topic: injection }),
        ...(place === 'vocabulary' && { vocabulary: [{ target: injection, native: 'cat' }] }),
        ...(place === 'given text' && { given: { target: `Le chat dort. ${injection}` } }),
      });
      const { title } = draft;
      const id = await insertLesson(test.db, teacher, { status: 'writing', title, text, draft }, [
        { part: 'text' },
      ]);
      await (await streamText(context, id, () => undefined)).text();
      const [lesson] = await test.db.select().from(resources).where(eq(resources.id, id));
      if (!lesson) throw new Error('the lesson went');
      const stored = parseText(lesson.text);
      report.texts += 1;
      if (lesson.status === 'review') report.kept += 1;
      if (lesson.ownerId !== teacher || !['draft', 'review'].includes(lesson.status)) {
        report.faults.push(`${what}: the row was changed`);
      }
      // The teacher's own input may contain an address; the model's output may not.
      const mine = new Set([injection, title, `Le chat dort. ${injection}`]);
      const lines = stored.sentences.flatMap(({ speaker = '', target, native }) => [
        ...[speaker, target.text, native.text],
      ]);
      const own = [lesson.title, ...lines].filter(
        (line) => ![...mine].some((one) => one !== '' && one.includes(line)),
      );
      judge(what, own.join(' '), place !== 'given text');

      const part = questions[at % questions.length] ?? 'vocab';
      const made = await insertLesson(
        test.db,
        teacher,
        { text: exampleMaterials.french.text, title, draft },
        [{ part: 'text', status: 'ready' }, { part }],
      );
      await runJob(context, { resourceId: made, part, generation: 1 });
      const rows = await test.db
        .select()
        .from(resourceParts)
        .where(eq(resourceParts.resourceId, made));
      const row = rows.find((one) => one.part === part);
      report.parts += 1;
      judge(`${part}: ${what}`, JSON.stringify(row?.content ?? null), row?.status === 'ready');
      if (row?.status !== 'ready' && row?.status !== 'needs-edit') continue;
      const { text: of } = exampleMaterials.french;
      if (!registry[part].readContent(row.content, of, exampleRequest).content) {
        report.faults.push(`${part}: ${what}: not in its schema`);
      }
    }
    return report;
  } finally {
    await emulator.close();
    await test.close();
  }
}
