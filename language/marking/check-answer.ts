import { isArticle, procliticArticle, withoutArticlePrefix } from '../articles.ts';
import { graphemes } from '../graphemes.ts';
import { acceptedForms, evenlySpaced } from './accepted-forms.ts';
import {
  cleanAnswer,
  plainAnswer,
  withDots,
  withoutCase,
  withoutOptionalDiacritics,
  withoutPunctuation,
  withTypedAccents,
} from './clean-answer.ts';
import { comparePhrases, type PhraseMark } from './compare-phrases.ts';
import { compareSounds } from './compare-sounds.ts';
import type { Comparison } from './compare-words.ts';
import { isConfusable } from './confusable-words.ts';
import { englishForm, sameForm } from './english-forms.ts';
import { equalForms } from './equal-forms.ts';
import { heardInDigits } from './heard-in-digits.ts';
import type { DiffPiece, MarkedAnswer, MarkingItem, MarkingReason } from './marking-item.ts';
import { type MarkingLanguage, markingLanguage } from './marking-language.ts';
import { isPronounThere } from './noun-parts.ts';
import { numbersAsDigits, numberWordsIn, withDigits } from './number-words.ts';
import { scoreOf } from './score-of.ts';
import { type Slip, slipsBetween } from './typo-distance.ts';

/** Nobody types more than this into a gap; the rest would only cost time. */
const maxTyped = 4000;

/** A field with more forms than these, those of all its answers together, is no question any more. */
const maxForms = 128;

/**
 * Marks one typed answer by the rules of language-rules 2: deterministic, without a model, the same in
 * the browser and in a Worker. Of several right answers the one that suits the pupil best counts. Never
 * throws; nothing typed is `wrong` with the reason `empty`.
 */
export function checkAnswer(item: MarkingItem, typed: string): MarkedAnswer {
  const language = markingLanguage(item.language);
  // Each answer has its share of them, so that one long list of forms leaves room for the next answer.
  const each = Math.ceil(maxForms / item.answers.length);
  const listed = item.literal
    ? item.answers.map(evenlySpaced)
    : item.answers.flatMap((answer) => acceptedForms(answer, language, typed).slice(0, each));
  const equal = listed.flatMap((form) => equalForms(form, item, language)).slice(0, maxForms);
  const forms = [...new Set([...listed, ...equal, ...(item.accepted ?? [])])];
  const given = cleanAnswer(typed.slice(0, maxTyped), language);
  if (given === '')
    return result(
      { verdict: 'wrong', reasons: ['empty'], typos: 0, score: 0 },
      forms[0] ?? '',
      '',
      language,
    );
  const meantFor = (form: string) =>
    cleanAnswer(withTypedAccents(typed.slice(0, maxTyped), form, language), language);
  const strictness = { preset: item.preset ?? 'standard', articles: item.articles };
  const otherWords = foreignWords(item, forms, language);
  const ownWords = forms.map((form) => plainAnswer(form, language).split(' '));
  const allWords = [...otherWords, ...ownWords.flat()];
  let best: Candidate | undefined;
  for (const [at, form] of forms.entries()) {
    // el alumna is no slip for el alumno where la alumna is right as well.
    const others = new Set(allWords);
    for (const word of ownWords[at] ?? []) if (!otherWords.has(word)) others.delete(word);
    const as = (text: string) => compare(form, text, item, language, others);
    const mark = scoreOf(
      asMeant(as(given), () => as(meantFor(form))),
      strictness,
    );
    const candidate = { ...mark, form };
    if (!best || isBetter(candidate, best, given)) best = candidate;
    if (best.verdict === 'exact' && best.reasons.length === 0) break;
  }
  return best
    ? result(best, best.form, given, language)
    : result({ verdict: 'wrong', reasons: ['different'], typos: 0, score: 0 }, '', given, language);
}

/** What is wrong as it was typed may be right but for how its accents are written. */
function asMeant(typed: PhraseMark, meant: () => PhraseMark): PhraseMark {
  if (typed.verdict !== 'wrong') return typed;
  const { verdict, reasons, typos } = meant();
  if (verdict === 'wrong') return typed;
  return { verdict: 'minor', reasons: [...new Set<MarkingReason>(['accent', ...reasons])], typos };
}

type Scored = PhraseMark & { score: number };
type Candidate = Scored & { form: string };

