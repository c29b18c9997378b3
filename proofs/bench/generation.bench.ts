import { eq, sql } from 'drizzle-orm';
import { isMediaPart } from '#contracts/ai-jobs.ts';
import type { Database } from '#db/client.ts';
import { aiCalls, aiSpend, resources } from '#db/schema/resources.ts';
import { attempts } from '#db/schema/users.ts';
import type { LoggedCall } from '#emulators/openai/call-log.ts';
import type { PartUsage } from '#emulators/openai/usage-ledger.ts';
import { openGatedWorkers } from '#scripts/testing/connection-gate/gated-configs.ts';
import type { GateReport } from '#scripts/testing/connection-gate/open-connection-gate.ts';
import { gateLines } from '../generation/gate-lines.ts';
import { type ApiClient, signInTo } from './api-client.ts';
import { type BenchEnvironment, withEnvironment } from './bench-environment.ts';
import { type GenerationJob, generationJobs } from './generation-jobs.ts';
import { callsByPart, modelRecord, modelTime, waitingAtOnce } from './model-record.ts';
import { median, quantile, row, title } from './report.ts';

const jobCount = Number(process.env.JOBS ?? 100);
const allowedMs = 500;

interface Made {
  wallMs: number;
  /** The theoretical minimum T(text) + max T(type), from the model's own log. */
  minMs: number;
  /** The time from the model's first whole sentence to the sentence's line in the stream. */
  firstSentenceMs: number;
  /** Parts whose stored token counts differ from the counts that the model reported, with both counts. */
  differing: string[];
  outputTokens: number;
  /** The number of generated parts, including the text. */
  parts: number;
  /** The part, other than the text, that took the model longest. */
  slowest: string;
  maxWaiting: number;
  flawed: string[];
}

/**
 * Generates seeded resources one after the other through the whole product, with at most six connections per
 * event. Compares each with the time that the model itself took (performance.md 3.1). `JOBS` sets the number
 * of resources.
 */
export async function benchGeneration(): Promise<string[]> {
  const { gate, configs, close } = await openGatedWorkers();
  try {
    return await withEnvironment(
      async (world) => {
        const api = await signInTo(world.url);
        // Delete the seeded lessons, because their sound and pictures would be generated at the same time.
        await world.db.delete(resources);
        const made: Made[] = [];
        // The first job warms up everything that starts lazily, and does not count.
        const [warmUp, ...jobs] = generationJobs(jobCount + 1);
        if (warmUp) await makeOne(world, api, warmUp);
        gate.clear();
        for (const job of jobs) made.push(await makeOne(world, api, job));
        return report(made, gate.report());
      },
      { configs },
    );
  } finally {
    await close();
  }
}

async function makeOne(
  { db, demoWriterUrl }: BenchEnvironment,
  api: ApiClient,
  { draft, pace }: GenerationJob,
): Promise<Made> {
  if (!demoWriterUrl) throw new Error('The bench needs the simulated model.');
  const model = modelRecord(demoWriterUrl);
  // A hundred lessons within minutes exceed the daily allowance and one person's rate limit, so reset both.
  await db.delete(aiSpend);
  await db.delete(attempts);
  await model.setPace(pace);
  await model.clear();
  const { id } = await api.createResource(draft);

  const began = performance.now();
  let firstSentenceAt = Number.NaN;
  await api.write(id, (event, ms) => {
    if (event.type === 'sentence' && Number.isNaN(firstSentenceAt)) {
      firstSentenceAt = performance.timeOrigin + began + ms;
    }
  });
  // Pictures are drawn from the vocabulary after the lesson is already usable.
  await api.settle(id, (part) => !isMediaPart(part));
  const wallMs = performance.now() - began;
  const { parts } = await api.settle(id);

  const calls = await model.calls();
  const byPart = callsByPart(calls);
  const text = byPart.get('text') ?? [];
  const types = [...byPart].filter(([part]) => part !== 'text' && !isMediaPart(part));
  const told = await model.usage();
  const stored = await storedUsage(db, id);
  return {
    wallMs,
    minMs: modelTime(text) + Math.max(0, ...types.map(([, of]) => modelTime(of))),
    firstSentenceMs: firstSentenceAt - (text[0]?.firstSentenceAt ?? Number.NaN),
    differing: differences(told, stored),
    outputTokens: Object.values(told).reduce((sum, part) => sum + part.completionTokens, 0),
    parts: parts.length,
    slowest: slowestOf(types),
    // Every part is generated in a separate invocation, and so is the text.
    maxWaiting: Math.max(0, waitingAtOnce(text), ...types.map(([, of]) => waitingAtOnce(of))),
    flawed: parts.filter(({ status }) => status !== 'ready').map(({ part }) => part),
  };
}

