import { type SQL, sql } from 'drizzle-orm';
import type { PartProblem } from '#contracts/resources/resource.ts';
import type { Job } from './lease-job.ts';
import type { Call } from './models/model.ts';
import type { ModelFailure } from './models/model-failure.ts';

/**
 * Total time in milliseconds for which a job is retried while the provider is unavailable. After that, the
 * teacher sees a failure.
 */
const timeoutMs = 2 * 3_600_000;
/** Maximum number of billed attempts without a result. More attempts would pay for the same failure again. */
const maxPaidTries = 3;
const minDelayMs = 4_000;
const maxDelayMs = 300_000;
/**
 * Number of seconds by which a job is due before its message arrives, so that the message is never too early.
 */
const marginSeconds = 1;

/** The delay of a job's retry, and the retry state so far. */
export interface Retry {
  delayMs: number;
  /** Time of the first failed attempt, in ISO 8601. */
  since: string;
  /** Number of billed attempts. */
  paid: number;
}

/**
 * Schedules the retry of a job after a model failure. Returns null if the job is given up.
 *
 * The delays grow with the elapsed time, to five minutes at most. A job is thus attempted some thirty times
 * during an outage of two hours, and recovers soon after an outage of a minute. A random time is added, so
 * that jobs do not all retry at the same time. An aborted job continues immediately, and its attempt is not
 * counted.
 */
export function nextTry(
  { waiting, part }: Pick<Job, 'waiting' | 'part'>,
  failure: ModelFailure,
  calls: readonly Call[],
  { now = Date.now(), random = Math.random() } = {},
): Retry | null {
  const since = waiting?.since ?? new Date(now).toISOString();
  const passed = now - Date.parse(since);
  if (passed >= timeoutMs) return null;
  if (failure.code === 'stopped') return { delayMs: 0, since, paid: waiting?.paid ?? 0 };
  if (!failure.passes) return null;
  // Each picture and clip is stored when it arrives, so a successful call is not lost when the job fails.
  const isKept = part === 'pictures' || part === 'speech';
  const wasBilled = calls.some(
    ({ outcome, promptTokens, completionTokens }) =>
      promptTokens + completionTokens > 0 && !(isKept && outcome === 'ok'),
  );
  const paid = (waiting?.paid ?? 0) + (wasBilled ? 1 : 0);
  if (paid >= maxPaidTries) return null;
  const growing = Math.min(maxDelayMs, Math.max(minDelayMs, passed / 2)) * (0.75 + random / 2);
  // A daily limit may request a delay that is longer than the remaining retry time. Such a delay is also too
  // long for a queue message.
  const asked = Math.min(failure.retryAfterMs ?? 0, timeoutMs - passed);
  return { delayMs: Math.max(growing, asked), since, paid };
}

/** The delay of a retry's queue message, in seconds. */
export const delaySecondsOf = ({ delayMs }: Retry): number => Math.ceil(delayMs / 1_000);

/** SQL: the part's new value of the column `waiting`. */
export const waitingJson = (retry: Retry | undefined): SQL =>
  retry
    ? sql`jsonb_build_object('generation', generation, 'since', ${retry.since}::text,
        'paid', ${retry.paid}::int, 'until', now() + make_interval(secs => ${retry.delayMs / 1_000 - marginSeconds}))`
    : sql`null::jsonb`;

const keepsTrying =
  'Lexiloom keeps trying for two hours, so you don’t need to do anything, and you can leave this page.';

/**
 * Returns the problem shown to the teacher while a job waits. It states the reason, and that the teacher does
 * not have to act. Returns null if the job does not wait.
 */
export function waitingProblem(failure: ModelFailure): PartProblem | null {
  if (failure.code === 'stopped') return null;
  const { code, message } = failure.problem;
  const [reason = message] = message.split(/(?<=\.) /);
  return { code, message: `${reason} ${keepsTrying}` };
}
