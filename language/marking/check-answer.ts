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

/**
 * Maximum length of a typed answer. Longer answers are truncated, because comparing them would only cost
 * time.
 */
const maxTyped = 4000;

/** Maximum total number of forms of all answers to one field. No sensible question has more. */
const maxForms = 128;

/**
 * Marks one typed answer by language-rules 2. Deterministic, without a model, and the same in the browser and
 * in a Worker. If there are several right answers, the answer with the best result counts. Never throws; an
 * empty answer is `wrong` with the reason `empty`.
 */
export function checkAnswer(item: MarkingItem, typed: string): MarkedAnswer {
  const language = markingLanguage(item.language);
  // Each answer has the same maximum number of forms, so that an answer with many forms does not displace the
  // next answers.
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
    // If la alumna is also a right answer, el alumna is not a typo of el alumno.
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

/** If an answer is wrong, marks it again in the form that the pupil probably meant. */
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
  const [wantedWords, givenWords] = [withoutPunctuation(wanted), withoutPunctuation(given)];
  // The expected answer is only punctuation, so there are no words to compare.
  if (wantedWords === '') return { verdict: 'wrong', reasons: ['different'], typos: 0 };
  if (wantedWords === givenWords) return right('punctuation');
  const [wantedLow, givenLow, dottedLow] = [
    withoutCase(wantedWords, language),
    withoutCase(givenWords, language),
    withoutCase(withDots(givenWords, language), language),
  ];
  if ([givenLow, dottedLow].includes(wantedLow)) return right(caseNote(wantedWords, language));
  const unmarked = (text: string) => withoutOptionalDiacritics(text, language);
  const [plainWanted, plainGiven] = [unmarked(wantedLow), unmarked(givenLow)];
  const rightButCase = (typed: string) =>
    unmarked(typed) === unmarked(wantedWords) ? right() : right(caseNote(wantedWords, language));
  if (plainWanted === plainGiven) return rightButCase(givenWords);
  if (sameMeaning(plainWanted, plainGiven, item, language)) return right();
  const how = {
    language,
    preset: item.preset ?? 'standard',
    otherWords,
    testsEndings: item.testsEndings ?? false,
  };
  const mark = comparePhrases(plainWanted, plainGiven, how);
  if (item.side !== 'native' && mark.verdict === 'wrong') {
    const heardIn = (expected: string, typed: string) =>
      heardInDigits({ expected, signs: wanted, typed }, language.code);
    const heard = heardIn(plainWanted, plainGiven);
    if (heard === plainWanted) return rightButCase(heardIn(wantedWords, givenWords));
    const inDigits = comparePhrases(plainWanted, heard, how);
    if (inDigits.verdict !== 'wrong') return inDigits;
    const inFigures = compareFigures(plainWanted, plainGiven, how);
    if (inFigures) return inFigures;
  }
  if (item.side !== 'native' || mark.verdict !== 'wrong' || mark.reasons.includes('other-word')) {
    return mark;
  }
  // For meanings, an answer with a typo may omit the article too: universite for l'université.
  const [bareWanted, bareGiven] = [plainWanted, plainGiven].map((text) =>
    withoutLeadingArticle(text, language.code),
  );
  const bare = comparePhrases(bareWanted ?? '', bareGiven ?? '', how);
  return bare.verdict === 'wrong' ? mark : bare;
}

/**
 * Marks an answer with digits in place of a number word (2 euros for deux euros). The number is right, but
 * the pupil has not shown how to spell it. Returns null if no digits replace a word. Digits are not accepted
 * in place of an article (un chat), nor if the number is the whole answer.
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

/**
 * Returns the reason for wrong capitals. German nouns have their own reason, except as the first word of a
 * sentence.
 */
function caseNote(wanted: string, { code }: MarkingLanguage): MarkingReason {
  return code === 'de' && / \p{Lu}/u.test(` ${wanted.slice(1)}`) ? 'noun-capital' : 'case';
}

/**
 * Step 11: equivalent wordings. Here only English has spelling variants. Numbers and articles may differ only
 * in meanings.
 */
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
  // Removes the article first: "un" is an article here, not a number. But היום ("today") is not "the day":
  // words on the confusable list are not treated as equal. In l'est (the east), l' is an article, although
  // "est" is also a verb.
  const bare = (text: string) => counted(withoutLeadingArticle(worded(text), code));
  const hasPrefix = [wanted, given].some((text) => withoutArticlePrefix(code, text) !== text);
  if (hasPrefix && isConfusable(code, wanted, given)) return false;
  return sameForm(bare(wanted), bare(given));
}

function withoutLeadingArticle(text: string, code: string): string {
  const [first = '', ...rest] = text.split(' ');
  if (rest.length > 0 && isArticle(code, first)) return rest.join(' ');
  // l'homme, un'amica: the article is attached to its noun.
  const proclitic = procliticArticle(code, text);
  if (proclitic.endsWith("'")) return isPronounThere(text) ? text : text.slice(proclitic.length);
  // البيت الكبير is "the big house". Without the second article, البيت كبير means "the house is big". The
  // article is therefore removed only if every word has an article.
  const words = text.split(' ').map((word) => withoutArticlePrefix(code, word));
  const isDefinite = text.split(' ').every((word, at) => word !== words[at]);
  return isDefinite ? words.join(' ') : text;
}

const foldedLists = new WeakMap<readonly string[], Map<string, string[]>>();

/** Folds words for comparison. All fields of a task share one list, which is folded only once. */
function foldedOnce(words: readonly string[], language: MarkingLanguage): string[] {
  const known = foldedLists.get(words) ?? new Map<string, string[]>();
  foldedLists.set(words, known);
  const folded = known.get(language.code) ?? words.map((word) => plainAnswer(word, language));
  known.set(language.code, folded);
  return folded;
}

/** Returns the other words of the lesson in folded form, without the right answers to this item. */
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
    // école is a separate word in the text, but here it is l'école with its article missing.
    words.delete(whole.slice(procliticArticle(language.code, whole).length));
  }
  words.delete('');
  return words;
}

const ranks = { exact: 2, minor: 1, wrong: 0 } as const;

/**
 * True if `a` is the better result. Compares the verdict, then the score. If both are equal, prefers fewer
 * reasons or, for wrong answers, the form more similar to the typed text.
 */
function isBetter(a: Candidate, b: Candidate, given: string): boolean {
  const byVerdict = ranks[a.verdict] - ranks[b.verdict];
  if (byVerdict !== 0) return byVerdict > 0;
  if (a.score !== b.score) return a.score > b.score;
  if (a.verdict !== 'wrong') return a.reasons.length < b.reasons.length;
  return shared(a.form, given) > shared(b.form, given);
}

/** Returns the proportion of a form's letters that were typed in the right order. */
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
    // The diff uses the cleaned form, so that it does not highlight a curly apostrophe.
    diff: letterDiff(cleanAnswer(shown, language), given),
    score: mark.score,
  };
}

/** Maximum length of a text with a letter diff. For longer texts a diff would be slow and would not help. */
const maxLetters = 400;

/** Compares the expected and the typed text letter by letter; adjacent pieces of one kind are merged. */
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
