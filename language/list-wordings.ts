import { interpretSmallWord } from './interpret-small-word.ts';
import { type Alternatives, replaceSlashes, withAlternatives } from './list-alternatives.ts';

/** Interchangeable words inside an answer: "he/she is" means "he is" and "she is", not "he" and "she is". */
const pronouns = new Set(
  `he she his her him it they them il elle ils elles lui leur él ella ellos ellas usted lui lei loro
  egli ich du wir er sie es ihm ihr ele ela eles elas hij zij ze han hun hon on ona ono он она оно они его ее её их`.split(
    /\s+/,
  ),
);

/** Maximum number of wordings. A list that yields more was not meant as one entry. */
const maxWordings = 64;

/** Further rules for expanding an entry, in addition to the rules for slashes. */
export interface Shorthand {
  /**
   * Inflects the text before a word to agree with the word's other ending, as `agreeWithEnding` or a subset
   * of it does. Returns null if the inflected form is unknown.
   */
  agree: (language: string, before: string, word: string, tail: string) => string | null;
  /**
   * Converts endings in parentheses to endings after slashes, as `bracketsAsAlternatives` does. Returns null
   * if the parentheses contain anything else. Omitted if entries have no parentheses.
   */
  brackets?: (language: string, entry: string) => string | null;
}

/**
 * Expands the shorthand of vocabulary lists into all wordings; the first wording is the displayed one. `;`,
 * `|` and `/` separate alternatives outside parentheses. Interchangeable articles and pronouns are
 * substituted one at a time (le/la prof). Endings are applied to their word (alto/a, petit, -e, der/die
 * Lehrer/in, ami(e)).
 */
export function listWordings(language: string, entry: string, by: Shorthand): string[] {
  const wordings = cutAt(withAlternatives(entry), betweenWordings).flatMap(
    (part) => inflectedIn(language, part, by) ?? wordingsIn(language, part, by),
  );
  return [...new Set(wordings.filter((wording) => wording !== null))].slice(0, maxWordings);
}

/**
 * Expands the endings in parentheses into all wordings of an entry; returns null if a wording cannot be
 * determined.
 */
function inflectedIn(language: string, part: string, by: Shorthand): string[] | null {
  const stroked = by.brackets?.(language, part) ?? null;
  if (stroked === null) return null;
  // mon/ma petit(e) ami(e), prêt(e)/disponible: alternatives that are complete words are not paired with the
  // endings.
  const isParted = placesIn(language, stroked).some(
    (place) => place.kind === 'words' && !isSmall(place),
  );
  const wordings = isParted ? [null] : wordingsIn(language, stroked, by);
  return wordings.every((wording) => wording !== null) ? wordings : null;
}

/**
 * Returns the wordings of the text between two separators. Contains null in place of a wording if the form of
 * its article is unknown.
 */
function wordingsIn(language: string, part: string, by: Shorthand): (string | null)[] {
  const places = placesIn(language, part);
  return readings(language, part, places).flatMap((either) =>
    wordingsOf(language, part, places.map(readAs(either)), by),
  );
}

const betweenWordings = (rest: string): string | undefined =>
  /^(?:\s*[;|；｜]\s*|\s+[/／]\s*|[/／]\s+)/.exec(rest)?.[0];

/** Matches a slash between two words, but not between digits, where it is not a separator. */
const alternativeOf = (rest: string, before: string): string | undefined =>
  /\p{Nd}/u.test(before) && /^[/／]\p{Nd}/u.test(rest) ? undefined : /^[/／]/.exec(rest)?.[0];

/** Splits a text at every match of `mark` outside parentheses; `mark` also receives the preceding letter. */
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

type Reading = 'endings' | 'words';

/** Returns the interpretations of the small words that could be endings, most likely first. */
function readings(language: string, part: string, places: readonly Alternatives[]): Reading[] {
  const besideEndings = places.some(({ kind }) => kind === 'articles' || kind === 'endings');
  const ways = places.flatMap(({ kind, parts, at }) => {
    const [word = ''] = parts;
    const [before, behind] = [part.slice(0, at), part.slice(at + parts.join('/').length)];
    const small = { before, word, tail: parts.at(-1) ?? '', behind, besideEndings };
    return kind === 'either' ? [interpretSmallWord(language, small)] : [];
  });
  return ways.find((way) => way.length === 1) ?? ways[0] ?? ['endings'];
}

