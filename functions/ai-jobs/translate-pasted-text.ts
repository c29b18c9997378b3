import { isPlainLine } from '#language/text/plain-line.ts';
import { alignPastedText, type PastedRow } from '#lessons/draft/pasted/align-pasted-text.ts';
import { buildPastedText, type PastedReply } from '#lessons/draft/pasted/build-pasted-text.ts';
import { translateMessages } from '#lessons/prompts/translate-prompt.ts';
import type { JobContext } from './job-context.ts';
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
 * is asked only for translations that are not there; what it leaves out it is asked for once more. A
 * failure means that sentences are missing.
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
  const layOut = () => {
    for (let row = rows[page.sentences.length]; row; row = rows[page.sentences.length]) {
      const reply = replies.get(page.sentences.length + 1) ?? null;
      if (row.native === null && !reply) return;
      page.take(buildPastedText(`s${page.next}`, row, reply, job.text));
    }
  };
  const missing = () =>
    rows.flatMap(({ native }, at) =>
      at >= page.sentences.length && native === null && !replies.has(at + 1) ? [at + 1] : [],
    );
  layOut();
  let failure: ModelFailure | undefined;
  let repaired = false;
  for (let round = 1; round <= maxRounds; round += 1) {
    const wanted = missing();
    if (wanted.length === 0 || page.lost) return { title };
    if (failure) await rest(context, failure, page.emit);
    const { from, to } = job.draft;
    const request = { from, to, title, sentences: rows, rows: wanted };
    const messages = translateMessages(request, job.template ?? undefined);
    const asked = await requestRows(context, messages, record, ([number, cut, native]) => {
      const n = Number(number.trim());
      if (native.trim() === '' || !wanted.includes(n) || replies.has(n)) return;
      // What the teacher's own line holds, such as an address, its translation may hold.
      if (!isPlainLine(native) && isPlainLine(rows[n - 1]?.target ?? '')) return;
      replies.set(n, { cut, native });
      layOut();
    });
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
