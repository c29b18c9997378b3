import { type SQL, sql } from 'drizzle-orm';
import type { PartProblem } from '#contracts/resources/resource.ts';
import type { Job } from './lease-job.ts';
import type { Call } from './models/model.ts';
import type { ModelFailure } from './models/model-failure.ts';

/**
 * Duration in milliseconds for which a job is retried during a provider's outage. After that, the teacher
 * sees a failure.
 */
const timeoutMs = 2 * 3_600_000;
/** Maximum number of billed attempts without a result. More attempts would pay for the same failure again. */
const maxPaidTries = 3;
const minDelayMs = 4_000;
const maxDelayMs = 300_000;
/** The job is due slightly before its message arrives, so that the message is never early. */
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
 * The delays grow with the elapsed time, to five minutes at most. An outage of two hours thus costs some
 * thirty attempts, and a job recovers soon after an outage of a minute. Jitter is added, so that jobs do not
 * all retry at the same time. An interrupted job continues immediately, without penalty.
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
  // Pictures and clips are stored separately, so a successful call was not wasted.
  const isKept = part === 'pictures' || part === 'speech';
  const wasBilled = calls.some(
    ({ outcome, promptTokens, completionTokens }) =>
      promptTokens + completionTokens > 0 && !(isKept && outcome === 'ok'),
  );
  const paid = (waiting?.paid ?? 0) + (wasBilled ? 1 : 0);
  if (paid >= maxPaidTries) return null;
  const growing = Math.min(maxDelayMs, Math.max(minDelayMs, passed / 2)) * (0.75 + random / 2);
  // A daily limit may request a longer delay than the total retry time, which is also longer than a queue can
  // delay a message.
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

/**
 * Returns the problem shown to the teacher while a job waits: the reason, and that no action is needed.
 * Returns null if the job does not wait.
 */
export function waitingProblem(failure: ModelFailure): PartProblem | null {
  if (failure.code === 'stopped') return null;
  const { code, message } = failure.problem;
  const [reason = message] = message.split(/(?<=\.) /);
  return {
    code,
    message: `${reason} Lexiloom keeps trying for two hours, so you don’t need to do anything, and you can leave this page.`,
  };
}