function compare(
  form: string,
  given: string,
  item: MarkingItem,
  language: MarkingLanguage,
  otherWords: ReadonlySet<string>,
): PhraseMark {
  const wanted = cleanAnswer(form, language);
  if (wanted === given) return right();
  if (item.kind === 'pinyin' || item.kind === 'jyutping') {
    return compareSounds(wanted, given, item.kind);
  }
  const [plannedWordCount, givenWords] = [withoutPunctuation(wanted), withoutPunctuation(given)];
  // A task about punctuation alone: nothing else is there to be compared.
  if (plannedWordCount === '') return { verdict: 'wrong', reasons: ['different'], typos: 0 };
  if (plannedWordCount === givenWords) return right('punctuation');
  const [wantedLow, givenLow, dottedLow] = [
    withoutCase(plannedWordCount, language),
    withoutCase(givenWords, language),
    withoutCase(withDots(givenWords, language), language),
  ];
  if ([givenLow, dottedLow].includes(wantedLow)) return right(caseNote(plannedWordCount, language));
  const unmarked = (text: string) => withoutOptionalDiacritics(text, language);
  const [plainWanted, plainPastedText] = [unmarked(wantedLow), unmarked(givenLow)];
  const rightButCase = (typed: string) =>
    unmarked(typed) === unmarked(plannedWordCount)
      ? right()
      : right(caseNote(plannedWordCount, language));
  if (plainWanted === plainPastedText) return rightButCase(givenWords);
  if (sameMeaning(plainWanted, plainPastedText, item, language)) return right();
  const how = {
    language,
    preset: item.preset ?? 'standard',
    otherWords,
    testsEndings: item.testsEndings ?? false,
  };
  const mark = comparePhrases(plainWanted, plainPastedText, how);
  if (item.side !== 'native' && mark.verdict === 'wrong') {
    const heardIn = (expected: string, typed: string) =>
      heardInDigits({ expected, signs: wanted, typed }, language.code);
    const heard = heardIn(plainWanted, plainPastedText);
    if (heard === plainWanted) return rightButCase(heardIn(plannedWordCount, givenWords));
    const inDigits = comparePhrases(plainWanted, heard, how);
    if (inDigits.verdict !== 'wrong') return inDigits;
    const inFigures = compareFigures(plainWanted, plainPastedText, how);
    if (inFigures) return inFigures;
  }
  if (item.side !== 'native' || mark.verdict !== 'wrong' || mark.reasons.includes('other-word')) {
    return mark;
  }
  // In a meaning the article is free beside a slip as well: universite for l'université.
  const [bareWanted, bareGiven] = [plainWanted, plainPastedText].map((text) =>
    withoutLeadingArticle(text, language.code),
  );
  const bare = comparePhrases(bareWanted ?? '', bareGiven ?? '', how);
  return bare.verdict === 'wrong' ? mark : bare;
}

/**
 * 2 euros for deux euros: the number is right, and only how its word is spelt is not shown. Null where no
 * figure stands for a word. A number alone is asked for as a word, and an article (un chat) as an article.
 */
function compareFigures(wanted: string, given: string, how: Comparison): PhraseMark | null {
  const typed = new Set(given.match(/\d+/g)?.map(Number));
  const { code } = how.language;
  const words = numberWordsIn(wanted, code).filter(
    ({ value, isPart, from, to }) =>
      typed.has(value) && !isPart && !isArticle(code, wanted.slice(from, to)),
  );
  if (words.length === 0) return null;
  const figures = withDigits(wanted, words);
  const mark = comparePhrases(figures, given, how);
  if (mark.verdict === 'wrong') return null;
  const isAlone = /^\d+$/.test(figures);
  return {
    ...mark,
    verdict: isAlone ? 'wrong' : 'minor',
    reasons: ['figures', ...mark.reasons],
  };
}

const right = (...reasons: MarkingReason[]): PhraseMark => ({
  verdict: 'exact',
  reasons,
  typos: 0,
});

/** "Nouns take a capital" is a note of its own; it does not tell of a sentence's first word. */
function caseNote(wanted: string, { code }: MarkingLanguage): MarkingReason {
  return code === 'de' && / \p{Lu}/u.test(` ${wanted.slice(1)}`) ? 'noun-capital' : 'case';
}

/** Step 11: wordings that mean the same. Only English has families; only meanings are this free. */
function sameMeaning(
  wanted: string,
  given: string,
  { side }: MarkingItem,
  { code }: MarkingLanguage,
): boolean {
  const worded = (text: string) => (code === 'en' ? englishForm(text) : text);
  if (side !== 'native') return sameForm(worded(wanted), worded(given));
  const counted = (text: string) => numbersAsDigits(text, code);
  if (sameForm(counted(worded(wanted)), counted(worded(given)))) return true;
  // The article goes first: one that is a number too ("un") is none of these answers' numbers. But היום
  // is no "the day": two words of the language stay two. L'est is the east, whatever "est" is besides.
  const bare = (text: string) => counted(withoutLeadingArticle(worded(text), code));
  const hasPrefix = [wanted, given].some((text) => withoutArticlePrefix(code, text) !== text);
  if (hasPrefix && isConfusable(code, wanted, given)) return false;
  return sameForm(bare(wanted), bare(given));
}

