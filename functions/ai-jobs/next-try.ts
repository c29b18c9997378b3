import { type SQL, sql } from 'drizzle-orm';
import type { PartProblem } from '#contracts/resources/resource.ts';
import type { Job } from './lease-job.ts';
import type { Call } from './models/model.ts';
import type { ModelFailure } from './models/model-failure.ts';

/** A provider's outage is waited for this long; then the teacher is told that it failed. */
const patienceMs = 2 * 3_600_000;
/** Tries that are billed and come to nothing: more would pay for the same failure again and again. */
const maxPaidTries = 3;
const minDelayMs = 4_000;
const maxDelayMs = 300_000;
/** The job is due a little before its message comes, so that the message never comes too early. */
const marginSeconds = 1;

/** When a job is tried again, and what the waiting came to so far. */
export interface Retry {
  delayMs: number;
  /** ISO 8601: when the first try failed. */
  since: string;
  /** Tries that were billed. */
  paid: number;
}

/**
 * When a job that a model failed at is tried again; null when it is given up. The pauses grow with the
 * time that has passed, to five minutes at most, so an outage of two hours costs some thirty tries and one
 * of a minute is over soon after it ends. They are spread out, so that not all jobs come back at once. A job
 * that was stopped in the middle goes on at once, and nothing is held against it.
 */
export function nextTry(
  { waiting, part }: Pick<Job, 'waiting' | 'part'>,
  failure: ModelFailure,
  calls: readonly Call[],
  { now = Date.now(), random = Math.random() } = {},
): Retry | null {
  const since = waiting?.since ?? new Date(now).toISOString();
  const passed = now - Date.parse(since);
  if (passed >= patienceMs) return null;
  if (failure.code === 'stopped') return { delayMs: 0, since, paid: waiting?.paid ?? 0 };
  if (!failure.passes) return null;
  // Pictures and clips are kept one by one, so a call that came out well was not for nothing.
  const isKept = part === 'pictures' || part === 'speech';
  const wasBilled = calls.some(
    ({ outcome, promptTokens, completionTokens }) =>
      promptTokens + completionTokens > 0 && !(isKept && outcome === 'ok'),
  );
  const paid = (waiting?.paid ?? 0) + (wasBilled ? 1 : 0);
  if (paid >= maxPaidTries) return null;
  const growing = Math.min(maxDelayMs, Math.max(minDelayMs, passed / 2)) * (0.75 + random / 2);
  // A limit of the day may ask for more than is waited for at all, and than a queue holds a message.
  const asked = Math.min(failure.retryAfterMs ?? 0, patienceMs - passed);
  return { delayMs: Math.max(growing, asked), since, paid };
}

/** Seconds for the queue's message of a retry. */
export const delaySecondsOf = ({ delayMs }: Retry): number => Math.ceil(delayMs / 1_000);

/** SQL: the part's column `waiting` from now on. */
export const waitingJson = (retry: Retry | undefined): SQL =>
  retry
    ? sql`jsonb_build_object('generation', generation, 'since', ${retry.since}::text,
        'paid', ${retry.paid}::int, 'until', now() + make_interval(secs => ${retry.delayMs / 1_000 - marginSeconds}))`
    : sql`null::jsonb`;

/** What the teacher reads while a job waits: the reason, and that nothing has to be done. Null when it does not wait. */
export function waitingProblem(failure: ModelFailure): PartProblem | null {
  if (failure.code === 'stopped') return null;
  const { code, message } = failure.problem;
  const [reason = message] = message.split(/(?<=\.) /);
  return {
    code,
    message: `${reason} Lexiloom keeps trying for two hours: you need not ask again, and you can leave this page.`,
  };
}
