import { isArticle } from './articles.ts';

/**
 * Endings that vocabulary lists attach to a word with a slash and no hyphen (alto/a, Lehrer/in). Endings
 * listed before `|` are also small words, and may start another wording.
 */
const endings: Record<string, string> = {
  en: 's es',
  fr: 'le ne se te elle | e s es x nne lle tte sse esse ère ière ve ive euse rice trice enne ienne onne che',
  es: 'a o os es esa | as s ora oras isa ina triz',
  pt: 'a o as os | s es ã ora eira esa isa eia ona triz',
  it: 'a o e i | ssa essa ice trice',
  ro: 'a e i | ă oară oare oasă',
  de: 'in er es | e en n r s innen nen',
  nl: 'in | e s ster',
  sv: 't a na',
  da: 't e a',
  nb: 't e a',
  pl: 'a i | e y ka',
  cs: 'a | á é í ka',
  ru: 'а о я ее | ы ая яя ое ые ие ка ница ца',
  uk: 'а і я є | е ка ниця',
  el: 'η ή ο | α ά ό ια ιά τρια',
  la: 'a e i is | ae um us',
};

/**
 * Matches a word that contains slashes. Also matches the content of parentheses, where slashes do not
 * separate alternatives.
 */
const alternatives =
  /[(（][^()（）]*[)）]|(?<!\S)[^\s/／()（）,.;:!?]+(?:[/／][^\s/／()（）,.;:!?]+)+(?![^\s,.;:!?])/gu;

/**
 * The alternatives that slashes separate inside a word. They are interchangeable articles (le/la), a word and
 * its other endings (alto/a, Lehrer/in, petit, -e), or complete words (beau/belle). `either` means that a
 * small word follows the slash, more words follow the small word, and the small word may be an ending or a
 * word: hermano/a mayor, ir en coche/a pie.
 */
export interface Alternatives {
  kind: 'articles' | 'endings' | 'words' | 'either';
  /** The parts between the slashes. */
  parts: string[];
  /** Start offset in the entry. */
  at: number;
}

/** Inserts a slash before every ending that a comma or a space separates from its word. */
export const withAlternatives = (entry: string): string =>
  entry.replace(/(?<=\p{L})\s*[,，/／]\s*(?=[-‐‑~]\p{L}{1,6}(?!\p{L}))/gu, '/');

/**
 * Replaces every word that contains slashes. A slash between digits (24/7) is part of the number and is not
 * replaced.
 */
export function replaceSlashes(
  language: string,
  entry: string,
  put: (alternatives: Alternatives) => string,
): string {
  return entry.replace(alternatives, (found, at: number) => {
    if (/^[(（]|\p{Nd}[/／]\p{Nd}/u.test(found)) return found;
    const parts = found.split(/[/／]/);
    if (parts.every((part) => isArticle(language, part)))
      return put({ kind: 'articles', parts, at });
    const [word = '', ...tails] = parts;
    const kinds = tails.map((tail) => kindOf(language, word, tail));
    const kind = kinds.includes('words') ? 'words' : (kinds.at(-1) ?? 'words');
    const stands = kind === 'either' && !/^\s+\p{L}/u.test(entry.slice(at + found.length));
    return put({ kind: stands ? 'endings' : kind, parts, at });
  });
}

/**
 * Classifies the tail after a slash. With a hyphen, the tail is an ending in any language, unless the part
 * before the slash also starts with a hyphen (-ban/-ben). Without a hyphen, it is an ending only if it is a
 * known ending and shorter than the word before it: sí/no and auf/in are two words each.
 */
function kindOf(language: string, word: string, tail: string): Alternatives['kind'] {
  if (/^[-‐‑~]/.test(word)) return 'words';
  if (/^[-‐‑~]\p{L}{1,6}$/u.test(tail)) return 'endings';
  const known = endings[language]?.split(' ') ?? [];
  const at = known.indexOf(tail);
  const isWord = at < known.indexOf('|') && !isArticle(language, word);
  // If the first word is short, both sides are words: in/a, ce/se, auf/in.
  const least = tail.startsWith('in') ? 4 : Math.max(2, tail.length + Number(isWord));
  if (at < 0 || word.length < least || (isWord && word.length < 3)) return 'words';
  return isWord ? 'either' : 'endings';
}

/**
 * Replaces each pair of brackets and its content with a space: `beau (adj.)` -> `beau  `. Unclosed brackets
 * are preserved.
 */
export function withoutBrackets(text: string): string {
  return text.replace(/[(（][^)）]*([)）]|$)/g, (found, end: string) => (end ? ' ' : found));
}
