import { isArticle, procliticArticle } from '../articles.ts';
import { differInGender } from './article-genders.ts';
import { type Comparison, compareWords } from './compare-words.ts';
import { isConfusable } from './confusable-words/confusable.ts';
import { sameButAccents, withoutDiacritics } from './letters.ts';
import type { MarkingReason, MarkingVerdict } from './marking-item.ts';
import type { MarkingLanguage } from './marking-language.ts';

/** How a whole typed answer stands to one accepted form. */
export interface PhraseMark {
  verdict: MarkingVerdict;
  reasons: MarkingReason[];
  typos: number;
}

/** More slips than these in one answer are no slips any more. */
const maxTypos = 2;

/** Word by word, so that one short word is never excused by the length of the rest. */
export function comparePhrases(expected: string, typed: string, how: Comparison): PhraseMark {
  const wanted = expected.split(' ');
  const given = typed.split(' ');
  if (how.otherWords.has(typed)) return failed('other-word');
  const whole =
    wanted.length === given.length
      ? wordByWord(wanted, given, how)
      : (spaced(expected, typed, how) ??
        withoutArticle(wanted, given, how) ??
        lengths(wanted, given));
  return withoutProclitic(expected, typed, whole, how) ?? whole;
}

function wordByWord(
  wanted: readonly string[],
  given: readonly string[],
  how: Comparison,
): PhraseMark {
  const marks = wanted.map((word, at) => compareWords(word, given[at] ?? '', how));
  const typos = marks.reduce((sum, mark) => sum + mark.typos, 0);
  const isWrong = marks.some(({ verdict }) => verdict === 'wrong');
  // The reason that cost the answer comes first.
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

const joined = (text: string) => text.replace(/[ '-]/g, '');

/** Step 5: a space too many or too few, or one for a hyphen or an apostrophe. */
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

/** Step 9 across spaces: porque is no por qué, and sino no si no. Both sides have the same letters. */
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
        // qu elle was meant for qu'elle, which quelle is not.
        isConfusable(language.code, wanted, given.replace(' ', "'"))),
  );
}

/** The words of both, cut wherever both have a space: as few on each side of a pair as may be. */
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

/**
 * An article that the item does not show may be written with its noun; one that it shows is part of the
 * answer, because its gender is the point (language-rules 2.11).
 */
function withoutArticle(
  wanted: readonly string[],
  given: readonly string[],
  how: Comparison,
): PhraseMark | null {
  const { code } = how.language;
  if (given.length === wanted.length + 1 && isArticle(code, given[0] ?? '')) {
    const rest = wordByWord(wanted, given.slice(1), how);
    if (rest.verdict === 'wrong') return null;
    return withArticle(rest);
  }
  if (wanted.length === given.length + 1 && isArticle(code, wanted[0] ?? '')) {
    const rest = wordByWord(wanted.slice(1), given, how);
    return rest.verdict === 'wrong' ? null : failed('article');
  }
  return null;
}

/**
 * The same where the article leans on its noun. It is its own word: on a long noun two missing letters
 * would pass for slips. Null where the whole answers fit as well as what is behind the articles.
 */
function withoutProclitic(
  expected: string,
  typed: string,
  whole: PhraseMark,
  how: Comparison,
): PhraseMark | null {
  const { code } = how.language;
  const [own, other] = [procliticArticle(code, expected), procliticArticle(code, typed)];
  if (own === other || whole.reasons.includes('other-word')) return null;
  // d'anniversaire and un anniversaire have another word where l'anniversaire has its article.
  const [first = ''] = typed.split(' ');
  const instead = isArticle(code, first)
    ? `${first} `
    : (/^\p{L}+'(?=\p{L})/u.exec(typed)?.[0] ?? '');
  const wanted = expected.slice(own.length).split(' ');
  const given = typed.slice((own ? instead : other).length).split(' ');
  if (wanted.length !== given.length) return null;
  const rest = wordByWord(wanted, given, how);
  if (rest.verdict === 'wrong' || (whole.verdict !== 'wrong' && rest.typos >= whole.typos)) {
    return null;
  }
  if (unelided.test(own + instead)) return withArticle(rest);
  // l' is of either gender, so beside another article it is none that is wrong.
  if (own) return failed(differInGender(code, own, instead.trim()) ? 'gender' : 'article');
  // Of the others, s' makes another verb of a verb, and an Arabic or Hebrew prefix another word.
  if (!/^(?:l|un)'[aeiouhyæœ]/.test(typed.normalize('NFD'))) return null;
  return withArticle(rest);
}

/** The article in full where it leans, le ordinateur for l'ordinateur: the right word, badly written. */
const unelided = /^(?:l'l[aeo]|s'se|un'una) $/;

function lengths(wanted: readonly string[], given: readonly string[]): PhraseMark {
  const known = new Set(wanted);
  const shared = given.filter((word) => known.has(word)).length;
  if (shared === 0) return failed('different');
  return failed(given.length < wanted.length ? 'missing-word' : 'extra-word');
}

const failed = (reason: MarkingReason): PhraseMark => ({
  verdict: 'wrong',
  reasons: [reason],
  typos: 0,
});
const withArticle = (rest: PhraseMark): PhraseMark => ({
  ...rest,
  verdict: 'minor',
  reasons: ['article', ...rest.reasons],
});
const slight = (reason: MarkingReason): PhraseMark => ({
  verdict: 'minor',
  reasons: [reason],
  typos: 0,
});
