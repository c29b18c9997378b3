import { optionalDiacritics } from '#language/fold-word.ts';
import type { Sentence, Side, Text } from '#language/text/text.ts';

/**
 * Scripts in which a word can be part of a token: scripts without spaces, or with particles attached to the
 * word.
 */
const joined =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Returns the form of a text that is used for comparison: only letters and digits, lower case, NFC. Removes
 * vowel marks, because copies of an Arabic or Hebrew text may differ in them. Keeps Thai tones and Hindi
 * nasals, because they make a different word.
 */
export function fold(text: string, language: string): string {
  return text
    .normalize('NFC')
    .toLocaleLowerCase(language)
    .replace(optionalDiacritics, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/**
 * The occurrences of a phrase in a side. Each occurrence is a list of the ids of the word tokens that the
 * phrase covers.
 */
interface Places {
  /** Occurrences that begin and end at word boundaries. */
  whole: string[][];
  /** Occurrences inside a longer word, in scripts that join words. */
  inside: string[][];
}

/** The position of a word in the comparison form of its side. */
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

/**
 * Returns the words of a side in comparison form. Folds each side only once, however many phrases are
 * searched for.
 */
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

/** Returns a side's text in comparison form. Folds it only once. */
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
    // Positions are ascending, so words before the previous match are not examined again.
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
 * Returns the ids of the word tokens that `phrase` covers in one side, for each occurrence. Ignores case,
 * spaces and punctuation. A word must match as a whole. In scripts that join words, the phrase may match part
 * of a longer word, but only if it never occurs as a separate word: 家 does not match inside 家族 if the
 * sentence also contains the word 家.
 */
export function findOccurrences(side: Side, phrase: string, language: string): string[][] {
  const { whole, inside } = placesOf(side, phrase, language);
  return whole.length > 0 ? whole : inside;
}

/** Returns the token ids of the phrase's first occurrence in the target side; [] if there is none. */
export function findTokens(sentence: Sentence, phrase: string, language: string): string[] {
  return findOccurrences(sentence.target, phrase, language)[0] ?? [];
}

/**
 * Returns the first occurrence of the phrase in the whole text. Whole words in any sentence take precedence.
 */
export function findInText(text: Text, phrase: string): string[] {
  let first: string[] = [];
  for (const { target } of text.sentences) {
    const { whole, inside } = placesOf(target, phrase, text.target);
    if (whole[0]) return whole[0];
    if (first.length === 0) first = inside[0] ?? [];
  }
  return first;
}

/** Returns the sentence with this id; undefined if there is none. */
export function sentenceOf(text: Text, id: string | undefined): Sentence | undefined {
  return text.sentences.find((sentence) => sentence.id === id);
}

/** Returns the speakers of a dialogue in the order in which they first speak. */
export function speakersOf(text: Text): string[] {
  const names = text.sentences.flatMap((sentence) => (sentence.speaker ? [sentence.speaker] : []));
  return [...new Set(names)];
}
