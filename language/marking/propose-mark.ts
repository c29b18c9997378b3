import { isNounArticle, withoutArticlePrefix } from '../articles.ts';
import { functionWords } from '../function-words.ts';
import type { LanguageCode } from '../languages.ts';
import { piecesOf } from '../text/segment-text.ts';
import { type AnswerWords, answerWords } from './answer-words.ts';
import { cleanAnswer, plainAnswer } from './clean-answer.ts';
import { compareWords } from './compare-words.ts';
import { foldVariants } from './fold-variants.ts';
import { type MarkingLanguage, markingLanguage } from './marking-language.ts';
import { numbersAsDigits } from './number-words.ts';

/** A question on a text, as needed to propose marks for its answers. */
export interface AskedQuestion {
  /** BCP-47 tag or stored code of the answers' language. */
  language: string;
  question: string;
  /** The model answer. */
  model: string;
  /** The text that contains the answer; empty for free writing. */
  text: string;
}

/** A mark proposed by rule, with its reason. The teacher decides if the mark is applied. */
export interface MarkProposal {
  /** Percent; 0 is never proposed. */
  score: 50 | 100;
  /**
   * `same`: the answer equals the model answer. `all` or `part`: it contains all or some of the model
   * answer's deciding words.
   */
  reason: 'same' | 'all' | 'part';
  /**
   * The deciding words of the model answer that the pupil's answer contains, as spelt in the model answer.
   */
  held: string[];
}

/**
 * Returns a function that proposes marks for typed answers to a question on a text, by rule and without a
 * model. It proposes full marks if the answer contains, in order, every word that the model answer adds to
 * the question, and half marks if the answer contains half of these words. It returns null whenever a
 * proposal could mislead: (a) either answer contains a negation, (b) the answer has words from elsewhere in
 * the text, another word order or another number, (c) the question is free writing, or (d) the language has
 * no list of function words. It also returns null for an empty answer. The text and each answer are parsed
 * only once.
 */
export function createProposer(asked: AskedQuestion): (given: string) => MarkProposal | null {
  const proposals = new Map<string, MarkProposal | null>();
  let question: Question | null = null;
  return (given) => {
    const known = proposals.get(given);
    if (known !== undefined) return known;
    question ??= readQuestion(asked);
    const proposal = proposeMark(question, given);
    proposals.set(given, proposal);
    return proposal;
  };
}

function proposeMark(read: Question, given: string): MarkProposal | null {
  const { asked, language, small } = read;
  if (asked.text.trim() === '' || given.trim() === '') return null;
  if (foldAnswer(asked.language, given) === read.folded)
    return { score: 100, reason: 'same', held: [] };
  if (!small || read.isNegated || isNegated(given, language, small)) return null;
  return compareWithModel(read, given);
}

/**
 * Folds an answer, so that equivalent answers become equal: removes case, punctuation and optional
 * diacritics.
 */
export function foldAnswer(code: string, given: string): string {
  const language = markingLanguage(code);
  const plain = foldVariants(plainAnswer(given, language), language);
  // If the answer is only punctuation, keeps the punctuation: "?!" is not ":)".
  return plain === '' ? given.normalize('NFC').trim() : plain;
}

interface Word {
  shown: string;
  plain: string;
}

/** A question, prepared for comparison with its answers. */
interface Question {
  asked: AskedQuestion;
  language: MarkingLanguage;
  small: AnswerWords | undefined;
  /** The model answer in folded form. */
  folded: string;
  isNegated: boolean;
  /** Returns the content words of a text. Only content words can make an answer right or wrong. */
  telling: (text: string) => Word[];
  same: Same;
  model: Word[];
  question: Word[];
  /**
   * The words that the model answer adds to the question, or all of its words if the question already
   * contains them.
   */
  keys: Word[];
  isChoice: boolean;
  places: Word[][];
}

type Same = (expected: Word, typed: Word) => boolean;

function readQuestion(asked: AskedQuestion): Question {
  const language = markingLanguage(asked.language);
  const small = answerWords[language.code];
  const neutral = new Set(small?.neutral.split(' ').map((word) => plainAnswer(word, language)));
  const telling = (text: string) =>
    wordsOf(text, language).filter((word) => !isNeutral(word, language, neutral));
  const same = sameIn(language, new Set(telling(asked.text).map(({ plain }) => plain)));
  const model = distinct(telling(asked.model));
  const question = telling(asked.question);
  const added = model.filter((word) => !question.some((each) => same(each, word)));
  // "Tea or coffee?": the question contains all words of the model answer, so all of them count.
  const isChoice = added.length === 0;
  return {
    asked,
    language,
    small,
    telling,
    same,
    model,
    question,
    isChoice,
    folded: foldAnswer(asked.language, asked.model),
    isNegated: small !== undefined && isNegated(asked.model, language, small),
    keys: isChoice ? model : added,
    places: placesOf(asked.text, model, telling, same),
  };
}

