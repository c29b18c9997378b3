import { isDefiniteArticle, isNounArticle } from '../articles.ts';
import { type Comparison, compareWords, type WordMark } from './compare-words.ts';
import { isConfusable } from './confusable-words.ts';
import { sameButAccents, withoutDiacritics } from './letters.ts';
import type { MarkingReason, MarkingVerdict } from './marking-item.ts';
import type { MarkingLanguage } from './marking-language.ts';
import { differInGender, type NounPart, nounParts } from './noun-parts.ts';

/** The result of comparing a whole typed answer with one accepted form. */
export interface PhraseMark {
  verdict: MarkingVerdict;
  reasons: MarkingReason[];
  typos: number;
}

/** Maximum number of typos in an answer; more make it wrong. */
const maxTypos = 2;

/**
 * Compares word by word, so that a mistake in a short word counts even if the other words are long. If a
 * space is typed for a hyphen, or a hyphen for a space, the other differences are still marked: petit
 * déjeuner is le petit-déjeuner without its article.
 */
export function comparePhrases(expected: string, typed: string, how: Comparison): PhraseMark {
  const mark = compareAsWritten(expected, typed, how);
  const [wanted, given] = [expected, typed].map((text) => text.replaceAll('-', ' '));
  const isHyphenated = wanted !== expected || given !== typed;
  if (mark.verdict !== 'wrong' || !isHyphenated || mark.reasons.includes('other-word')) return mark;
  const parted = compareAsWritten(wanted ?? '', given ?? '', how);
  if (parted.verdict === 'wrong') return mark;
  return { ...parted, verdict: 'minor', reasons: ['spacing', ...parted.reasons] };
}

function compareAsWritten(expected: string, typed: string, how: Comparison): PhraseMark {
  const { code } = how.language;
  const [wanted, given] = [expected.split(' '), typed.split(' ')];
  const [wantedParts, givenParts] = [nounParts(expected, code), nounParts(typed, code)];
  const [only] = givenParts;
  const isOne = only !== undefined && givenParts.length === 1;
  const context = { ...how, alone: isOne ? only.article : undefined };
  const parted = byParts(wantedParts, givenParts, context);
  // The answer is another word of the lesson, unless it is a form of the expected word.
  if (how.otherWords.has(typed) && !(parted && isSameWord(parted))) return failed('other-word');
  const whole =
    wanted.length === given.length
      ? wordByWord(wanted, given, context)
      : (spaced(expected, typed, how) ?? lengths(wanted, given));
  if (!parted) return whole;
  // If the answer is a different word, its article is not reported.
  if (whole.reasons.includes('other-word'))
    return parted.reasons.includes('other-word') ? parted : whole;
  // Without s', s'entraîner is another verb, even if the difference is small.
  const isOtherVerb = parted.reasons.some((reason) => ofVerbs.includes(reason));
  return isBetter(whole, parted) && !isOtherVerb ? whole : parted;
}

/**
 * The reasons that do not make the answer a different noun, if the answer consists of an article and a noun.
 */
const ofOneWord: readonly MarkingReason[] = [
  'form',
  'article',
  'missing-article',
  'extra-article',
  'elision',
  'gender',
];
const ofVerbs: readonly MarkingReason[] = ['missing-word', 'extra-word'];
const isSameWord = ({ verdict, reasons }: PhraseMark): boolean =>
  verdict !== 'wrong' && reasons.every((reason) => ofOneWord.includes(reason));

/**
 * True if comparing the text without splitting off articles gives the better result, with fewer typos or
 * reasons: lunettes and l'unettes.
 */
function isBetter(whole: PhraseMark, parted: PhraseMark): boolean {
  if (whole.verdict === 'wrong') return false;
  if (parted.verdict === 'wrong') return true;
  if (whole.typos !== parted.typos) return whole.typos < parted.typos;
  return whole.reasons.length < parted.reasons.length;
}

function wordByWord(
  wanted: readonly string[],
  given: readonly string[],
  how: Comparison,
): PhraseMark {
  const { code } = how.language;
  const isBehindArticle = (words: readonly string[], at: number) =>
    isNounArticle(code, words[at - 1] ?? '');
  const marks = wanted.map((word, at) => {
    const isNoun = isBehindArticle(wanted, at);
    const areNouns = isNoun && isBehindArticle(given, at);
    return [compareWords(word, given[at] ?? '', { ...how, isNoun, areNouns })];
  });
  return together(marks);
}

