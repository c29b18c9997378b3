import { isArticle } from './articles.ts';

/** Endings that lists hang on a word with a bare stroke (alto/a, Lehrer/in): no words to be looked for. */
const endings: Record<string, string> = {
  en: 's es',
  fr: 'e s es x ne nne le lle te tte se sse esse ère ière ve ive euse rice trice enne ienne onne elle che',
  es: 'a o as os s es ora oras esa isa ina triz',
  pt: 'a o as os s es ã ora eira esa isa eia ona triz',
  it: 'a o e i ssa essa ice trice',
  ro: 'ă a e i oare oasă',
  de: 'e en er es n r s in innen',
  nl: 'e s in ster',
  sv: 't a na',
  da: 't e a',
  nb: 't e a',
  pl: 'a e y i ka',
  cs: 'á é í a ka',
  ru: 'а о ы ая яя ое ее ые ие ка ница',
  uk: 'а е і я є ка ниця',
  el: 'α ά η ή ο ό ια ιά τρια',
  la: 'a ae e i is um us',
};

/** A word with strokes inside it, or what parentheses hold, in which no stroke parts anything. */
const strokes =
  /[(（][^()（）]*[)）]|(?<!\S)[^\s/／()（）,.;:!?]+(?:[/／][^\s/／()（）,.;:!?]+)+(?![^\s,.;:!?])/gu;

/**
 * What strokes inside a word part: articles that stand for one another (le/la), a word from its other
 * endings (alto/a, Lehrer/in, petit, -e), or words of which each is an entry (beau/belle).
 */
export interface Strokes {
  kind: 'articles' | 'endings' | 'words';
  /** What stands between the strokes. */
  parts: string[];
}

/** An entry with a stroke before every ending that a comma or a space parts from its word. */
export const withStrokes = (entry: string): string =>
  entry.replace(/(?<=\p{L})\s*[,，/／]\s*(?=[-‐‑~]\p{L}{1,6}(?!\p{L}))/gu, '/');

/** Other text for every word with strokes in it; a stroke between digits (24/7) is part of the number. */
export function replaceStrokes(
  language: string,
  entry: string,
  put: (strokes: Strokes) => string,
): string {
  return entry.replace(strokes, (found) => {
    if (/^[(（]|\p{Nd}[/／]\p{Nd}/u.test(found)) return found;
    const parts = found.split(/[/／]/);
    const [word = '', ...tails] = parts;
    if (parts.every((part) => isArticle(language, part))) return put({ kind: 'articles', parts });
    const inflects = tails.every((tail) => isEnding(language, word, tail));
    return put({ kind: inflects ? 'endings' : 'words', parts });
  });
}

/**
 * Whether what follows a stroke is an ending of the word before it. A hyphen says so in any language;
 * without one it is a known ending, shorter than its word: sí/no and auf/in are two words each.
 */
function isEnding(language: string, word: string, tail: string): boolean {
  if (/^[-‐‑~]\p{L}{1,6}$/u.test(tail)) return true;
  // "in" is a word of its own as well, which other short words stand beside.
  const least = tail.startsWith('in') ? 4 : Math.max(2, tail.length);
  return word.length >= least && (endings[language]?.split(' ').includes(tail) ?? false);
}
