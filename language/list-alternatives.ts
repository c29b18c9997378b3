import { isArticle } from './articles.ts';

/**
 * Endings that lists hang on a word with a bare stroke (alto/a, Lehrer/in): no words to be looked for.
 * Before `|` are those that are small words as well and may begin a wording of their own.
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

/** A word with strokes inside it, or what parentheses hold, in which no stroke parts anything. */
const alternatives =
  /[(（][^()（）]*[)）]|(?<!\S)[^\s/／()（）,.;:!?]+(?:[/／][^\s/／()（）,.;:!?]+)+(?![^\s,.;:!?])/gu;

/**
 * What strokes inside a word part: articles that stand for one another (le/la), a word from its other
 * endings (alto/a, Lehrer/in, petit, -e), or words of which each is an entry (beau/belle). A small word
 * with others behind it is `either`: hermano/a mayor, ir en coche/a pie.
 */
export interface Alternatives {
  kind: 'articles' | 'endings' | 'words' | 'either';
  /** What stands between the strokes. */
  parts: string[];
  /** Where it begins in the entry. */
  at: number;
}

/** An entry with a stroke before every ending that a comma or a space parts from its word. */
export const withAlternatives = (entry: string): string =>
  entry.replace(/(?<=\p{L})\s*[,，/／]\s*(?=[-‐‑~]\p{L}{1,6}(?!\p{L}))/gu, '/');

/** Other text for every word with strokes in it; a stroke between digits (24/7) is part of the number. */
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
 * What a stroke parts from the word before it. A hyphen makes an ending of it in any language, but of
 * -ban/-ben none: both are. Without one it is a known ending, shorter than its word: sí/no and auf/in
 * are two words each.
 */
function kindOf(language: string, word: string, tail: string): Alternatives['kind'] {
  if (/^[-‐‑~]/.test(word)) return 'words';
  if (/^[-‐‑~]\p{L}{1,6}$/u.test(tail)) return 'endings';
  const known = endings[language]?.split(' ') ?? [];
  const at = known.indexOf(tail);
  const isWord = at < known.indexOf('|') && !isArticle(language, word);
  // Short words stand beside one another: in/a, ce/se, auf/in.
  const least = tail.startsWith('in') ? 4 : Math.max(2, tail.length + Number(isWord));
  if (at < 0 || word.length < least || (isWord && word.length < 3)) return 'words';
  return isWord ? 'either' : 'endings';
}

/**
 * A text with a space for each pair of brackets and what it holds: `beau (adj.)` -> `beau  `. A bracket
 * that nothing closes stays.
 */
export function withoutBrackets(text: string): string {
  return text.replace(/[(（][^)）]*([)）]|$)/g, (found, end: string) => (end ? ' ' : found));
}