/** Merges the marks of all words. The mark of each word precedes the mark of its article. */
function together(words: readonly (readonly WordMark[])[]): PhraseMark {
  const marks = words.flat();
  const typos = marks.reduce((sum, mark) => sum + mark.typos, 0);
  const isWrong = marks.some(({ verdict }) => verdict === 'wrong');
  // A reason that made the answer wrong is listed first.
  const reasons = [...marks.filter((m) => m.verdict === 'wrong'), ...marks].flatMap(({ reason }) =>
    reason ? [reason] : [],
  );
  const verdict =
    isWrong || typos > maxTypos
      ? 'wrong'
      : marks.some((mark) => mark.verdict === 'minor')
        ? 'minor'
        : 'exact';
  return { verdict, reasons: [...new Set(reasons)], typos };
}

/**
 * Compares word by word, and allows missing, extra or different articles. Null if the number of other words
 * differs. If a word is wrong, its article is not reported (le soir for la nuit).
 */
function byParts(
  wanted: readonly NounPart[],
  given: readonly NounPart[],
  how: Comparison,
): PhraseMark | null {
  if (wanted.length !== given.length) return null;
  const { code } = how.language;
  const others = given.map((part, at) => [wanted[at]?.article ?? '', part.article] as const);
  const isPrefixed = others.every(([own, other]) => own === '' && other !== '');
  const marks = wanted.map((part, at): WordMark[] => {
    const { article, word } = besideArticle(part, given[at] ?? part);
    const isNoun = isOfNoun(code, part.article);
    const areNouns = isNoun && isOfNoun(code, article);
    const mark = compareWords(part.word, word, { ...how, isNoun, areNouns });
    if (isOfForm(mark, part.article, article, code)) return [mark];
    if (mark.verdict === 'wrong' || part.article === article) return [mark];
    // If the expected answer has no article, the pupil may type the noun with an article (language-rules
    // 2.11).
    if (part.article === '' && (at === 0 || isPrefixed)) return [mark, ...extra(article, code)];
    return [mark, ...instead(part.article, article, how)];
  });
  return together(marks);
}

/**
 * True if an article is different or missing only because its noun is in another form. For example, die Hunde
 * for der Hund is not a gender mistake. In Hunde for ein Hund no article is missing, because the indefinite
 * article has no plural except in French.
 */
function isOfForm({ reason }: WordMark, own: string, other: string, code: string): boolean {
  if (reason !== 'form' || own === '') return false;
  const isOwnDefinite = isDefiniteArticle(code, own);
  if (other === '') return code !== 'fr' && isOfNoun(code, own) && !isOwnDefinite;
  return isOfNoun(code, other) && isOwnDefinite === isDefiniteArticle(code, other);
}

/**
 * Splits a typed particle from its word if the expected word has an elided article in the same place:
 * d'anniversaire for l'anniversaire.
 */
function besideArticle({ article, word }: NounPart, given: NounPart): NounPart {
  const leaning = /^\p{L}+'(?=\p{L})/u.exec(given.word)?.[0] ?? '';
  if (!article.endsWith("'") || given.article !== '' || leaning === '' || given.word === word)
    return given;
  return { article: leaning, word: given.word.slice(leaning.length) };
}

const slightly = (reason: MarkingReason): WordMark => ({ verdict: 'minor', reason, typos: 0 });

/**
 * Returns the marks for an article that was typed but not expected. An extra reflexive pronoun makes another
 * verb. An extra "to" is ignored.
 */
function extra(article: string, code: string): WordMark[] {
  if (isOfNoun(code, article)) return [slightly('extra-article')];
  if (article === "s'") return [{ verdict: 'wrong', reason: 'extra-word', typos: 0 }];
  return isReflexive(article) ? [slightly('extra-word')] : [];
}

/**
 * Matches the expected article followed by the typed article, if the pupil typed the full article in place of
 * the elided one: le ordinateur for l'ordinateur. The word is right, but misspelt.
 */