function placesIn(language: string, part: string): Alternatives[] {
  const places: Alternatives[] = [];
  replaceSlashes(language, part, (place) => String(places.push(place)));
  return places;
}

/** True for articles and pronouns, which are interchangeable within a wording. */
const isSmall = ({ kind, parts }: Alternatives): boolean =>
  kind === 'articles' || parts.every((each) => pronouns.has(each.toLowerCase()));

const readAs =
  (either: Reading) =>
  (place: Alternatives): Alternatives => ({
    ...place,
    kind: place.kind === 'either' ? either : place.kind,
  });

/**
 * Returns the wordings of an entry. Expands the slashes inside its words, or splits the whole entry at its
 * slashes.
 */
function wordingsOf(
  language: string,
  part: string,
  places: readonly Alternatives[],
  { agree }: Shorthand,
): (string | null)[] {
  const hasWords = places.some((place) => place.kind === 'words' && !isSmall(place));
  if (places.length === 0 || (hasWords && !places.some(isSmall))) return cutAt(part, alternativeOf);
  const forms = places.map((place, at) =>
    formsAt({ language, part, places, at, isSmall: isSmall(place), agree }),
  );
  const isMixed = !places.every(isFeminineFirst);
  const inOrder = forms.map((each, at) => {
    const place = places[at];
    return isMixed && place && isFeminineFirst(place) ? each.toReversed() : each;
  });
  const chosen = isPaired(places)
    ? (inOrder[0] ?? []).map((_, at) => inOrder.map((each) => each[at] ?? null))
    : everyChoice(forms);
  const last = places.at(-1);
  const rest = part.slice(last ? last.at + last.parts.join('/').length : 0);
  return chosen.map((choice) => (choice.includes(null) ? null : choice.join('') + rest));
}

interface Standing {
  language: string;
  part: string;
  places: readonly Alternatives[];
  at: number;
  isSmall: boolean;
  agree: Shorthand['agree'];
}

/**
 * Returns the forms of a word with slashes, each with the text before it. Contains null in place of a form if
 * the form of its article is unknown.
 */
function formsAt({ language, part, places, at, isSmall, agree }: Standing): (string | null)[] {
  const [place, previous] = [places[at], places[at - 1]];
  if (!place) return [];
  const before = part.slice(previous ? previous.at + previous.parts.join('/').length : 0, place.at);
  const [word = '', ...others] = place.parts;
  // sie/er: a pronoun that looks like an ending is still a word.
  if (place.kind !== 'endings' || isSmall) return place.parts.map((each) => before + each);
  const inflected = others.map((tail) => {
    const agreed = agree(language, before, word, tail);
    return agreed === null ? null : agreed + withEnding(language, word, tail);
  });
  return [before + word, ...inflected];
}

/**
 * True if the forms of several words are paired in order: in el/la perro/a, el belongs to perro and la to
 * perra. False for der/die Angestellte/r, because Angestellte fits both articles. Also false if a pronoun
 * follows an ending: casado/a con él/ella.
 */
const isPaired = (places: readonly Alternatives[]): boolean =>
  places.every(({ parts }) => parts.length === places[0]?.parts.length) &&
  !places.slice(1).some((place) => place.kind === 'words' && isSmall(place)) &&
  !(places.some(isFeminineFirst) && places.some(({ kind }) => kind === 'articles'));

/**
 * True for jede/r and Deutsche/r, which start with the feminine form; ein/e and Schüler/in start with the
 * masculine form.
 */
const isFeminineFirst = ({ kind, parts }: Alternatives): boolean =>
  kind === 'endings' && parts.length === 2 && /^-?r$/.test(parts[1] ?? '');

/** Returns the Cartesian product of the lists. The first result combines the first form of each list. */
const everyChoice = <Form>(lists: readonly (readonly Form[])[]): Form[][] =>
  lists.reduce<Form[][]>(
    (made, list) =>
      made.flatMap((begun) => list.map((each) => [...begun, each])).slice(0, maxWordings),
    [[]],
  );

/**
 * The part of a word that an ending replaces, per language. It is shown after `|`: alt|o with a, nov|ый with
 * ая, acti|f with ve, danseu|r with se.
 */
