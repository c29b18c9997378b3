import type { JudgedWords, JudgeWordsRequest } from '#contracts/ai-jobs/judged-words.ts';
import type { JobContext } from './job-context.ts';
import { ModelFailure } from './model-failure.ts';
import { moderate, screenPatienceMs } from './moderation-budget.ts';
import { pagesOfWords } from './pages-of-words.ts';

/** So many pieces the moderator is given in one request. */
const maxPages = 30;

/**
 * Whether words may stand before pupils, by the moderator. What it flags is looked for group by group, so
 * that the teacher can be told where it stands. A moderator that is away lets nothing through.
 */
export async function moderateWords(
  context: JobContext,
  { groups }: JudgeWordsRequest,
): Promise<JudgedWords> {
  try {
    if (await areAcceptable(context, pagesOfWords([...new Set(groups.flat())])))
      return { kind: 'fit' };
    const verdicts = await Promise.all(
      groups.map((lines) => areAcceptable(context, pagesOfWords(lines))),
    );
    // Words that are flagged only beside those of another group are still not for pupils.
    return { kind: 'unfit', group: Math.max(0, verdicts.indexOf(false)) };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return { kind: 'problem', ...error.problem };
  }
}

async function areAcceptable(context: JobContext, pages: readonly string[]): Promise<boolean> {
  const batches = Array.from({ length: Math.ceil(pages.length / maxPages) }, (_, at) =>
    pages.slice(at * maxPages, (at + 1) * maxPages),
  );
  const found = await Promise.all(
    batches.map((input) =>
      moderate(context, input, () => undefined, { patienceMs: screenPatienceMs }),
    ),
  );
  return found.every((problem) => problem === null);
}
