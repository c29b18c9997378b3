import { isNounArticle } from '../articles.ts';
import { graphemes } from '../graphemes.ts';
import { decomposeSyllable } from '../hangul.ts';
import { isConfusable, mayFollow } from './confusable-words.ts';
import { foldVariants, hiragana, lacksLoanDots, withoutTones } from './fold-variants.ts';
import { hasAccents, sameButAccents, withoutDiacritics } from './letters.ts';
import type { MarkingPreset, MarkingReason } from './marking-item.ts';
import type { MarkingLanguage } from './marking-language.ts';
import { differInGender } from './noun-parts.ts';
import { type Slip, slipsBetween } from './typo-distance.ts';
import {
  areFormsOfOneWord,
  areListedForms,
  areUnlikeWords,
  type WordClass,
} from './word-forms/forms.ts';
import { isGenderEnding } from './word-forms/two-genders.ts';

/** Context for comparing two words. */
export interface Comparison extends WordClass {
  language: MarkingLanguage;
  preset: MarkingPreset;
  /** The lesson's other words, in folded form. */
  otherWords: ReadonlySet<string>;
  testsEndings: boolean;
  /**
   * The article of the word, if the article and the word are the whole answer; empty if the whole answer is
   * one word without an article. Absent if the word is part of a longer answer: in "Bien sur" for Bien sûr,
   * sur is not treated as another word.
   */
  alone?: string | undefined;
}

/** The result for one typed word; `reason` is null if the word equals the expected word. */
export interface WordMark {
  verdict: 'exact' | 'minor' | 'wrong';
  reason: MarkingReason | null;
  /** Number of typos in this word. */
  typos: number;
}

const exact: WordMark = { verdict: 'exact', reason: null, typos: 0 };
const minor = (reason: MarkingReason, typos = 0): WordMark => ({ verdict: 'minor', reason, typos });
const wrong = (reason: MarkingReason): WordMark => ({ verdict: 'wrong', reason, typos: 0 });

/** Steps 7 to 10 of language-rules 2, for two words without case, punctuation and optional diacritics. */
export function compareWords(expected: string, typed: string, how: Comparison): WordMark {
  if (expected === typed) return exact;
  const { language } = how;
  if (/\p{N}/u.test(expected) || /\p{N}/u.test(typed)) return wrong('different');
  if (differInGender(language.code, expected, typed)) return minor('gender');
  if (isOtherArticle(expected, typed, language)) return minor('article');
  if (isUmlautForm(expected, typed, how)) return otherForm(how);
  const spelt = spelling(expected, typed, how);
  const areForms = areFormsOfOneWord(expected, typed, language, how);
  if (!spelt && areForms) return otherForm(how);
  // la deda for el dedo: deda is not another word. It is dedo with the ending of the other gender.
  const isMisjudged =
    how.areNouns && !how.testsEndings && isGenderEnding(language.code, expected, typed);
  const near = spelt ?? (isMisjudged ? minor('typo', 1) : slip(expected, typed, how));
  if (!isOtherWord(expected, typed, near, how)) return near;
  // An accent that makes another verb form (mangé for mange) does not make another word.
  return near.reason === 'accent' && areForms ? otherForm(how) : wrong('other-word');
}

/**
 * True if an umlaut makes another form of the word (Mütter for Mutter), so the difference is not a typing
 * mistake. Inside a sentence, a missing umlaut (zwei Bruder) may be a typing mistake, but an extra umlaut is
 * not.
 */
function isUmlautForm(expected: string, typed: string, { language, alone }: Comparison): boolean {
  if (!areListedForms(expected, typed, language)) return false;
  if (!sameButAccents(expected, typed, language)) return false;
  return alone !== undefined || withoutDiacritics(typed, language) !== typed;
}

/**
 * The mark for another form of the word. If the exercise tests endings, another form is as wrong as another
 * word.
 */
const otherForm = ({ testsEndings }: Comparison): WordMark =>
  testsEndings ? wrong('form') : minor('form');

/**
 * True for two different articles. False for μια and μία, which are the same article without and with an
 * accent.
 */
const isOtherArticle = (expected: string, typed: string, language: MarkingLanguage): boolean =>
  [expected, typed].every((word) => isNounArticle(language.code, word)) &&
  !sameButAccents(expected, typed, language);

/**
 * Step 9: another word of the language or of the lesson is never a typo. If the two words differ only in an
 * accent, this rule applies only if the word is the whole answer. An unrelated word of the lesson is also
 * reported only if it is the whole answer, because in a sentence it is unknown which word the pupil meant.
 */
