import { graphemes } from '../graphemes.ts';
import { cleanAnswer, plainAnswer, withoutPunctuation, withTypedAccents } from './clean-answer.ts';
import type { PhraseMark } from './compare-phrases.ts';
import { compareWords } from './compare-words.ts';
import { heardInDigits } from './heard-in-digits.ts';
import {
  type ArticleWeight,
  articleWeights,
  type MarkingPreset,
  type MarkingReason,
} from './marking-item.ts';
import { type MarkingLanguage, markingLanguage } from './marking-language.ts';

/** Reasons for half marks in Standard: the word is right, but misspelt or with a wrong tone. */
const half: readonly MarkingReason[] = ['typo', 'tone'];

/** Reasons for half marks in Relaxed too: the word is right, but not in the form that the sentence needs. */
const halfEverywhere: readonly MarkingReason[] = ['form', 'missing-word', 'extra-word'];

/** Reasons whose penalty is the teacher's article weight. */
const ofArticles: readonly MarkingReason[] = ['missing-article', 'article', 'elision', 'gender'];

/** Reasons that only Exact penalises. Punctuation is never penalised (language-rules 2.3). */
const counted: readonly MarkingReason[] = ['case', 'noun-capital'];

/** A homework's marking settings, as chosen by the teacher. */
export interface Strictness {
  preset: MarkingPreset;
  /** Defaults to the preset's weight. */
  articles?: ArticleWeight | undefined;
}

/**
 * Converts the result of a comparison into a mark by the teacher's preset (language-rules 2.12 and 2.13). In
 * Relaxed, an answer with a small mistake is right. In Standard, it is right with a note, except that a typo
 * gets half marks. In Exact, every mistake counts. Articles have their own weight. Another form of the right
 * word gets half marks unless the preset is Exact.
 */
export function scoreOf(
  mark: PhraseMark,
  { preset, articles = articleWeights[preset] }: Strictness,
): PhraseMark & { score: number } {
  const { verdict, reasons } = mark;
  if (verdict === 'wrong') return { ...mark, score: 0 };
  const score = Math.min(
    1,
    ...reasons.map((reason) => worth(reason, verdict === 'minor', preset, articles)),
  );
  return score === 0 ? { ...mark, verdict: 'wrong', score } : { ...mark, score };
}

const worths: Record<ArticleWeight, number> = { full: 0, half: 0.5, free: 1 };

function worth(
  reason: MarkingReason,
  isMinor: boolean,
  preset: MarkingPreset,
  articles: ArticleWeight,
): number {
  if (ofArticles.includes(reason)) return worths[articles];
  if (preset === 'exact') return isMinor || counted.includes(reason) ? 0 : 1;
  if (halfEverywhere.includes(reason)) return 0.5;
  return preset === 'standard' && half.includes(reason) ? 0.5 : 1;
}

/**
 * Maximum typed length, as a multiple of the sentence's length. Text beyond it is penalised but not compared.
 */
const maxTimes = 3;

interface WrittenSentence {
  /** BCP-47 tag or stored code. */
  language: string;
  /** The sentence as written in the text. */
  expected: string;
  preset: MarkingPreset;
  /** Defaults to the preset's weight. */
  articles?: ArticleWeight | undefined;
}

/**
 * Returns the proportion of a dictated sentence that is right, 0 to 1. Compares words in order. Each word
 * counts separately, so a wrong word does not make the whole sentence wrong (language-rules 3 does the same
 * for chunks). An extra word costs as much as a missing word. Scripts without spaces are compared by
 * character.
 */
export function shareOfWords(
  { language: tag, expected, preset, articles }: WrittenSentence,
  typed: string,
): number {
  const language = markingLanguage(tag);
  const plain = (text: string) => plainTo(preset, text, language);
  const read = plain(expected);
  // In Exact, e' typed for è counts as a missing accent.
  const meant = preset === 'exact' ? typed : withTypedAccents(typed, expected, language);
  const readings = [typed, meant].map(plain).flatMap((given) => {
    const texts = { expected: read, signs: expected, typed: given };
    return [given, heardInDigits(texts, language.code)];
  });
  const wanted = wordsOf(read, language);
  const worth = worthIn(language, { preset, articles });
  return Math.max(
    ...[...new Set(readings)].map((each) => share(wanted, wordsOf(each, language), worth)),
  );
}

function share(
  wanted: readonly string[],
  given: readonly string[],
  worth: (wanted: string, given: string) => number,
): number {
  /** The best score so far for the expected words, indexed by the number of typed words used. */
  let best: number[] = [];
  for (const word of wanted) {
    const row = [0];
    given.slice(0, wanted.length * maxTimes).forEach((other, at) => {
      const together = (best[at] ?? 0) + worth(word, other);
      row.push(Math.max(together, row[at] ?? 0, best[at + 1] ?? 0));
    });
    best = row;
  }
  return (best.at(-1) ?? 0) / Math.max(1, wanted.length, given.length);
}

/** Normalises a text. In Exact, preserves capitals. */
const plainTo = (preset: MarkingPreset, text: string, language: MarkingLanguage): string =>
  preset === 'exact'
    ? withoutPunctuation(cleanAnswer(text, language))
    : plainAnswer(text, language);

function wordsOf(read: string, { spaces }: MarkingLanguage): string[] {
  const parts = spaces ? read.split(' ') : graphemes(read.replaceAll(' ', ''));
  return parts.filter((part) => part !== '');
}

/** Returns a function that scores one typed word against one expected word. */
function worthIn(language: MarkingLanguage, strictness: Strictness) {
  const { preset } = strictness;
  const how = { language, preset, otherWords: new Set<string>(), testsEndings: false };
  return (wanted: string, given: string): number => {
    if (wanted === given) return 1;
    const { verdict, reason, typos } = compareWords(wanted, given, how);
    return scoreOf({ verdict, reasons: reason ? [reason] : [], typos }, strictness).score;
  };
}
