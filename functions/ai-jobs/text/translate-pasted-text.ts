import { otherLanguage } from '#language/other-language.ts';
import type { TextLanguages } from '#language/text/build-sentence.ts';
import { isPlainLine } from '#language/text/clean-text.ts';
import { alignPastedText, type PastedRow } from '#lessons/draft/pasted/align-pasted-text.ts';
import { buildPastedText, type PastedReply } from '#lessons/draft/pasted/build-pasted-text.ts';
import { parseListNumber } from '#lessons/draft/pasted/list-number.ts';
import { splitSentences } from '#lessons/draft/pasted/split-sentences.ts';
import { goOnMessages } from '#lessons/prompts/data-block.ts';
import { translateMessages } from '#lessons/prompts/translate-prompt.ts';
import type { Problem } from '#lessons/questions/define-question.ts';
import { fold } from '#lessons/questions/find-in-text.ts';
import type { JobContext } from '../job-context.ts';
import type { Job } from '../lease-job.ts';
import type { Call } from '../models/model.ts';
import { ModelFailure } from '../models/model-failure.ts';
import { isLong } from './check-rows.ts';
import { type RowsRequest, requestRows, rest } from './request-rows.ts';
import type { TextPage } from './text-page.ts';

/** The first round translates the text. The others are for missing sentences and broken connections. */
const maxRounds = 4;

/** The sentences that the teacher supplied; null if the model should compose the text. */
export function givenRowsOf({ draft, text }: Pick<Job, 'draft' | 'text'>): PastedRow[] | null {
  return draft.given ? alignPastedText(draft.given, text, draft.textType).rows : null;
}

/**
 * Stores the teacher's sentences unchanged and in order, each with its translation. Requests only missing
 * translations from the model. Retries an omitted or clearly wrong translation once, with the reason. Emits a
 * sentence only after the next one has arrived or the reply is complete: a translation that includes its
 * neighbour's translation is only recognized by the gap after it. Fails if sentences are missing at the end.
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
      // A translation may contain what the teacher's own line contains, such as an address.
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

/** A translation longer than the others by this factor may include its neighbour's translation. */
const muchLonger = 1.6;

/** Strips the sentence number from a translation if the original sentence has no number. */
function withoutRowNumber(native: string, n: number, given: string): string {
  const listed = parseListNumber(native);
  return listed?.number === n && !parseListNumber(given) ? listed.rest : native;
}

/** Returns the problem of a single translation; null if there is none. */
function translationFault(native: string, given: string, languages: TextLanguages): string | null {
  if (isLong(given, languages.target) && isSame(native, given, languages)) {
    return 'It repeats the sentence instead of translating it.';
  }
  return otherLanguage(native, languages.native, [languages.target]) === null
    ? null
    : 'It is in a different language from the one requested.';
}

const isSame = (native: string, given: string, languages: TextLanguages) =>
  fold(native, languages.native) === fold(given, languages.target);

/**
 * True if a translation has more sentences than its original. This may be a correct translation, or it may
 * include a neighbour's translation.
 */
const hasMoreSentences = (native: string, given: string, languages: TextLanguages) =>
  splitSentences(languages.native, native).length > splitSentences(languages.target, given).length;

/**
 * Finds the translations in one reply that seem to include a neighbour's translation, and returns them with
 * the reason. Such a translation leaves a gap: a sentence number is missing, and an adjacent translation has
 * more sentences than its original or is much longer than the rest. If the last numbers are missing, also
 * returns every translation after the first suspicious row, because each of them belongs to another sentence.
 */
function mergedTranslations(
  replies: ReadonlyMap<number, PastedReply>,
  wanted: readonly number[],
  rows: readonly PastedRow[],
  languages: TextLanguages,
): Map<number, string> {
  const missing = wanted.filter((n) => !replies.has(n));
  const given = (n: number) => rows[n - 1]?.target ?? '';
  const lengthOf = (n: number, native: string) => native.length / Math.max(1, given(n).length);
  const there = wanted.flatMap((n) => {
    const native = replies.get(n)?.native;
    return native === undefined ? [] : [{ n, native, length: lengthOf(n, native) }];
  });
  const lengths = [...replies].map(([n, { native }]) => lengthOf(n, native)).sort((a, b) => a - b);
  const usual = lengths[Math.floor((lengths.length - 1) / 2)] ?? 1;
  const found = new Map<string, number>();
  const merged = new Map<number, string>();
  const lastMissing = missing.at(-1) !== undefined && missing.at(-1) === wanted.at(-1);
  let shifted = false;
  for (const { n, native, length } of there) {
    const key = fold(native, languages.native);
    const twin = found.get(key);
    found.set(key, n);
    const before = twin === undefined ? '' : given(twin);
    const isTwin =
      before !== '' &&
      isLong(native, languages.native) &&
      fold(before, languages.target) !== fold(given(n), languages.target);
    if (isTwin) {
      for (const each of [twin ?? n, n]) merged.set(each, 'Two sentences have this translation.');
      continue;
    }
    if (missing.length === 0) continue;
    const holdsMore =
      hasMoreSentences(native, given(n), languages) ||
      (length > usual * muchLonger && isLong(native, languages.native));
    const isBesideHole = missing.includes(n + 1) || missing.includes(n - 1);
    if (holdsMore && (isBesideHole || lastMissing)) {
      merged.set(n, 'It holds the translation of a neighbour, too.');
      shifted ||= lastMissing && !isBesideHole;
    } else if (shifted) merged.set(n, 'It is the translation of another sentence.');
  }
  return merged;
}

/** Returns the reasons in the form that is sent to the model. */
const translationProblems = (faults: ReadonlyMap<number, string>): Problem[] =>
  [...faults].map(([n, message]) => ({ where: `row ${n}`, message }));
