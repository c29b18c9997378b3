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

/** What costs half in Standard: the word is there, but not as it is written or said. */
const half: readonly MarkingReason[] = ['typo', 'tone'];

/** What costs half in Relaxed as well: the right word, but not the one that fits here. */
const halfEverywhere: readonly MarkingReason[] = ['form', 'missing-word', 'extra-word'];

/** What costs as much as the teacher says that articles cost. */
const ofArticles: readonly MarkingReason[] = ['missing-article', 'article', 'elision', 'gender'];

/** Notes that only Exact counts against an answer. Punctuation never costs a mark (language-rules 2.3). */
const counted: readonly MarkingReason[] = ['case', 'noun-capital'];

/** How a teacher wants a homework marked. */
export interface Strictness {
  preset: MarkingPreset;
  /** As the preset has it where it is not given. */
  articles?: ArticleWeight | undefined;
}

/**
 * What a teacher's preset makes of a comparison (language-rules 2.12 and 2.13): in Relaxed a slip is
 * right, in Standard right with a note (a typo half), in Exact everything counts. Articles have a weight
 * of their own, and another form of the right word is half right unless the teacher is exact.
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

/** What is typed beyond so many times the sentence is nonsense: it costs, and is not looked through. */
const maxTimes = 3;

interface WrittenSentence {
  /** BCP-47 tag or stored code. */
  language: string;
  /** The sentence as it stands in the text. */
  expected: string;
  preset: MarkingPreset;
  /** As the preset has it where it is not given. */
  articles?: ArticleWeight | undefined;
}

/**
 * How much of a sentence that was written down is right, 0 to 1: every word in its order counts by
 * itself, so that one wrong word costs one word and not the sentence (as language-rules 3 has it for
 * chunks). A word too many costs as much as one that is missing. Scripts without spaces go sign by sign.
 */
export function shareOfWords(
  { language: tag, expected, preset, articles }: WrittenSentence,
  typed: string,
): number {
  const language = markingLanguage(tag);
  const plain = (text: string) => plainTo(preset, text, language);
  const read = plain(expected);
  // To the strict, e' for è is a missing accent.
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
  /** At each place: the most that the wanted words so far earn with that many of the given ones. */
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

/** To the strict, a small letter for a capital is another word. */
const plainTo = (preset: MarkingPreset, text: string, language: MarkingLanguage): string =>
  preset === 'exact'
    ? withoutPunctuation(cleanAnswer(text, language))
    : plainAnswer(text, language);

function wordsOf(read: string, { spaces }: MarkingLanguage): string[] {
  const parts = spaces ? read.split(' ') : graphemes(read.replaceAll(' ', ''));
  return parts.filter((part) => part !== '');
}

/** What one word earns in the place of another. */
function worthIn(language: MarkingLanguage, strictness: Strictness) {
  const { preset } = strictness;
  const how = { language, preset, otherWords: new Set<string>(), testsEndings: false };
  return (wanted: string, given: string): number => {
    if (wanted === given) return 1;
    if (preset === 'exact') return 0;
    const { verdict, reason, typos } = compareWords(wanted, given, how);
    return scoreOf({ verdict, reasons: reason ? [reason] : [], typos }, strictness).score;
  };
}
