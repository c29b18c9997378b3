import { isArticle, procliticArticle } from '../articles.ts';
import { listWordings } from '../list-wordings.ts';
import type { MarkingLanguage } from './marking-language.ts';

/**
 * Words before a noun that agree with the noun's ending, as `ending: from>to …`. `_` stands for a space. A
 * word that may stay unchanged is mapped to itself. The first row that matches the ending applies.
 */
const agreeing: Record<string, readonly (readonly [tail: RegExp, pairs: string])[]> = {
  en: [[/./, 'the>the']],
  fr: [
    [/es$/, 'le>les la>les les>les un>des une>des des>des'],
    [/[sx]$/, 'le>les la>les un>des une>des mon>mes ton>tes son>ses ma>mes ta>tes sa>ses'],
    [
      /e$/,
      'le>la les>les un>une des>des du>de_la au>à_la aux>aux mon>ma ton>ta son>sa mes>mes tes>tes ses>ses ce>cette cet>cette',
    ],
  ],
  es: [
    [/as$/, 'el>las la>las los>las un>unas una>unas unos>unas'],
    [/os$/, 'el>los la>los las>los un>unos una>unos unas>unos'],
    [/s$/, 'el>los la>las un>unos una>unas mi>mis tu>tus su>sus'],
    [/o$/, 'la>el una>un'],
    [
      /(?:a|iz)$/,
      'el>la un>una del>de_la al>a_la este>esta ese>esa aquel>aquella nuestro>nuestra vuestro>vuestra mi>mi tu>tu su>su',
    ],
  ],
  pt: [
    [/[aã]s$/, 'o>as a>as os>as um>umas uma>umas uns>umas'],
    [/os$/, 'o>os a>os as>os um>uns uma>uns umas>uns'],
    [/s$/, 'o>os a>as um>uns uma>umas'],
    [/o$/, 'a>o uma>um'],
    [
      /(?:[aã]|iz)$/,
      'o>a um>uma do>da no>na ao>à pelo>pela meu>minha teu>tua seu>sua nosso>nossa este>esta esse>essa',
    ],
  ],
  it: [
    [/^i$|[ch]i$/, 'il>i lo>gli la>le'],
    [/^e$|[ch]e$/, 'il>le lo>le la>le i>le gli>le'],
    [
      /(?:a|ice)$/,
      'il>la lo>la un>una uno>una del>della dello>della al>alla allo>alla nel>nella mio>mia tuo>tua suo>sua nostro>nostra vostro>vostra questo>questa',
    ],
    [/o$/, 'una>un'],
  ],
  ro: [[/ă$|oare$/, 'un>o']],
  de: [
    [
      /^in$/,
      'der>die den>die dem>der ein>eine einen>eine einem>einer zum>zur mein>meine dein>deine sein>seine ihr>ihre unser>unsere euer>eure kein>keine',
    ],
    // In "der Tag, -es, -e", -es is the genitive, which lists put before the plural. It is not another
    // answer.
    [/^es$/, ''],
    [/^r$/, 'eine>ein'],
    [/(?:e|en|er|n|s)$/, 'der>die die>die das>die'],
  ],
  nl: [
    [/^(?:s|en|n)$/, 'de>de het>de'],
    [/^(?:in|ster|es|e)$/, 'de>de een>een'],
  ],
  hu: [[/./, 'a>a az>az']],
  el: [
    [/(?:οι|[εέ]ς)$/, 'ο>οι η>οι'],
    [/[αάηή]$/, 'ο>η το>τα τον>την του>της ένας>μία'],
    [/[οό]$/, 'ο>το ένας>ένα'],
  ],
};