function withoutLeadingArticle(text: string, code: string): string {
  const [first = '', ...rest] = text.split(' ');
  if (rest.length > 0 && isArticle(code, first)) return rest.join(' ');
  // l'homme, un'amica: the article leans on its noun.
  const proclitic = procliticArticle(code, text);
  if (proclitic.endsWith("'")) return isPronounThere(text) ? text : text.slice(proclitic.length);
  // البيت الكبير is the big house; with the first article alone, البيت كبير, it says that the house is big.
  const words = text.split(' ').map((word) => withoutArticlePrefix(code, word));
  const isDefinite = text.split(' ').every((word, at) => word !== words[at]);
  return isDefinite ? words.join(' ') : text;
}

const foldedLists = new WeakMap<readonly string[], Map<string, string[]>>();

/** These words as they are compared. All fields of a task share one list, which is folded for the first alone. */
function foldedOnce(words: readonly string[], language: MarkingLanguage): string[] {
  const known = foldedLists.get(words) ?? new Map<string, string[]>();
  foldedLists.set(words, known);
  const folded = known.get(language.code) ?? words.map((word) => plainAnswer(word, language));
  known.set(language.code, folded);
  return folded;
}

/** The lesson's other words as they are compared, without any that is itself a right answer here. */
function foreignWords(
  { otherWords = [] }: MarkingItem,
  forms: readonly string[],
  language: MarkingLanguage,
): ReadonlySet<string> {
  const folded = (text: string) => plainAnswer(text, language);
  const words = new Set(foldedOnce(otherWords, language));
  for (const form of forms) {
    const whole = folded(form);
    words.delete(whole);
    for (const word of whole.split(' ')) words.delete(word);
    // The text has école as a word of its own; here it is l'école without its article.
    words.delete(whole.slice(procliticArticle(language.code, whole).length));
  }
  words.delete('');
  return words;
}

const ranks = { exact: 2, minor: 1, wrong: 0 } as const;

/** The better verdict, then the higher score, then fewer reasons, then the nearer form. */
function isBetter(a: Candidate, b: Candidate, given: string): boolean {
  const byVerdict = ranks[a.verdict] - ranks[b.verdict];
  if (byVerdict !== 0) return byVerdict > 0;
  if (a.score !== b.score) return a.score > b.score;
  if (a.verdict !== 'wrong') return a.reasons.length < b.reasons.length;
  return shared(a.form, given) > shared(b.form, given);
}

/** How much of a form was typed: the share of its letters, in order. */
function shared(form: string, given: string): number {
  const pieces = letterDiff(form.toLowerCase(), given.toLowerCase());
  const same = pieces.reduce(
    (sum, { kind, typed }) => sum + (kind === 'same' ? typed.length : 0),
    0,
  );
  return same / Math.max(1, graphemes(form).length, graphemes(given).length);
}

function result(
  mark: Scored,
  form: string,
  given: string,
  language: MarkingLanguage,
): MarkedAnswer {
  const shown = form.normalize('NFC');
  return {
    verdict: mark.verdict,
    reasons: mark.reasons,
    expectedShown: shown,
    // Against the cleaned form: a curly apostrophe is no difference that a pupil should look for.
    diff: letterDiff(cleanAnswer(shown, language), given),
    score: mark.score,
  };
}

/** Beyond this a letter-by-letter comparison helps nobody, and would take long. */
const maxLetters = 400;

/** What was typed against what was expected, letter by letter, neighbours of a kind joined. */
export function letterDiff(expected: string, typed: string): DiffPiece[] {
  const wanted = graphemes(expected);
  const given = graphemes(typed);
  if (wanted.length > maxLetters || given.length > maxLetters) {
    return expected === typed
      ? [{ kind: 'same', expected, typed }]
      : [{ kind: 'changed', expected, typed }];
  }
  const slips = slipsBetween(wanted, given, Math.max(wanted.length, given.length)) ?? [];
  return joined(pieces(wanted, slips));
}

function pieces(wanted: readonly string[], slips: readonly Slip[]): DiffPiece[] {
  const out: DiffPiece[] = [];
  let at = 0;
  for (const slip of slips) {
    for (; at < slip.at; at += 1) out.push(same(wanted[at] ?? ''));
    const kind = slip.kind === 'swapped' ? 'changed' : slip.kind;
    out.push({ kind, expected: slip.expected, typed: slip.typed });
    at += slip.kind === 'swapped' ? 2 : slip.kind === 'extra' ? 0 : 1;
  }
  for (; at < wanted.length; at += 1) out.push(same(wanted[at] ?? ''));
  return out;
}

const same = (letter: string): DiffPiece => ({ kind: 'same', expected: letter, typed: letter });

function joined(all: readonly DiffPiece[]): DiffPiece[] {
  const out: DiffPiece[] = [];
  for (const piece of all) {
    const last = out.at(-1);
    if (last?.kind !== piece.kind) out.push({ ...piece });
    else {
      last.expected += piece.expected;
      last.typed += piece.typed;
    }
  }
  return out;
}