function isOtherWord(
  expected: string,
  typed: string,
  near: WordMark,
  { language, otherWords, alone, isNoun }: Comparison,
): boolean {
  const { code } = language;
  if (near.reason === 'accent' && (alone === undefined || !mayStand(code, alone, typed)))
    return false;
  if (isConfusable(code, expected, typed) || hasOtherPart(expected, typed, code)) return true;
  // La pointe is not a typo of le point, because it is not a form of the same word.
  if (near.reason !== 'accent' && areUnlikeWords(expected, typed, language, isNoun)) return true;
  return otherWords.has(typed) && (near.verdict !== 'wrong' || alone !== undefined);
}

/**
 * True for compounds that differ in one part: grand-mère is not a typo of grand-père, even though the words
 * are long.
 */
function hasOtherPart(expected: string, typed: string, code: string): boolean {
  const [wanted, given] = [expected.split('-'), typed.split('-')];
  const isAlike = wanted.length === given.length && wanted.length > 1;
  return isAlike && wanted.some((part, at) => isConfusable(code, part, given[at] ?? ''));
}

const mayStand = (code: string, article: string, word: string): boolean =>
  article === '' || mayFollow(code, article, word);

/** Steps 7 and 8: accepted spelling variants, and missing accents. */
function spelling(expected: string, typed: string, how: Comparison): WordMark | null {
  const { language, preset } = how;
  const wanted = foldVariants(expected, language);
  const given = foldVariants(typed, language);
  if (wanted === given || lacksLoanDots(wanted, given, language)) return minor('variant');
  const joined = (word: string) => word.replace(/['-]/g, '');
  if (joined(wanted) === joined(given)) return minor('punctuation');
  if (language.code === 'ja' && hiragana(wanted) === hiragana(given)) return minor('kana');
  if (language.code === 'vi' && withoutTones(wanted) === withoutTones(given)) return minor('tone');
  // Compares both the original and the folded spellings: Madchen is Mädchen without its umlaut, although
  // Mädchen is folded to Maedchen.
  const pairs = [
    [joined(expected), joined(typed)],
    [joined(wanted), joined(given)],
  ] as const;
  const alike = ([a, b]: readonly [string, string]) => sameButAccents(a, b, language);
  if (language.code !== 'vi' && pairs.some(alike)) {
    const isOther = how.testsEndings && isOtherVerbForm(language.code, expected, typed);
    return isOther ? wrong('accent') : minor('accent');
  }
  const bare = ([a, b]: readonly [string, string]) =>
    withoutDiacritics(a, language) === withoutDiacritics(b, language);
  if (!pairs.some(bare)) return null;
  // manana is not accepted for mañana: n and ñ are two letters in Spanish (step 8), unless the preset is
  // relaxed.
  return preset === 'relaxed' && hasAccents(language) ? minor('accent') : wrong('letters');
}

/**
 * Minimum length of a word in which a swap of two letters is a typo. In a shorter word, a swap often makes
 * another word (no, on).
 */
const shortestSwapped = 3;

/**
 * Step 10: allows one typo in a word of 5 to 9 letters and two in a longer word. In a shorter word, allows
 * only two swapped letters. Never allows a different letter of the alphabet. Never allows a typo in scripts
 * where one character is a syllable or a word.
 */
function slip(expected: string, typed: string, how: Comparison): WordMark {
  const { language, testsEndings } = how;
  const wanted = graphemes(foldVariants(expected, language));
  const given = graphemes(foldVariants(typed, language));
  const slips = slipsBetween(wanted, given, wanted.length > 9 ? 2 : 1);
  if (!slips || (wanted.length < 5 && !isSwap(slips, wanted, language)))
    return wrong(isNear(wanted, given, language) ? 'misspelt' : 'different');
  if (slips.some((each) => isOtherLetter(each, language))) return wrong('letters');
  if (testsEndings && slips.some(({ at }) => at >= wanted.length - 2)) return wrong('different');
  if (!onlySlips(slips, wanted, language)) return wrong('different');
  return minor('typo', slips.length);
}

/**
 * Minimum length of a word that can be reported as misspelt. In a shorter word, one wrong letter is too large
 * a proportion.
 */
const shortestNear = 4;

/**
 * True for a misspelt word: wensday for Wednesday, messa for mesa. A misspelt word has too many typos to be
 * accepted, but is not reported as a different word. Allows one wrong letter in a short word, and a third of
 * the letters in a longer word.
 */
const isNear = (
  wanted: readonly string[],
  given: readonly string[],
  language: MarkingLanguage,
): boolean =>
  hasAccents(language) &&
  wanted.length >= shortestNear &&
  slipsBetween(wanted, given, wanted.length < 6 ? 1 : Math.floor(wanted.length / 3)) !== null;

/**
 * True for two swapped letters (meil for miel). In a word of three letters the first letter must be right,
 * because a swap can make another word: une and nue, ami and mai.
 */
function isSwap(
  slips: readonly Slip[],
  wanted: readonly string[],
  language: MarkingLanguage,
): boolean {
  return (
    hasAccents(language) &&
    wanted.length >= shortestSwapped &&
    slips.every(({ kind, at }) => kind === 'swapped' && (wanted.length > 3 || at > 0))
  );
}

/**
 * True if two letters have the same base letter but are different letters of the language, such as n for ñ, か
 * for が or р for р́. This is not a typo.
 */
function isOtherLetter({ kind, expected, typed }: Slip, language: MarkingLanguage): boolean {
  if (kind !== 'changed') return false;
  if (sameButAccents(expected, typed, language)) return false;
  return withoutDiacritics(expected, language) === withoutDiacritics(typed, language);
}

/**
 * Endings of verb forms in which an accent shows tense or person: préparé, caminó, hablarás, partì. Omits
 * accents inside a word and the accents of comía and connaît, because these accents do not distinguish verb
 * forms.
 */
const accented: Record<string, RegExp> = {
  fr: /[éè]e?s?$/,
  es: /[áéó]$|rá[ns]$/,
  pt: /[áéó]$|rás$/,
  it: /[àèéìòù]$/,
};

/**
 * True if two words that differ only in accents have the endings of different verb forms: prépare is present,
 * préparé is past (language-rules 2.9 and 2.10).
 */
function isOtherVerbForm(code: string, expected: string, typed: string): boolean {
  const end = accented[code];
  return end !== undefined && end.test(expected) !== end.test(typed);
}

/** Korean letters that pupils confuse, by position in the syllable, and final consonants that sound alike. */
const alike = {
  first: 'ㄱㅋㄲ ㄷㅌㄸ ㅂㅍㅃ ㅅㅆ ㅈㅊㅉ'.split(' '),
  vowel: 'ㅐㅔ ㅒㅖ ㅔㅖ ㅏㅑ ㅓㅕ ㅗㅛ ㅜㅠ ㅙㅚㅞ ㅢㅣ ㅢㅡ'.split(' '),
  last: 'ㄱㅋㄲㄳㄺ ㄴㄵㄶ ㄷㅌㅅㅆㅈㅊㅎ ㄹㄼㄽㄾㅀ ㅁㄻ ㅂㅍㅄㄿ'.split(' '),
} as const;

/**
 * Groups of final consonants that sound alike before ㄴ and ㅁ, where they are nasalised: 합니다 sounds like 함니다.
 */
const nasal = 'ㄱㅋㄲㅇ ㄷㅌㅅㅆㅈㅊㄴ ㅂㅍㅁ'.split(' ');

/**
 * True if the differences can be typos in this script. If one character is a syllable or a word, a different
 * character changes the meaning: 월요일 and 화요일, おばさん and おばあさん, ร้อน and ไม่ร้อน. There are two exceptions: (a)
 * a similar-sounding letter in a Korean syllable and (b) long words in katakana.
 */
function onlySlips(
  slips: readonly Slip[],
  wanted: readonly string[],
  { code, spaces }: MarkingLanguage,
): boolean {
  if (code === 'ko')
    return slips.length === 1 && slips.every((slip) => isNearSyllable(slip, wanted));
  if (code === 'ja') return slips.every((slip) => isInLongWord(slip, wanted));
  return spaces;
}

/** True if one letter of a Korean syllable was replaced by a similar one: 안녕하세오 for 안녕하세요, 괜찬아요 for 괜찮아요. */
function isNearSyllable({ at, expected, typed }: Slip, word: readonly string[]): boolean {
  const [wanted, given] = [decomposeSyllable(expected), decomposeSyllable(typed)];
  if (!wanted || !given) return false;
  const isNasal = ['ㄴ', 'ㅁ'].includes(decomposeSyllable(word[at + 1] ?? '')?.first ?? '');
  const kinOf = (part: keyof typeof alike) =>
    part === 'last' && isNasal ? [...alike.last, ...nasal] : alike[part];
  const parts = (['first', 'vowel', 'last'] as const).filter(
    (part) => wanted[part] !== given[part],
  );
  return (
    parts.length === 1 &&
    parts.every((part) =>
      kinOf(part).some((kin) => isOneOf(wanted[part], kin) && isOneOf(given[part], kin)),
    )
  );
}

const isOneOf = (letter: string, kin: string) => letter !== '' && kin.includes(letter);

/**
 * Minimum length of a katakana word that may contain a typo. As in alphabetic scripts, shorter words are too
 * similar to each other (ペン and パン).
 */
const shortestWord = 5;
const isKatakana = (letter = '') => /^[\p{sc=Katakana}ー]$/u.test(letter);

/**
 * True for a typo in a long katakana word: アイスクリム for アイスクリーム. Counts only the length of the katakana word,
 * without the neighbouring words.
 */
function isInLongWord({ at, expected, typed }: Slip, wanted: readonly string[]): boolean {
  if (![...(expected + typed)].every(isKatakana)) return false;
  let [from, to] = [at, at];
  while (isKatakana(wanted[from - 1])) from -= 1;
  while (isKatakana(wanted[to])) to += 1;
  return to - from >= shortestWord;
}
