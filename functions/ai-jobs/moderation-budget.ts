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

/** What the moderator judges in a stretch of time, all Workers together. */
export interface ModerationBudget {
  /** Its address: each server has a limit of its own. */
  server: string;
  tokens: number;
  perMs: number;
}

/** The limit of OpenAI's moderator in the lowest paid tier; its higher tiers are to be read in the account. */
const leastOfOpenAi = 10_000;
/** What is not used of a limit, because tokens are estimated and others' clocks differ. */
const margin = 0.9;
/** The operator's setting of a limit, in tokens a minute. */
export const ModerationLimit = z.coerce.number().check(z.int(), z.minimum(1_000));

/** The moderator's budget by the operator's setting; null where a server has no limit of this kind. */
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

/** Somebody who waits in front of a screen is told to try again rather than made to wait longer. */
export const screenPatienceMs = 8_000;
/** A reply that is paid for waits for its verdict, so that it need not be paid for again. */
const paidPatienceMs = 120_000;
/** A provider that is busy all the same is waited for here, where a reply is paid for already. */
const maxWaitOfProviderMs = 60_000;
/** One account has so much of the budget for what it sends to be judged, in the long run. */
const shareOfAccount = 0.25;
/** One request has no more than this share of the budget, so that a long text goes in steps. */
const shareOfRequest = 0.25;

type BudgetContext = Pick<JobContext, 'db' | 'moderationBudget'>;

/** Tokens that were taken out of the budget before they were needed. */
export interface Admission {
  left: number;
}

/**
 * Takes tokens out of the budget before a model is asked for what has to be judged afterwards: a part
 * that would wait for its verdict waits in the queue instead, and has cost nothing. Throws `model_busy`
 * with the time after which there is room.
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
 * The reason why these words may not stand before pupils, or null when they may. Waits for room in the
 * budget beyond what was admitted, for `patienceMs` at most.
 */
export async function moderate(
  context: JobContext,
  input: readonly string[],
  record: (call: Call) => void,
  { admission = { left: 0 } as Admission, patienceMs = paidPatienceMs } = {},
): Promise<PartProblem | null> {
  const on = context.models.moderation;
  const budget = context.moderationBudget;
  const maxWaitMs = Math.max(screenPatienceMs, Math.min(patienceMs, maxWaitOfProviderMs));
  if (!budget) return context.model.moderate({ on, input: [...input], maxWaitMs }, record);
  for (const texts of inRequests(input, budget.tokens * shareOfRequest)) {
    const needed = tokensOf(texts);
    const more = Math.max(0, needed - admission.left);
    admission.left = Math.max(0, admission.left - needed);
    if (more > 0) await context.sleep(await take(context.db, budget, more, patienceMs));
    const problem = await context.model.moderate({ on, input: texts, maxWaitMs }, record);
    if (problem) return problem;
  }
  return null;
}

/** The tokens of several texts, estimated. */
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
 * Takes tokens out of an account's share for what it sends to be judged, so that nobody wears out what all
 * have. A share fills as the budget does, at a quarter of its speed: what a busy teacher sends at once fits, and
 * going on does not. Throws `model_busy` when too little is left.
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
 * Takes tokens out of the budget in one round trip and answers how many milliseconds to wait before they
 * may be used. The row of `attempts` holds the moment up to which the budget is spoken for: each token
 * moves it on by its share of the time, and it may be as far ahead as the budget's time is long, which is
 * how a provider's own bucket fills. Throws `model_busy` when the wait would be longer than `patienceMs`.
 */
async function take(
  db: Database,
  { server, tokens: limit, perMs }: ModerationBudget,
  tokens: number,
  patienceMs: number,
): Promise<number> {
  const subject = `moderation:${server}`;
  const cost = sql`make_interval(secs => ${(tokens * perMs) / limit / 1_000})`;
  const next = sql`greatest(now(), attempts.window_starts_at) + ${cost}`;
  const ahead = sql`make_interval(secs => ${(perMs + patienceMs) / 1_000})`;
  const left = sql`extract(epoch from window_starts_at - now())::float8`;
  // Read in a statement of its own: one that began before others took theirs does not see them.
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
 * Lines as the moderator takes them: ten sentences a piece, and no piece long, because one long input
 * would be judged by its average.
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