/** Returns the tokens of each part as `prompt + completion`, from the recorded calls. */
async function storedUsage(db: Database, resourceId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({
      part: aiCalls.part,
      tokens: sql<string>`sum(prompt_tokens) || ' + ' || sum(completion_tokens)`,
    })
    .from(aiCalls)
    .where(eq(aiCalls.resourceId, resourceId))
    .groupBy(aiCalls.part);
  return new Map(rows.map(({ part, tokens }) => [part, tokens]));
}

function differences(told: Record<string, PartUsage>, stored: Map<string, string>): string[] {
  return Object.entries(told).flatMap(([part, { promptTokens, completionTokens, broken }]) => {
    const sum = `${promptTokens} + ${completionTokens}`;
    // Moderation costs no tokens and is recorded with the text that it checked.
    if (part === 'moderation' || sum === stored.get(part)) return [];
    return [`${part}: told ${sum} (${broken} broken), stored ${stored.get(part) ?? 'nothing'}`];
  });
}

function slowestOf(types: readonly [part: string, calls: LoggedCall[]][]): string {
  const times = types.map(([part, calls]) => ({ part, ms: modelTime(calls) }));
  return times.sort((a, b) => b.ms - a.ms)[0]?.part ?? 'none';
}

function report(made: readonly Made[], gate: GateReport): string[] {
  const over = made.map(({ wallMs, minMs }) => wallMs - minMs);
  const first = made.map(({ firstSentenceMs }) => firstSentenceMs);
  const tokens = made.map(({ outputTokens }) => outputTokens);
  const within = over.filter((ms) => ms <= allowedMs).length;
  const soon = first.filter((ms) => ms <= 300).length;
  const exact = made.filter(({ differing }) => differing.length === 0).length;
  const jobs = made.reduce((sum, { parts }) => sum + parts, 0);
  const whole = made.filter(({ flawed }) => flawed.length === 0).length;
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const spread = (values: readonly number[]) =>
    `median ${ms(median(values))}, p95 ${ms(quantile(values, 0.95))}, most ${ms(Math.max(...values))}`;
  const share = (count: number) => `${count} of ${made.length}`;
  return [
    title(
      'Generation, whole product, simulated model',
      `${made.length} seeded lessons in turn, ${jobs} parts`,
    ),
    row('wall', [spread(made.map(({ wallMs }) => wallMs))]),
    row('T(text) + max T(type)', [spread(made.map(({ minMs }) => minMs))]),
    row('wall above that', [spread(over)]),
    row('slowest part', [countsOf(made.map(({ slowest }) => slowest))]),
    row(`within ${allowedMs} ms of it`, [share(within), 'goal 95 %']),
    row('first sentence shown after', [spread(first), `within 300 ms: ${share(soon)}`]),
    row('stored tokens = told', [share(exact), 'goal all']),
    ...made.flatMap(({ differing }) => differing.map((what) => row('  not equal', [what]))),
    row('all parts without flaw', [share(whole)]),
    row('waiting for headers', [
      `at most ${Math.max(...made.map(({ maxWaiting }) => maxWaiting))} in an invocation`,
      'limit 6',
    ]),
    row('output tokens a resource', [
      `median ${median(tokens)}, most ${Math.max(...tokens)}`,
      'ceiling 8000',
    ]),
    ...gateLines(gate),
  ];
}

const countsOf = (names: readonly string[]): string =>
  [...Map.groupBy(names, (name) => name)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name, all]) => `${name} ${all.length}`)
    .join(', ');