const unelided = /^(?:l'l[aeo]|s'se|un'una)$/;

function instead(
  own: string,
  other: string,
  { language: { code, ...rest } }: Comparison,
): WordMark[] {
  if (sameButAccents(own, other, { code, ...rest })) return [slightly('accent')];
  if (unelided.test(own + other)) return [slightly('elision')];
  const [isOwn, isOther] = [isOfNoun(code, own), isOfNoun(code, other)];
  if (own !== '' && !isOwn) {
    if (isReflexive(own)) return [{ verdict: 'wrong', reason: 'missing-word', typos: 0 }];
    return [slightly('missing-word')];
  }
  if (other === '') return [slightly('missing-article')];
  if (own === '') return [slightly(isOther ? 'article' : 'extra-word')];
  // l' is used for both genders, so a different article in place of l' is not a gender mistake.
  return [slightly(differInGender(code, own, other) ? 'gender' : 'article')];
}

/** True for an article before a noun, including de la, which is two words. */
const isOfNoun = (code: string, article: string): boolean =>
  isNounArticle(code, article.replace(/^de /, ''));

const isReflexive = (article: string): boolean =>
  ['se', "s'", 'sich', 'zich', 'sig', 'seg'].includes(article);

const joined = (text: string) => text.replace(/[ '-]/g, '');

/** Step 5: an extra or missing space, or a space in place of a hyphen or an apostrophe. */
function spaced(expected: string, typed: string, how: Comparison): PhraseMark | null {
  const { language } = how;
  const [wanted, given] = [joined(expected), joined(typed)];
  const [bareWanted, bareGiven] = [
    withoutDiacritics(wanted, language),
    withoutDiacritics(given, language),
  ];
  const alike = bareWanted === bareGiven && sameButAccents(wanted, given, language);
  if (wanted !== given && !alike) return null;
  if (hasOtherWord(expected, typed, how)) return failed('other-word');
  if (wanted === given) return slight('spacing');
  return { verdict: 'minor', reasons: ['spacing', 'accent'], typos: 0 };
}

/**
 * Step 9 for words with spaces: porque is not por qué, and sino is not si no. Expects texts with the same
 * letters.
 */
function hasOtherWord(
  expected: string,
  typed: string,
  { language, otherWords }: Comparison,
): boolean {
  const parts = partsOf(expected, typed, language);
  return parts.some(
    ([wanted, given]) =>
      wanted !== given &&
      (otherWords.has(given) ||
        isConfusable(language.code, wanted, given) ||
        // qu elle with a space means qu'elle, but quelle is a different word.
        isConfusable(language.code, wanted, given.replace(' ', "'"))),
  );
}

/** Splits both texts at their common spaces, into the shortest possible pairs of parts. */
function partsOf(expected: string, typed: string, language: MarkingLanguage): [string, string][] {
  const count = (text: string) => withoutDiacritics(joined(text), language).length;
  const given = typed.split(' ');
  const parts: [string, string][] = [];
  let [wantedPart, givenPart] = ['', ''];
  for (const word of expected.split(' ')) {
    wantedPart = `${wantedPart} ${word}`.trim();
    while (count(givenPart) < count(wantedPart)) {
      const next = given.shift();
      if (next === undefined) break;
      givenPart = `${givenPart} ${next}`.trim();
    }
    if (count(givenPart) > count(wantedPart)) continue;
    parts.push([wantedPart, givenPart]);
    [wantedPart, givenPart] = ['', ''];
  }
  return parts;
}

function lengths(wanted: readonly string[], given: readonly string[]): PhraseMark {
  const known = new Set(wanted);
  const shared = given.filter((word) => known.has(word)).length;
  // If the wording is completely different (mein Name ist Anna), the number of words is not reported.
  const shorter = Math.min(given.length, wanted.length);
  if (shared * 2 <= shorter) return failed('different');
  return failed(given.length < wanted.length ? 'missing-word' : 'extra-word');
}

const failed = (reason: MarkingReason): PhraseMark => ({
  verdict: 'wrong',
  reasons: [reason],
  typos: 0,
});
const slight = (reason: MarkingReason): PhraseMark => ({
  verdict: 'minor',
  reasons: [reason],
  typos: 0,
});
