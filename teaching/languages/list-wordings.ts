import { replaceStrokes, type Strokes, withStrokes } from './list-strokes.ts';
import { withEnding } from './with-ending.ts';

/** Words that stand for one another inside an answer: "he/she is" is two answers, not "he" and "she is". */
const pronouns = new Set(
  `he she his her him it they them il elle ils elles lui leur él ella ellos ellas usted lui lei loro
  egli er sie es ihm ihr ele ela eles elas hij zij ze han hun hon on ona ono он она оно они`.split(
    /\s+/,
  ),
);

/** More wordings than these come of a list that was never meant as one entry. */
const mostWordings = 64;

/**
 * What the shorthand of vocabulary lists stands for, each wording by itself, the first as it is shown:
 * `;`, `|` and `/` part alternatives outside parentheses, an article or pronoun is exchanged in its
 * place (le/la prof), and an ending is put on its word (alto/a, petit, -e, der/die Lehrer/in).
 */
export function listWordings(language: string, entry: string): string[] {
  return cutAt(withStrokes(entry), betweenWordings)
    .flatMap((part) => exchanged(language, part) ?? cutAt(part, strokeOf))
    .slice(0, mostWordings);
}

const betweenWordings = (rest: string): string | undefined =>
  /^(?:\s*[;|；｜]\s*|\s+[/／]\s*|[/／]\s+)/.exec(rest)?.[0];

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

/** The wordings of an entry whose strokes stand inside words; null where they part it as a whole. */
function exchanged(language: string, part: string): string[] | null {
  const places: Strokes[] = [];
  replaceStrokes(language, part, (place) => String(places.push(place)));
  const isSmall = ({ kind, parts }: Strokes) =>
    kind === 'articles' || parts.every((each) => pronouns.has(each.toLowerCase()));
  const hasWords = places.some((place) => place.kind === 'words' && !isSmall(place));
  if (places.length === 0 || (hasWords && !places.some(isSmall))) return null;
  const forms = places.map((place) => {
    const [word = '', ...others] = place.parts;
    // sie/er: a pronoun that looks like an ending is none.
    if (place.kind !== 'endings' || isSmall(place)) return place.parts;
    return [word, ...others.map((tail) => withEnding(language, word, tail))];
  });
  const chosen = isPaired(places)
    ? (forms[0] ?? []).map((_, at) => forms.map((each) => each[at] ?? ''))
    : everyChoice(forms);
  return chosen.map((choice) => {
    const left = choice.values();
    return replaceStrokes(language, part, () => left.next().value ?? '');
  });
}

/**
 * el/la perro/a: the first goes with the first, the second with the second. Beside der/die,
 * "Angestellte/r" has its first form twice: there nothing is told by the order.
 */
const isPaired = (places: readonly Strokes[]): boolean =>
  places.every(({ parts }) => parts.length === places[0]?.parts.length) &&
  !places.some(({ kind, parts }) => kind === 'endings' && /^-?r$/.test(parts[1] ?? ''));

/** One of each list, in every way there is: the firsts before all. */
const everyChoice = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>(
    (made, list) =>
      made.flatMap((begun) => list.map((each) => [...begun, each])).slice(0, mostWordings),
    [[]],
  );
