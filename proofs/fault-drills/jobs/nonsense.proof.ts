import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { Draft } from '#contracts/resources/draft.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { ModelFailure } from '#functions/ai-jobs/models/model-failure.ts';
import { parseReply } from '#functions/ai-jobs/models/parse-reply.ts';
import { runJob } from '#functions/ai-jobs/run-job.ts';
import { parseText } from '#language/text/parse-text.ts';
import { type QuestionType, questionTypes } from '#lessons/questions/kinds.ts';
import { makeRequestOf } from '#lessons/questions/make-request.ts';
import { registry } from '#lessons/questions/registry.ts';
import { type JobBench, openJobBench } from './job-bench.ts';
import { type Mutator, mutators } from './mutators.ts';
import { quickModel } from './quick-model.ts';

let bench: JobBench;
beforeAll(async () => {
  bench = await openJobBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** The possible results of repairing a broken reply. */
const repairs = ['good', 'spoilt again', 'spoilt otherwise', 'away'] as const;
const atOnce = 20;

const Made = z.object({
  status: z.string(),
  content: z.unknown(),
  problem: z.object({ code: z.string() }).nullable(),
  text: z.unknown(),
  draft: z.unknown(),
  title: z.string(),
  level: z.string(),
});

/** The types that the demo writer generates; the two generated activities need a real model. */
const types = questionTypes
  .filter((type) => type !== 'syllables' && type !== 'deliberateErrors')
  .slice(0, Number(process.env.TYPES ?? questionTypes.length));

/**
 * `npm run prove -- fault-drills/jobs/nonsense`: tests every question type with each of twenty-five ways to
 * corrupt its reply and four possible outcomes of the repair.
 */
test('never stores an invalid reply, and retries it once', async () => {
  const counts = new Map<string, number>();
  const faults: string[] = [];
  let maxCalls = 0;
  for (const part of types) {
    const cases = mutators.flatMap((way, at) => repairs.map((repair) => ({ way, repair, at })));
    const messages = await bench.plant(part, cases.length);
    for (let from = 0; from < cases.length; from += atOnce) {
      await Promise.all(
        cases.slice(from, from + atOnce).map(async ({ way, repair, at }, place) => {
          const message = messages[from + place];
          if (!message) return;
          let calls = 0;
          // Some mutators do not damage some replies: (a) wrong sentence ids do not change a reply without
          // ids; (b) a code fence never changes the value of a reply.
          let isBad = way.alwaysBad;
          const model = quickModel((_, good) => {
            calls += 1;
            isBad &&= readValue(way.spoil(good)) !== readValue(good);
            if (calls === 1 || repair === 'spoilt again') return way.spoil(good);
            if (repair === 'away') throw new ModelFailure('model_down', 'away');
            return repair === 'good'
              ? good
              : (mutators[(at + 7) % mutators.length] ?? way).spoil(good);
          });
          const verdict = await runJob(bench.contextWith(model), message);
          maxCalls = Math.max(maxCalls, calls);
          const status = await judge(
            message.resourceId,
            part,
            { ...way, alwaysBad: isBad },
            repair,
            faults,
          );
          if (calls > 2) faults.push(`${part}, ${way.name}: ${calls} calls`);
          if (status === 'queued' && verdict.kind === 'done') faults.push(`${part}: left waiting`);
          counts.set(status, (counts.get(status) ?? 0) + 1);
        }),
      );
    }
  }
  const told = [...counts].map(([status, count]) => `${status} ${count}`).join(', ');
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `nonsense: ${total} jobs, ${mutators.length} ways: ${told}; ${maxCalls} calls at most`,
  );
  expect(faults.join('\n')).toBe('');
  expect(total).toBe(types.length * mutators.length * repairs.length);
});

const readValue = (reply: string): string | undefined => JSON.stringify(parseReply(reply));

/** Checks the stored part against the rules of its type, and returns its status. */
async function judge(
  resourceId: string,
  part: QuestionType,
  way: Mutator,
  repair: (typeof repairs)[number],
  faults: string[],
): Promise<string> {
  const read = await bench.db.execute(sql`
    select p.status, p.content, p.problem, r.text, r.draft, r.title, r.level
    from resource_parts p join resources r on r.id = p.resource_id
    where p.resource_id = ${resourceId} and p.part = ${part}`);
  const [made] = parseRows(Made, read);
  if (!made) throw new Error('the part is gone');
  const { status, content, problem } = made;
  const say = (fault: string) => faults.push(`${part}, ${way.name}, repair ${repair}: ${fault}`);
  if (status === 'failed' || status === 'queued') {
    if (content !== null) say(`${status} with content`);
    if (!problem) say(`${status} without a reason`);
    return status;
  }
  if (status === 'needs-edit' && !problem) say('needs an edit, but does not say so');
  if (status !== 'ready') return status;
  const text = parseText(made.text);
  const request = makeRequestOf({ ...made, draft: Draft.parse(made.draft) });
  const { problems } = registry[part].readContent(content, text, request);
  if (problems.length > 0) say(`stored as good: ${problems[0]?.message}`);
  if (way.alwaysBad && repair === 'spoilt again') say('stored as good, though nothing good came');
  const words = JSON.stringify(content);
  if (/<\w|https?:/.test(words)) say('markup or an address in what is ready');
  return status;
}