const givesWay: Record<string, RegExp> = {
  fr: /(?:e\/(?=[aei])|f\/(?=ve)|x\/(?=se|sse|ce)|(?<=eu)r\/(?=se$)|eur\/(?=rice)|(?<!gre)c\/(?=que))/u,
  es: /(?:(?:[ao]s?|e)\/(?=[aeio])|es\/(?=as$)|z\/(?=ces))/u,
  pt: /(?:es\/(?=as$)|(?:[ao]s?|e)\/(?=[aeio])|ão\/(?=[ãõo])|ô\/(?=ó))/u,
  it: /o(?=re\/ice)|(?:tore\/(?=trice)|ore\/(?=rice)|[aeio]\/(?=[aeio]))/gu,
  ro: /[ăe]\/(?=[aei])/u,
  de: /e\/(?=[ei])/u,
  // groot/e means grote: in an open syllable, Dutch writes a long vowel with one letter.
  nl: /([aeou])(?=\1[^aeioufsw]\/e)|\//gu,
  sv: /[ae]\/(?=[aeo])/u,
  da: /e\/(?=[ae])/u,
  nb: /e\/(?=[ae])/u,
  pl: /(?:[aiy]\/(?=[aeiy])|[ae]?k\/(?=ka)|k\/(?=czk))/u,
  cs: /[aeýí]\/(?=[aáeéyíi])/u,
  ru: /(?:(?<=долж|нуж|соглас|голод|свобод)е(?=н\/[аоы])|(?<=[жсд]ен)\/(?=[аоы])|к\/(?=ца)|[ыио]й\/(?=[аяоеыи])|ец\/(?=[кя])|[аояь]\/(?=[аоеыияь]))/gu,
  uk: /(?:[иі]й\/(?=[аеіяє])|ець\/(?=[кя])|[аояь]\/(?=[аеиіяє]))/u,
  el: /[αάοόηή]ς?\/(?=[αάεέηήιίοόου])/u,
  la: /(?:[uio]s|um|[ae])\/(?=[aeiou])/u,
};

/** Languages in which longer endings repeat letters of the word: boulang-er/-ère, ac-teur/-trice. */
const overlapping = new Set('fr es pt it ro pl cs ru uk el la'.split(' '));

/**
 * Returns the word with its other ending: (alto, a) becomes alta, (actif, -ive) active, (Kollege, in)
 * Kollegin.
 */
export function withEnding(language: string, word: string, tail: string): string {
  const ending = tail.replace(/^\P{L}/u, '');
  // inglés/a: Spanish and Portuguese drop the accent where the stress becomes regular. The accent stays in
  // país, where it separates two vowels.
  const stressed = (language === 'es' || language === 'pt') && /^[aeo]/u.test(ending);
  const stem = stressed
    ? word.replace(/(?:[áéóâêô]|(?<![aeo])[íú])(?=[ns]$)/u, (vowel) => plain(vowel))
    : word;
  // amico, -ica and signore, -ora: first looks for two shared letters, because they are stronger evidence
  // than a single letter.
  const alike = overlapAt(language, stem, ending, 2);
  if (alike > 0) return stem.slice(0, alike) + ending;
  const joint = `${word}/${ending}`.replace(givesWay[language] ?? '', '');
  if (!joint.includes('/')) return joint;
  const at = overlapAt(language, stem, ending, 1);
  return (at > 0 ? stem.slice(0, at) : stem) + ending;
}

/**
 * Finds the first letters of the ending (up to `most` letters) near the end of the word, and returns the
 * index of the match. The ending replaces the word from this index. Returns -1 if the letters do not occur.
 * In long Italian words, an earlier match is a coincidence: professore, -ssa.
 */
function overlapAt(language: string, word: string, ending: string, most: number): number {
  if (!overlapping.has(language)) return -1;
  const [own, begins] = [plain(word), plain(ending).slice(0, most)];
  // chico, -ca: the ending replaces the last syllable.
  const renews = /^[^aeiou][aeio]s?$/u.test(ending) && /[aeo]$/u.test(word);
  if (renews && language !== 'fr' && own.at(-2) === begins.charAt(0)) return word.length - 2;
  const at = own.lastIndexOf(begins);
  return ending.length > 2 && at >= word.length - (language === 'it' ? 3 : 4) ? at : -1;
}

/** Strips accents letter by letter, preserving the length. */
const plain = (text: string): string =>
  [...text.toLowerCase()].map((letter) => letter.normalize('NFD').charAt(0)).join('');
