import { otherLanguage } from '#language/other-language.ts';
import type { TextLanguages } from '#language/text/build-sentence.ts';
import type { PastedRow } from '#lessons/draft/pasted/align-pasted-text.ts';
import type { PastedReply } from '#lessons/draft/pasted/build-pasted-text.ts';
import { parseListNumber } from '#lessons/draft/pasted/list-number.ts';
import { splitSentences } from '#lessons/draft/pasted/split-sentences.ts';
import type { Problem } from '#lessons/questions/define-question.ts';
import { fold } from '#lessons/questions/find-in-text.ts';
import { isLong } from './judge-rows.ts';

/** A translation that is so much longer than the others are may hold its neighbour, too. */
const muchLonger = 1.6;

/** A translation without the number of its sentence in front, which the sentence itself has not. */
export function withoutRowNumber(native: string, n: number, given: string): string {
  const listed = parseListNumber(native);
  return listed?.number === n && !parseListNumber(given) ? listed.rest : native;
}

/** What is wrong with one translation by itself; null where nothing is. */
export function translationFault(
  native: string,
  given: string,
  languages: TextLanguages,
): string | null {
  if (isLong(given, languages.target) && isSame(native, given, languages)) {
    return 'It repeats the sentence instead of translating it.';
  }
  return otherLanguage(native, languages.native, [languages.target]) === null
    ? null
    : 'It is in another language than asked for.';
}

const isSame = (native: string, given: string, languages: TextLanguages) =>
  fold(native, languages.native) === fold(given, languages.target);

/** Whether a translation has more sentences than what it translates: its own way, or a neighbour's. */
export const hasMoreSentences = (native: string, given: string, languages: TextLanguages) =>
  splitSentences(languages.native, native).length > splitSentences(languages.target, given).length;

/**
 * The translations of one reply that seem to hold a neighbour's, too, with the reason. They are told by
 * the holes that they leave: a number is missing, and the translation beside it has more sentences than its
 * own, or is much longer than the rest. Where the last numbers are missing, whatever stands behind the
 * first such row belongs to another sentence, and is listed with it.
 */
export function mergedTranslations(
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

/** The reasons as the model is told them. */
export const translationProblems = (faults: ReadonlyMap<number, string>): Problem[] =>
  [...faults].map(([n, message]) => ({ where: `row ${n}`, message }));
