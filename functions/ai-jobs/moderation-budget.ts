import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { PartProblem } from '#contracts/resources/resource.ts';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import type { AiJobsEnv } from './env.ts';
import type { JobContext } from './job-context.ts';
import type { DutyModels } from './models/duty-models.ts';
import { type Call, estimateTokens, isOpenAi } from './models/model.ts';
import { ModelFailure } from './models/model-failure.ts';

/** The moderation capacity per time window, shared by all Workers. */
export interface ModerationBudget {
  /** The URL of the moderation server, because each server has a separate limit. */
  server: string;
  tokens: number;
  perMs: number;
}

/** OpenAI's moderation limit in the lowest paid tier. The account page shows the limits of higher tiers. */
const leastOfOpenAi = 10_000;
/**
 * The usable fraction of a limit. It is below 1, because tokens are only estimated and the provider's clock
 * may differ.
 */
const margin = 0.9;
/** The operator's limit in tokens per minute. */
export const ModerationLimit = z.coerce.number().check(z.int(), z.minimum(1_000));

/** Returns the moderation budget from the operator's setting, or null if the server has no token limit. */
export function moderationBudgetOf(
  env: AiJobsEnv,
  { moderation }: DutyModels,
): ModerationBudget | null {
  if (moderation?.model.kind !== 'moderations') return null;
  const set = env.MODERATION_TOKENS_PER_MINUTE;
  if (!set && !isOpenAi(moderation.server)) return null;
  const tokens = set ? ModerationLimit.parse(set) : leastOfOpenAi;
  return { server: moderation.server.baseUrl, tokens: tokens * margin, perMs: 60_000 };
}

/**
 * Maximum wait in milliseconds while a teacher waits at the screen. After that, an error asks the teacher to
 * try again.
 */
export const screenTimeoutMs = 8_000;
/**
 * Maximum wait in milliseconds for the verdict on a paid reply. It is long, because a reply without a verdict
 * is discarded and must be paid for again.
 */
const paidTimeoutMs = 120_000;
/**
 * Maximum wait in milliseconds for a provider that is busy although its limit was respected. Applies only if
 * the reply has been paid for.
 */
const maxWaitOfProviderMs = 60_000;
/** The share of the budget that one account may use for its submissions in the long term. */
const shareOfAccount = 0.25;
/** Maximum share of the budget per request. A longer text is moderated in steps. */
const shareOfRequest = 0.25;

type BudgetContext = Pick<JobContext, 'db' | 'moderationBudget'>;

/** Tokens taken from the budget in advance. */
export interface Admission {
  left: number;
}

/**
 * Takes tokens from the budget before calling a model whose reply must be moderated. If there are too few,
 * throws `model_busy` with the delay. The part then waits in the queue and costs nothing, instead of waiting
 * for its verdict after the call has been paid for.
 */
export async function admitToModeration(
  context: BudgetContext,
  tokens: number,
): Promise<Admission> {
  const budget = context.moderationBudget;
  if (budget) await take(context.db, budget, Math.min(tokens, budget.tokens), 0);
  return { left: tokens };
}

/**
 * Checks words. Returns the reason why they are unsuitable for pupils, or null if they are suitable. If they
 * need more tokens than were admitted in advance, waits at most `timeoutMs` for the rest.
 */
export async function moderate(
  context: JobContext,
  input: readonly string[],
  record: (call: Call) => void,
  { admission = { left: 0 } as Admission, timeoutMs = paidTimeoutMs } = {},
): Promise<PartProblem | null> {
  const on = context.models.moderation;
  const budget = context.moderationBudget;
  const maxWaitMs = Math.max(screenTimeoutMs, Math.min(timeoutMs, maxWaitOfProviderMs));
  if (!budget) return context.model.moderate({ on, input: [...input], maxWaitMs }, record);
  for (const texts of inRequests(input, budget.tokens * shareOfRequest)) {
    const needed = tokensOf(texts);
    const more = Math.max(0, needed - admission.left);
    admission.left = Math.max(0, admission.left - needed);
    if (more > 0) await context.sleep(await take(context.db, budget, more, timeoutMs));
    const problem = await context.model.moderate({ on, input: texts, maxWaitMs }, record);
    if (problem) return problem;
  }
  return null;
}