/** Words after an article that do not change with the gender: un poco cansado/a. */
const measures = /^(?:poco|peu|po['’]|pouco|bisschen|beetje|bit|pic)$/u;

const elidedFor: Record<string, RegExp> = {
  fr: /^l['’]\p{L}*e$/iu,
  it: /^l['’]\p{L}*(?:a|ice)$/iu,
};

/** Endings that show gender. Omits endings that show number, and an optional -e (gern(e)). */
const ofGender: Record<string, string> = {
  fr: 'e le ne te se nne lle tte sse esse ère ière ve ive euse rice trice enne ienne onne che',
  es: 'a as ora isa ina triz esa',
  pt: 'a as ã ora eira esa isa eia ona triz',
  it: 'a ssa essa ice trice',
  ro: 'ă oară oare oasă',
  de: 'in innen r',
  nl: 'in ster',
  el: 'η ή α ά ια ιά τρια',
};

/** A word with an ending in parentheses, delimited by spaces or punctuation. */
const bracketed = /(?<=(?<!\S)\p{L}[\p{L}\p{M}'’]*)[(（](\p{Ll}+)[)）](?=[\s,.;:!?]|$)/gu;
/** ein(e), mein(e), ihr(e): the -e of these words also shows gender if a word with -in or -r follows. */
const germanArticle = /(?<!\p{L})(?:[kmds]?ein|ihr|unser|euer)[(（]e[)）]/giu;
const touching = /\S[(（]|[)）][^\s,.;:!?]|[(（][^()（）]*[(（]/u;

/** Maximum number of forms. A list that yields more was not meant as one answer. */
const maxForms = 64;

const shorthand = { agree: agreeWithEnding, brackets: bracketsAsAlternatives };

/**
 * Returns every accepted form of an answer (language-rules 2.11). Expands the shorthand of lists
 * (`listWordings`), and returns each wording with and without any remaining text in parentheses. The first
 * form is the displayed answer. The last form is the answer exactly as the teacher wrote it, so that a
 * verbatim copy is right. The last form keeps its punctuation, because otherwise der Lehrerin would be
 * accepted as der Lehrer/in with a typo.
 */
export function acceptedForms(answer: string, language: MarkingLanguage, typed: string): string[] {
  const wordings = firstForms(listWordings(language.code, answer, shorthand));
  const isCopy = /[^\p{L}\p{M}\p{N}\s'’]/u.test(typed);
  const forms = [...new Set(wordings.map(evenlySpaced))].filter((form) => form !== '');
  const entry = evenlySpaced(answer);
  if (entry !== '' && !forms.includes(entry) && (isCopy || forms.length === 0)) forms.push(entry);
  return forms;
}

/** Normalises an answer for display and comparison: replaces all white space with single spaces. */
export const evenlySpaced = (answer: string): string => answer.replace(/\s+/g, ' ').trim();

/**
 * Returns the first `maxForms` forms of these wordings, in order. They are generated lazily, because n
 * parentheses yield 2^n forms.
 */
function firstForms(wordings: readonly string[]): string[] {
  const forms: string[] = [];
  for (const wording of wordings) {
    for (const form of withAndWithout(wording)) {
      forms.push(form);
      if (forms.length === maxForms) return forms;
    }
  }
  return forms;
}

/**
 * Yields the form with and without the text in parentheses. Parentheses attached to a word may contain
 * another ending.
 */
function* withAndWithout(form: string): Generator<string> {
  const found = /[(（]([^()（）]*)[)）]/.exec(form);
  if (!found) {
    yield form;
    return;
  }
  const before = form.slice(0, found.index);
  const after = form.slice(found.index + found[0].length);
  const inside = found[1] ?? '';
  yield* withAndWithout(before + after);
  yield* withAndWithout(before + inside + after);
  // amigo(a)s: the ending in parentheses replaces the vowel before it.
  if (/[oae]$/u.test(before) && /^[aoe]s?$/u.test(inside)) {
    yield* withAndWithout(before.slice(0, -1) + inside + after);
  }
}

/**
 * Rewrites `un(e) ami(e)` as `un/-e ami/-e`, so that the endings agree. Returns null if parentheses attached
 * to a word contain anything but a gender ending. In un(e) élève(s), (re)venu(e), der Friede(n) and un(e)
 * prof(esseur), for example, the parentheses are independent of each other.
 */
export function bracketsAsAlternatives(language: string, entry: string): string | null {
  const known = ofGender[language]?.split(' ') ?? [];
  const plain = language === 'de' ? entry.replace(germanArticle, '') : entry;
  const tails = [...plain.matchAll(bracketed)].map(([, tail = '']) => tail);
  if (tails.length === 0 || !tails.every((tail) => known.includes(tail))) return null;
  // una amica is written un'amica: the form of the article depends on the next word.
  if (language === 'it' && /[(（]a[)）]\s+[aeiou]/iu.test(entry)) return null;
  const stroked = entry.replace(bracketed, '/-$1');
  return touching.test(stroked) ? null : stroked;
}

/**
 * Inflects the text before a word (`before`) to agree with the word's other ending: el alumno/a becomes la
 * alumna, der Hund, -e becomes die Hunde, il mio amico/a becomes la mia amica. Null if an article's form is
 * unknown. In this case the entry has only its first form.
 */
export function agreeWithEnding(
  language: string,
  before: string,
  word: string,
  tail: string,
): string | null {
  const ending = tail.replace(/^\P{L}/u, '').toLowerCase();
  const proclitic = procliticArticle(language, word);
  // l'ami/e and l'amico/a have l' in both genders. Plurals never have l', and un'amica is only feminine.
  if (/['’]$/.test(proclitic)) return elidedFor[language]?.test(proclitic + ending) ? before : null;
  const [, pairs = ''] = agreeing[language]?.find(([tails]) => tails.test(ending)) ?? [];
  const partners = new Map(
    pairs.split(' ').map((pair) => [pair.split('>')[0], pair.split('>')[1]]),
  );
  const partnerOf = (piece = '') => partners.get(piece.trim().toLowerCase());
  const pieces = before.split(/(?<=\s)(?=\S)/);
  const still = pieces.findLastIndex((piece) => partnerOf(piece) === undefined) + 1;
  const last = (pieces[still - 1] ?? '').trim().toLowerCase();
  if (isArticle(language, last)) return null;
  // un buen amigo/a: the code does not know if the word between the article and the noun inflects.
  const earlier = pieces[still - 2];
  const agrees =
    (partnerOf(earlier) ?? earlier?.trim().toLowerCase()) === earlier?.trim().toLowerCase();
  if (still === pieces.length && !agrees && !measures.test(last)) return null;
  const others = pieces.slice(still).map((piece) => likeCase(piece, partnerOf(piece) ?? ''));
  return (
    pieces.slice(0, still).join('') + others.map((other) => elided(language, other, word)).join('')
  );
}

/** Returns the replacement with the capitalisation and spacing of the word that it replaces. */
function likeCase(piece: string, partner: string): string {
  const [first = '', ...rest] = partner.replaceAll('_', ' ');
  const begun = /^\p{Lu}/u.test(piece) ? first.toUpperCase() : first;
  return begun + rest.join('') + piece.slice(piece.trimEnd().length);
}

/**
 * Applies elision before a vowel: French uses mon, ton, son (mon amie), and Italian drops the a (un'amica).
 */
function elided(language: string, other: string, word: string): string {
  if (!/^[aeiouhéèêâîôœ]/i.test(word)) return other;
  if (language === 'fr') return other.replace(/^([mts])a(?=\s)/i, '$1on');
  return language === 'it' ? other.replace(/^(un)a\s+$/i, "$1'") : other;
}
