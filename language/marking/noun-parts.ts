import { isArticle, isNounArticle, procliticArticle } from '../articles.ts';
import { plainAnswer } from './clean-answer.ts';
import { markingLanguage } from './marking-language.ts';

/**
 * A word of an answer with its article, which may be separate or attached. The article is empty if the word
 * has none.
 */
export interface NounPart {
  article: string;
  word: string;
}

/**
 * Words that show that the "article" next to them is a pronoun: je in "je le vois", non in "non la vedo", ist
 * in "das ist gut".
 */
const pronounBehind: Record<string, string> = {
  fr: 'je tu il elle on nous vous ils elles ne me te se',
  es: 'yo tú él ella nosotros ellos ellas usted no me te se nos',
  it: 'io tu lui lei noi voi loro non me te ce ve',
  pt: 'eu tu ele ela nós eles elas você não',
};
const pronounBefore: Record<string, string> = {
  de: 'ist sind war waren wird kann macht geht kostet heißt stimmt schmeckt finde habe',
  nl: 'is was wordt kan gaat kost heet',
  sv: 'är var blir kan går kostar heter',
  da: 'er var bliver kan går koster hedder',
  nb: 'er var blir kan går koster heter',
};
/**
 * Words that count as articles only at the start of a phrase. Inside a phrase they are often other words (pt.
 * vou a Lisboa, ro. o văd, sv. de äter).
 */
const onlyFirst: Record<string, string> = {
  pt: 'a',
  ro: 'o',
  sv: 'de den det',
  da: 'de den det',
  nb: 'de den det',
};

const isIn = (lists: Record<string, string>, code: string, word = '') =>
  word !== '' && (lists[code]?.split(' ').includes(word) ?? false);

/**
 * True if l' means "him" or "it" before a form of "have" or "be": l'a, l'ho. False for l'est, which means
 * "the east".
 */
export const isPronounThere = (text: string): boolean =>
  /^l'(?:ai?|es|avons|avez|ont|ho|hai?|hanno|abbiamo|avete)(?!\p{L})/u.test(text);

/**
 * Splits a lower-case text without punctuation into words, each with its article: `la maison d'un ami`
 * becomes la maison, d'un, ami. Particles before verbs (to, se, att) count as articles here.
 */
export function nounParts(text: string, code: string): NounPart[] {
  const words = text.split(' ');
  const parts: NounPart[] = [];
  let [pending, partitive] = ['', ''];
  for (const [at, whole] of words.entries()) {
    const next = words[at + 1];
    const isFirst = parts.length === 0;
    if (next !== undefined && pending === '' && isArticleHere(words, at, code, isFirst)) {
      pending = whole;
      continue;
    }
    // de la viande, de l'eau: this is the partitive article. It occurs at the start only in vocabulary lists.
    const isPartitive = code === 'fr' && isFirst && whole === 'de' && next !== undefined;
    if (isPartitive && pending === '' && /^(?:la$|l')/.test(next)) {
      partitive = 'de ';
      continue;
    }
    const own = pending === '' ? leaningArticle(whole, code) : '';
    parts.push({ article: partitive + (pending || own), word: whole.slice(own.length) });
    [pending, partitive] = ['', ''];
  }
  return parts;
}

/** Returns the articles of an answer for display, one per word; empty if a word has no article. */
export function articlesIn(answer: string, code: string): string[] {
  const language = markingLanguage(code);
  return nounParts(plainAnswer(answer, language), code).map(({ article }) => article);
}

function isArticleHere(
  words: readonly string[],
  at: number,
  code: string,
  isFirst: boolean,
): boolean {
  const word = words[at] ?? '';
  if (!isArticle(code, word) || (!isFirst && !isNounArticle(code, word))) return false;
  if (isIn(pronounBehind, code, words[at - 1]) || isIn(pronounBefore, code, words[at + 1]))
    return false;
  return isFirst || !isIn(onlyFirst, code, word);
}

/**
 * Returns the attached article: `l'` for l'école, `ال` for البيت. Empty for l'a, or if the elision is wrong
 * (l'mange).
 */
function leaningArticle(word: string, code: string): string {
  const article = procliticArticle(code, word);
  if (!article.endsWith("'")) return article;
  if (isPronounThere(word)) return '';
  return /^\p{L}+'[aeiouhyæœ]/u.test(word.normalize('NFD')) ? article : '';
}

/**
 * Articles of the same kind, number and case that differ only in gender. Slashes separate genders, commas
 * separate the forms of one gender. Languages without genders have no entry.
 */
const byGender: Record<string, string> = {
  fr: 'le/la un/une',
  es: 'el/la los/las un/una unos/unas',
  de: 'der/die/das ein/eine einem/einer',
  it: "il,lo/la i,gli/le un,uno/una,un'",
  pt: 'o/a os/as um/uma uns/umas',
  nl: "de/het,'t",
  sv: 'en/ett den/det',
  da: 'en/et den/det',
  nb: 'en/ei/et den/det',
  ro: 'un/o',
  el: 'ο/η/το οι/τα τον/την/το τους/τις/τα ένας/μία,μια/ένα',
};

const genders = new Map(
  Object.entries(byGender).map(([code, sets]) => [
    code,
    // Normalised words have no final sigma.
    sets
      .replaceAll('ς', 'σ')
      .split(' ')
      .map((set) => set.split('/').map((forms) => forms.split(','))),
  ]),
);

/** True if two articles differ only in gender, like le and la. False for le and un, and for der and den. */
export function differInGender(code: string, one: string, other: string): boolean {
  const isOtherIn = (set: readonly string[][]) => {
    const [mine, theirs] = [one, other].map((article) =>
      set.findIndex((forms) => forms.includes(article)),
    );
    return mine !== theirs && mine !== -1 && theirs !== -1;
  };
  return genders.get(code)?.some(isOtherIn) ?? false;
}

const setOf = (code: string, article: string) =>
  genders.get(code)?.find((set) => set.some((forms) => forms.includes(article)));

/**
 * Returns one article per gender, of the same kind, number and case as this article: le, la. If a gender has
 * several forms, returns the first form. Empty if the article has no gender.
 */
export const gendersLike = (code: string, article: string): string[] =>
  setOf(code, article)?.flatMap(([form]) => form ?? []) ?? [];

/** True if the genders of the language have no names that pupils know: de and het, en and ett. */
export const hasNamelessGenders = (code: string): boolean => genders.has(code) && !names[code];

/** The names of the genders, in the order of their articles. */
const names: Record<string, readonly string[]> = {
  fr: ['masculine', 'feminine'],
  es: ['masculine', 'feminine'],
  it: ['masculine', 'feminine'],
  pt: ['masculine', 'feminine'],
  ro: ['masculine or neuter', 'feminine'],
  de: ['masculine', 'feminine', 'neuter'],
  nb: ['masculine', 'feminine', 'neuter'],
  el: ['masculine', 'feminine', 'neuter'],
};

/** Returns the gender of an article; null if it is ambiguous or has no name. */
export function genderOf(code: string, article: string): string | null {
  const set = setOf(code, article);
  const places = set?.flatMap((forms, at) => (forms.includes(article) ? [at] : [])) ?? [];
  const [place] = places;
  if (!set || place === undefined || places.length > 1) return null;
  // Some articles have several genders: die is also the plural article; ein and einem are masculine and
  // neuter.
  if (code === 'de' && article === 'die') return null;
  if (set.length < (names[code]?.length ?? 0)) return place === 1 ? 'feminine' : null;
  return names[code]?.[place] ?? null;
}