/** Estimates the tokens of several texts. */
export const tokensOf = (texts: readonly string[]): number =>
  Math.ceil(texts.reduce((sum, text) => sum + estimateTokens(text), 0));

function inRequests(input: readonly string[], most: number): string[][] {
  const requests: string[][] = [];
  let room = 0;
  for (const text of input.filter((words) => words.trim() !== '')) {
    const tokens = estimateTokens(text);
    if (requests.length === 0 || tokens > room) {
      requests.push([]);
      room = most;
    }
    requests.at(-1)?.push(text);
    room -= tokens;
  }
  return requests;
}

const Taken = z.object({ wait: z.number() });
const SpokenFor = z.object({ spoken: z.number() });

/**
 * Takes tokens from an account's share of the budget, which its submissions use. The share prevents one
 * account from using up the shared budget. It refills at a quarter of the budget's speed: a busy teacher can
 * submit many texts at once, but not continuously. Throws `model_busy` if too few tokens are left.
 */
export async function takeShare(
  { db, moderationBudget: budget }: BudgetContext,
  ownerId: string,
  tokens: number,
): Promise<void> {
  if (!budget) return;
  const { server, tokens: limit, perMs } = budget;
  const share = { server: `${server}:${ownerId}`, tokens: limit, perMs: perMs / shareOfAccount };
  await take(db, share, Math.min(tokens, limit), 0);
}

/**
 * Takes tokens from the budget in one round trip. Returns the time in milliseconds to wait before using them.
 *
 * The row of `attempts` stores the time up to which the budget is allocated. Each token advances this time by
 * its share of the window. As long as the time is at most one window ahead, there is no wait. This matches
 * the refilling of the provider's own token bucket. Throws `model_busy` if the wait would exceed `timeoutMs`.
 */
async function take(
  db: Database,
  { server, tokens: limit, perMs }: ModerationBudget,
  tokens: number,
  timeoutMs: number,
): Promise<number> {
  const subject = `moderation:${server}`;
  const cost = sql`make_interval(secs => ${(tokens * perMs) / limit / 1_000})`;
  const next = sql`greatest(now(), attempts.window_starts_at) + ${cost}`;
  const ahead = sql`make_interval(secs => ${(perMs + timeoutMs) / 1_000})`;
  const left = sql`extract(epoch from window_starts_at - now())::float8`;
  // A separate statement reads the result, because a statement that started before other Workers took tokens
  // would not see their changes.
  const [taken, read] = await db.batch([
    db.execute(sql`
      insert into attempts (subject, window_starts_at, count)
      values (${subject}, now() + ${cost}, ${tokens})
      on conflict (subject) do update set window_starts_at = ${next}, count = ${tokens}
      where ${next} <= now() + ${ahead}
      returning ${left} as wait`),
    db.execute(sql`select ${left} as spoken from attempts where subject = ${subject}`),
  ]);
  const [mine] = parseRows(Taken, taken);
  if (mine) return Math.max(0, mine.wait * 1_000 - perMs);
  const [{ spoken } = { spoken: 0 }] = parseRows(SpokenFor, read);
  const retryAfterMs = spoken * 1_000 + (tokens * perMs) / limit - perMs;
  throw new ModelFailure('model_busy', 'the moderator’s budget', {
    retryAfterMs: Math.max(1_000, retryAfterMs),
  });
}

const maxLines = 10;
const maxCharacters = 4_000;

/**
 * Groups lines into pages for moderation. A page has at most ten lines and a limited length. In a longer
 * input, moderation could overlook one unsuitable line, because it judges the average.
 */
export function pagesOfWords(lines: readonly string[]): string[] {
  const pages: string[][] = [];
  let room = 0;
  for (const line of lines) {
    const page = pages.at(-1);
    if (page && page.length < maxLines && line.length < room) {
      page.push(line);
      room -= line.length + 1;
    } else {
      pages.push([line]);
      room = maxCharacters - line.length;
    }
  }
  return pages.map((page) => page.join('\n'));
}
