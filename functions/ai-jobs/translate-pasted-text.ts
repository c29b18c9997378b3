import { isPlainLine } from '#language/text/clean-text.ts';
import { alignPastedText, type PastedRow } from '#lessons/draft/pasted/align-pasted-text.ts';
import { buildPastedText, type PastedReply } from '#lessons/draft/pasted/build-pasted-text.ts';
import { goOnMessages } from '#lessons/prompts/data-block.ts';
import { translateMessages } from '#lessons/prompts/translate-prompt.ts';
import type { JobContext } from './job-context.ts';
import {
  hasMoreSentences,
  mergedTranslations,
  translationFault,
  translationProblems,
  withoutRowNumber,
} from './judge-translation.ts';
import type { Job } from './lease-job.ts';
import type { Call } from './model.ts';
import { ModelFailure } from './model-failure.ts';
import { type RowsRequest, requestRows, rest } from './request-rows.ts';
import type { TextPage } from './text-page.ts';

/** The translation, what it left out, and breaks of these. */
const maxRounds = 4;

/** The sentences of the teacher's own text; null when the text is to be composed. */
export function givenRowsOf({ draft, text }: Pick<Job, 'draft' | 'text'>): PastedRow[] | null {
  return draft.given ? alignPastedText(draft.given, text, draft.textType).rows : null;
}

/**
 * Lays out the teacher's sentences word for word, each with its translation, in their order. The model
 * is asked only for translations that are not there; what it leaves out, or gives in a way that cannot be
 * right, it is asked for once more with the reasons. A sentence is laid out once the next one has come, or
 * the reply is whole: a translation that swallowed its neighbour is told by the hole behind it. A failure
 * means that sentences are missing.
 */
export async function translatePastedText(
  context: JobContext,
  job: Job,
  rows: readonly PastedRow[],
  page: TextPage,
  record: (call: Call) => void,
): Promise<RowsRequest> {
  const { title } = job;
  const replies = new Map<number, PastedReply>();
  const faults = new Map<number, string>();
  const isThere = (at: number) => rows[at]?.native !== null || replies.has(at + 1);
  const layOut = (isWhole: boolean) => {
    for (let at = page.sentences.length; isThere(at) && (isWhole || isThere(at + 1)); at += 1) {
      const row = rows[at];
      if (!row) return;
      page.take(buildPastedText(`s${page.next}`, row, replies.get(at + 1) ?? null, job.text));
    }
  };
  const missing = () =>
    rows.flatMap(({ native }, at) =>
      at >= page.sentences.length && native === null && !replies.has(at + 1) ? [at + 1] : [],
    );
  layOut(true);
  let failure: ModelFailure | undefined;
  let repaired = false;
  for (let round = 1; round <= maxRounds; round += 1) {
    const wanted = missing();
    if (wanted.length === 0 || page.lost) return { title };
    if (failure) await rest(context, failure, page.emit);
    const { from, to } = job.draft;
    const request = { from, to, title, sentences: rows, rows: wanted };
    const messages = translateMessages(request, job.template ?? undefined);
    const told = goOnMessages(messages, translationProblems(faults));
    faults.clear();
    let isSuspect = false;
    const asked = await requestRows(context, told, record, ([number, cut, said]) => {
      const n = Number(number.trim().replace(/^#|[.)]$/gu, ''));
      const given = rows[n - 1]?.target ?? '';
      const native = withoutRowNumber(said, n, given);
      if (native.trim() === '' || !wanted.includes(n) || replies.has(n)) return;
      // What the teacher's own line holds, such as an address, its translation may hold.
      if (!isPlainLine(native) && isPlainLine(given)) return;
      const fault = translationFault(native, given, job.text);
      if (fault) {
        faults.set(n, fault);
        return;
      }
      replies.set(n, { cut, native });
      isSuspect ||= hasMoreSentences(native, given, job.text);
      if (!isSuspect) layOut(false);
    });
    for (const [n, reason] of mergedTranslations(replies, wanted, rows, job.text)) {
      if (n <= page.sentences.length) continue;
      faults.set(n, reason);
      replies.delete(n);
    }
    layOut(true);
    failure = asked.failure;
    if (!failure || failure.code === 'model_nonsense') {
      if (repaired) break;
      repaired = true;
      failure = undefined;
    } else if (!failure.passes) break;
  }
  if (missing().length === 0) return { title };
  const reason = 'sentences without a translation';
  return { title, failure: failure ?? new ModelFailure('model_nonsense', reason) };
}
