import { optionalDiacritics } from '#language/fold-word.ts';
import type { Sentence, Side, Text } from '#language/text/text.ts';

/** Scripts whose words can stand inside a token: no spaces, or particles written onto the word. */
const joined =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * What is compared: letters and digits only, lower case, composed, without the vowel marks that one copy
 * of an Arabic or Hebrew text has and another has not. A Thai tone or a Hindi nasal makes another word.
 */
export function fold(text: string, language: string): string {
  return text
    .normalize('NFC')
    .toLocaleLowerCase(language)
    .replace(optionalDiacritics, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** Where a phrase stands in a side: ids of the word tokens that it covers, once for each time. */
interface Places {
  /** It begins and ends as words do. */
  whole: string[][];
  /** It is part of a longer word, in scripts that join words. */
  inside: string[][];
}

/** Where a word stands in the folded side. */
interface FoldedWord {
  id: string;
  start: number;
  end: number;
}

interface FoldedWords {
  written: string;
  words: FoldedWord[];
}

const foldedSides = new WeakMap<Side, Map<string, FoldedWords>>();

/** The words of a side as they are compared: folded once, however many phrases are looked for in it. */
function foldedWords(side: Side, language: string): FoldedWords {
  const known = foldedSides.get(side) ?? new Map<string, FoldedWords>();
  foldedSides.set(side, known);
  const before = known.get(language);
  if (before) return before;
  let written = '';
  const words = side.tokens
    .filter((token) => token.isWord)
    .map((token) => {
      const start = written.length;
      written += fold(token.text, language);
      return { id: token.id, start, end: written.length };
    });
  known.set(language, { written, words });
  return { written, words };
}

const foldedTexts = new WeakMap<Side, Map<string, string>>();

/** A side's text as it is compared, folded once. */
export function foldedText(side: Side, language: string): string {
  const known = foldedTexts.get(side) ?? new Map<string, string>();
  foldedTexts.set(side, known);
  const folded = known.get(language) ?? fold(side.text, language);
  known.set(language, folded);
  return folded;
}

function placesOf(side: Side, phrase: string, language: string): Places {
  const places: Places = { whole: [], inside: [] };
  const wanted = fold(phrase, language);
  if (!wanted) return places;
  const { written, words } = foldedWords(side, language);
  let from = 0;
  const loose = joined.test(phrase);
  for (let at = written.indexOf(wanted); at >= 0; at = written.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    // Places come in order, so no word before the last place is looked at again.
    while ((words[from]?.end ?? Number.POSITIVE_INFINITY) <= at) from += 1;
    const covered: FoldedWord[] = [];
    for (let next = from; (words[next]?.start ?? end) < end; next += 1) {
      const word = words[next];
      if (word && word.end > at) covered.push(word);
    }
    const ids = covered.map((word) => word.id);
    if (covered[0]?.start === at && covered.at(-1)?.end === end) places.whole.push(ids);
    else if (loose) places.inside.push(ids);
  }
  return places;
}

/**
 * Ids of the word tokens that `phrase` covers in one side, each time it occurs. Case, spaces and
 * punctuation do not count. A word must be whole; where the script joins words it may be part of a longer
 * one, but only where it is nowhere whole: 家 is not looked for in 家族 when the sentence has 家.
 */
export function findOccurrences(side: Side, phrase: string, language: string): string[][] {
  const { whole, inside } = placesOf(side, phrase, language);
  return whole.length > 0 ? whole : inside;
}

/** Ids of the tokens at the phrase's first occurrence in the target side; [] when it is not there. */
export function findTokens(sentence: Sentence, phrase: string, language: string): string[] {
  return findOccurrences(sentence.target, phrase, language)[0] ?? [];
}

/** Where in the whole text the phrase first occurs: as whole words if it does so in any sentence. */
export function findInText(text: Text, phrase: string): string[] {
  let first: string[] = [];
  for (const { target } of text.sentences) {
    const { whole, inside } = placesOf(target, phrase, text.target);
    if (whole[0]) return whole[0];
    if (first.length === 0) first = inside[0] ?? [];
  }
  return first;
}

/** The sentence with this id; undefined when there is none. */
export function sentenceOf(text: Text, id: string | undefined): Sentence | undefined {
  return text.sentences.find((sentence) => sentence.id === id);
}

/** The speakers of a dialogue in the order they first speak. */
export function speakersOf(text: Text): string[] {
  const names = text.sentences.flatMap((sentence) => (sentence.speaker ? [sentence.speaker] : []));
  return [...new Set(names)];
}