function compareWithModel(read: Question, given: string): MarkProposal | null {
  const { language, telling, same, model, question, keys, isChoice, places } = read;
  if (keys.length === 0 || places.length === 0) return null;
  const isIn = (words: readonly Word[], word: Word) => words.some((each) => same(each, word));
  const answer = telling(given);
  const foreign = answer.filter(
    (word) => !isIn(model, word) && (isChoice || !isIn(question, word)),
  );
  const isCopied = (place: readonly Word[]) => {
    const stands = answer.filter((word) => isIn(place, word));
    return isSubsequence(stands, place, same) && foreign.every((word) => isIn(place, word));
  };
  if (foreign.length > 0 && (isChoice || !places.some(isCopied))) return null;

  const order = distinct(answer).flatMap((word) => {
    const at = model.findIndex((each) => same(each, word));
    return at < 0 ? [] : [at];
  });
  if (order.some((at, place) => place > 0 && at <= (order[place - 1] ?? 0))) return null;
  const isHeld = (key: Word) => order.includes(model.indexOf(key));
  const held = keys.filter(isHeld);
  const shown = held.map((word) => word.shown);
  if (held.length === keys.length) return { score: 100, reason: 'all', held: shown };
  const lacksNumber = keys.some((key) => !isHeld(key) && /\p{N}/u.test(key.plain));
  const says = held.some((word) => !isSmall(word, language));
  if (lacksNumber || !says || held.length * 2 < keys.length) return null;
  return { score: 50, reason: 'part', held: shown };
}

/** Returns the sentences that contain the most words of the model answer. */
function placesOf(
  text: string,
  model: readonly Word[],
  telling: (text: string) => Word[],
  same: Same,
): Word[][] {
  const sentences = text.split(/(?<=[.!?…。！？؟।])\s*|\n+/u).map(telling);
  const counted = sentences.map((words) => ({
    words,
    count: model.filter((word) => words.some((each) => same(word, each))).length,
  }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return most === 0 ? [] : counted.flatMap(({ words, count }) => (count === most ? [words] : []));
}

function wordsOf(text: string, language: MarkingLanguage): Word[] {
  return piecesOf(language.code, cleanAnswer(text, language))
    .filter(({ isWord }) => isWord)
    .map(({ text: shown }) => {
      const plain = withoutArticlePrefix(language.code, plainAnswer(shown, language));
      return { shown, plain: numbersAsDigits(plain, language.code) };
    })
    .filter(({ plain }) => plain !== '');
}

const isNeutral = (
  { shown, plain }: Word,
  { code }: MarkingLanguage,
  neutral: ReadonlySet<string>,
): boolean => neutral.has(plain) || isNounArticle(code, shown.toLowerCase());

function isNegated(text: string, language: MarkingLanguage, { negation }: AnswerWords): boolean {
  if (!language.spaces) return negation.test(cleanAnswer(text, language));
  return wordsOf(text, language).some(({ plain }) => negation.test(plain));
}

/** Returns a cached predicate that is true if marking treats two words as equal. */
function sameIn(language: MarkingLanguage, otherWords: ReadonlySet<string>): Same {
  const how = { language, preset: 'standard', otherWords, testsEndings: false } as const;
  const compared = new Map<string, boolean>();
  return (expected, typed) => {
    if (expected.plain === typed.plain) return true;
    const pair = `${expected.plain} ${typed.plain}`;
    const known = compared.get(pair);
    if (known !== undefined) return known;
    const isSame = compareWords(expected.plain, typed.plain, how).verdict !== 'wrong';
    compared.set(pair, isSame);
    return isSame;
  };
}

/** True for function words: an answer that contains only "to" and "in" does not answer the question. */
const isSmall = ({ plain }: Word, { code }: MarkingLanguage): boolean =>
  functionWords[code as LanguageCode]?.split(' ').includes(plain) ?? false;

const distinct = (words: readonly Word[]): Word[] =>
  words.filter((word, at) => words.findIndex(({ plain }) => plain === word.plain) === at);

function isSubsequence(words: readonly Word[], of: readonly Word[], same: Same): boolean {
  let at = 0;
  for (const word of words) {
    while (at < of.length && !same(of[at] as Word, word)) at += 1;
    if (at === of.length) return false;
    at += 1;
  }
  return true;
}
