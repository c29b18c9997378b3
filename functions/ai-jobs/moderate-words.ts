import type { JudgedWords, JudgeWordsRequest } from '#contracts/ai-jobs.ts';
import type { JobContext } from './job-context.ts';
import type { Call } from './models/model.ts';
import { ModelFailure } from './models/model-failure.ts';
import { settleAll } from './models/request-slots.ts';
import {
  moderate,
  pagesOfWords,
  screenTimeoutMs,
  takeShare,
  tokensOf,
} from './moderation-budget.ts';
import { paidCall, reserveBudget } from './reserve-budget.ts';
import { costOfQuestions } from './reserve-for.ts';

/** Maximum number of pages per moderation request. */
const maxPages = 30;
/** Tokens of the reply in which a text model returns its verdict, and of the rules in its prompt. */
const verdictTokens = 200;
const ruleTokens = 1_000;

type Record = (call: Call) => void;

/**
 * Checks that words are suitable for pupils. If moderation flags them, checks group by group, so that the
 * teacher sees which part is unsuitable. Rejects the words if moderation is unavailable. Moderation models
 * are free. If a text model moderates instead, its calls are paid for.
 */
export async function moderateWords(
  context: JobContext,
  { ownerId, groups }: JudgeWordsRequest,
): Promise<JudgedWords> {
  const on = context.models.moderation;
  if (on?.model.kind !== 'chat') {
    return judge(
      context,
      groups,
      () => undefined,
      () => takeShare(context, ownerId, tokensOf(groups.flat())),
    );
  }
  const characters = groups.flat().reduce((sum, line) => sum + line.length, 0);
  const calls = 2 * (groups.length + 1);
  // Each character counts twice, because all words are moderated together first and then, if any are flagged,
  // group by group.
  const amount = costOfQuestions(on, {
    prompt: Math.ceil((2 * characters) / calls) + ruleTokens,
    reply: verdictTokens,
    calls,
  });
  const kept = await reserveBudget(context, { ownerId, part: 'moderation', amount });
  return paidCall(context, kept, (note) => judge(context, groups, note));
}

async function judge(
  context: JobContext,
  groups: readonly (readonly string[])[],
  record: Record,
  before: () => Promise<void> = async () => undefined,
): Promise<JudgedWords> {
  try {
    await before();
    if (await areAcceptable(context, pagesOfWords([...new Set(groups.flat())]), record))
      return { kind: 'fit' };
    const verdicts = await settleAll(
      groups.map((lines) => areAcceptable(context, pagesOfWords([...lines]), record)),
    );
    // If no group is unsuitable alone, the words are unsuitable in combination. The first group is then
    // reported.
    return { kind: 'unfit', group: Math.max(0, verdicts.indexOf(false)) };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return { kind: 'problem', ...error.problem };
  }
}

async function areAcceptable(
  context: JobContext,
  pages: readonly string[],
  record: Record,
): Promise<boolean> {
  const batches = Array.from({ length: Math.ceil(pages.length / maxPages) }, (_, at) =>
    pages.slice(at * maxPages, (at + 1) * maxPages),
  );
  const found = await settleAll(
    batches.map((input) => moderate(context, input, record, { timeoutMs: screenTimeoutMs })),
  );
  return found.every((problem) => problem === null);
}
