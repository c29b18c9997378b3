import { isArticle } from './articles.ts';
import { isEnding, withEnding } from './word-endings.ts';

/** Words that stand for one another inside an answer: "he/she is" is two answers, not "he" and "she is". */
const pronouns = new Set(
  `he she his her him it they them il elle ils elles lui leur él ella ellos ellas usted lui lei loro
  egli er sie es ihm ihr ele ela eles elas hij zij ze han hun hon on ona ono он она оно они`.split(
    /\s+/,
  ),
);

/** More wordings than these come of a list that was never meant as one entry. */
const mostWordings = 64;

/** A word with strokes inside it, or what parentheses hold, in which no stroke parts anything. */
const strokes =
  /[(（][^()（）]*[)）]|(?<!\S)[^\s/／()（）,.;:!?]+(?:[/／][^\s/／()（）,.;:!?]+)+(?![^\s,.;:!?])/gu;

/**
 * What the shorthand of vocabulary lists stands for, each wording by itself, the first as it is shown:
 * `;`, `|` and `/` part alternatives outside parentheses. An article or pronoun is exchanged in its
 * place (le/la prof), an ending is put on its word (alto/a, petit, -e, der/die Lehrer/in), and a stroke
 * between digits is part of the number (24/7). With `commas` these part wordings as well.
 */
export function listWordings(language: string, entry: string, commas = false): string[] {
  const joined = entry.replace(/(?<=\p{L})\s*[,，/／]\s*(?=[-‐‑~]\p{L}{1,6}(?!\p{L}))/gu, '/');
  const sign = commas ? /^\s*[;|；｜,，،、]\s*/ : /^\s*[;|；｜]\s*/;
  const between = (rest: string) =>
    (sign.exec(rest) ?? /^(?:\s+[/／]\s*|[/／]\s+)/.exec(rest))?.[0];
  return cutAt(joined, between)
    .flatMap((part) => exchanged(language, part) ?? cutAt(part, strokeOf))
    .slice(0, mostWordings);
}

/** A stroke that parts two words; between digits it parts none. */
const strokeOf = (rest: string, before: string): string | undefined =>
  /\p{Nd}/u.test(before) && /^[/／]\p{Nd}/u.test(rest) ? undefined : /^[/／]/.exec(rest)?.[0];

/** Cuts where `mark` matches outside parentheses; it is told the letter before as well. */
function cutAt(text: string, mark: (rest: string, before: string) => string | undefined): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if ('(（'.includes(letter)) depth += 1;
    if (')）'.includes(letter)) depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    const found = mark(text.slice(at), text.charAt(at - 1));
    if (!found) continue;
    parts.push(text.slice(from, at));
    from = at + found.length;
    at = from - 1;
  }
  return [...parts, text.slice(from)];
}

/** A word with strokes, and what stands in its place in one wording or the other. */
interface Place {
  start: number;
  end: number;
  kind: 'small' | 'ending' | 'other';
  forms: string[];
  /** Beside der/die, "Angestellte/r" has its first form twice: nothing is told by the order. */
  crosses: boolean;
}

/** The wordings of an entry whose strokes stand inside words; null where they part it as a whole. */
function exchanged(language: string, part: string): string[] | null {
  const places = [...part.matchAll(strokes)]
    .filter(([found]) => !/^[(（]|\p{Nd}[/／]\p{Nd}/u.test(found))
    .map(({ 0: found, index }) => placeOf(language, found, index));
  const kinds = new Set(places.map(({ kind }) => kind));
  if (places.length === 0 || (kinds.has('other') && !kinds.has('small'))) return null;
  // el/la perro/a: the first goes with the first, the second with the second.
  const count = places[0]?.forms.length ?? 0;
  const paired = places.every(({ forms, crosses }) => forms.length === count && !crosses);
  const chosen = paired
    ? Array.from({ length: count }, (_, n) => places.map(({ forms }) => forms[n] ?? ''))
    : everyChoice(places.map(({ forms }) => forms));
  return chosen.map((forms) => {
    let from = 0;
    const before = places.map(({ start, end }, n) => {
      const text = part.slice(from, start) + forms[n];
      from = end;
      return text;
    });
    return before.join('') + part.slice(from);
  });
}

function placeOf(language: string, found: string, start: number): Place {
  const [word = '', ...tails] = found.split(/[/／]/);
  const end = start + found.length;
  const isSmall = (each: string) => isArticle(language, each) || pronouns.has(each.toLowerCase());
  if ([word, ...tails].every(isSmall)) {
    return { start, end, kind: 'small', forms: [word, ...tails], crosses: false };
  }
  if (tails.every((tail) => isEnding(language, word, tail))) {
    const forms = [word, ...tails.map((tail) => withEnding(language, word, tail))];
    return { start, end, kind: 'ending', forms, crosses: /^-?r$/.test(tails[0] ?? '') };
  }
  return { start, end, kind: 'other', forms: [word, ...tails], crosses: false };
}

/** One of each list, in every way there is: the firsts before all. */
const everyChoice = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>(
    (made, list) =>
      made.flatMap((begun) => list.map((each) => [...begun, each])).slice(0, mostWordings),
    [[]],
  );
