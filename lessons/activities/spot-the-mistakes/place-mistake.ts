import { languageOf } from '#language/languages.ts';
import type { Sentence, Text, Token } from '#language/text/text.ts';
import { fold } from '../../questions/find-in-text.ts';
import { writtenInKana } from '../../tasks/written-in-kana.ts';
import type { DeliberateErrorsContent, MistakeType } from './content.ts';

const startMarks = /^[\p{Ps}\p{Pi}¿¡"＂\s]+/u;
const endMarks = /(?<![.,;:!?。、！？؟،।\p{Pe}»”"＂\s])[.,;:!?。、！？؟،।\p{Pe}»”"＂\s]+$/u;

/** A mistake and its position in the sentence. */
export interface PlacedMistake {
  /** The id of the generated item. */
  id: string;
  sentenceId: string;
  /** Words and punctuation before and after the mistake, as stored. */
  before: readonly Token[];
  after: readonly Token[];
  right: string;
  /** The tokens of `right`. */
  words: readonly Token[];
  wrong: string;
  type: MistakeType;
  explanation: string;
}

type Item = DeliberateErrorsContent['items'][number];

/**
 * Locates a generated mistake in its sentence, as narrowly as possible: excludes words that are the same in
 * both versions. Null if the text has changed and no longer contains the words.
 */
export function placeMistake(
  sentence: Sentence,
  item: Item,
  language: string,
): PlacedMistake | null {
  const { tokens } = sentence.target;
  let from = tokens.findIndex(({ id }) => id === item.tokenIds[0]);
  let to = tokens.findIndex(({ id }) => id === item.tokenIds.at(-1));
  const found = item.tokenIds.every((id) => tokens.some((token) => token.id === id));
  if (!found || from < 0 || to < from) return null;
  let wrong = item.wrong.normalize('NFC').trim();
  // Punctuation around the generated words belongs to the sentence, not to the tokens.
  const stored = (start: number, end: number) =>
    tokens
      .slice(start, end + 1)
      .map(({ text }) => text)
      .join('');
  if (!/^\p{P}/u.test(stored(from, to))) wrong = wrong.replace(startMarks, '');
  if (!/\p{P}$/u.test(stored(from, to))) wrong = wrong.replace(endMarks, '');
  const words = (start: number, end: number) =>
    tokens.slice(start, end + 1).filter(({ isWord }) => isWord).length;
  for (let token = tokens[from]; token && words(from + 1, to) > 0; token = tokens[from]) {
    const rest = wrong.slice(token.text.length);
    if (!wrong.startsWith(token.text) || !endsWord(token.text, rest, language)) break;
    if (rest.trim() === '') break;
    // If a word is attached to its neighbour in one version and separate in the other, both words are part of
    // the mistake.
    if (/^\s/u.test(rest) !== /^\s/u.test(stored(from + 1, to))) break;
    wrong = rest;
    from += 1;
  }
  for (let token = tokens[to]; token && words(from, to - 1) > 0; token = tokens[to]) {
    const rest = wrong.slice(0, wrong.length - token.text.length);
    if (!wrong.endsWith(token.text) || !endsWord(rest, token.text, language)) break;
    if (rest.trim() === '') break;
    if (/\s$/u.test(rest) !== /\s$/u.test(stored(from, to - 1))) break;
    wrong = rest;
    to -= 1;
  }
  wrong = wrong.trim();
  while (tokens[from] && !tokens[from]?.isWord && from < to) from += 1;
  while (tokens[to] && !tokens[to]?.isWord && to > from) to -= 1;
  // Example: if "la" replaces "l’", include the next word, because the two words would be read as one.
  const next = tokens[to + 1];
  const leans = next?.isWord && endsWord(stored(from, to), next.text, language);
  if (leans && !endsWord(wrong, next.text, language)) {
    wrong = `${wrong} ${next.text}`;
    to += 1;
  }
  const { id, sentenceId, type, explanation } = item;
  return {
    id,
    sentenceId,
    before: tokens.slice(0, from),
    after: tokens.slice(to + 1),
    right: stored(from, to),
    words: tokens.slice(from, to + 1),
    wrong,
    type,
    explanation,
  };
}

/** True if a word can end between these two texts; in scripts without spaces this is always true. */
function endsWord(left: string, right: string, language: string): boolean {
  if (!languageOf(language).spaces) return true;
  return !/[\p{L}\p{M}\p{N}]$/u.test(left) || !/^[\p{L}\p{M}\p{N}]/u.test(right);
}

/** Returns the sentence as pupils read it. */
export function wrongSentence({ before, wrong, after }: PlacedMistake): string {
  const join = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join('');
  return join(before) + wrong + join(after);
}

/** Normalises a sentence for comparison: diacritics and capitals matter, final punctuation does not. */
const exact = (sentence: string) =>
  sentence
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/u, '')
    .trim();

/**
 * True if the item is a real mistake. The displayed words must not be accepted as the correction, and must
 * not form another sentence of the text, because that sentence would also be right (language-rules 10).
 */
export function isMistake(placed: PlacedMistake, text: Text): boolean {
  if (placed.wrong === '' || isCorrection(placed.wrong, placed, text.target)) return false;
  return !makesAnother(placed, text);
}

/** True if the wrong words form another sentence of the text. */
export function makesAnother(placed: PlacedMistake, { sentences }: Text): boolean {
  const shown = exact(wrongSentence(placed));
  return sentences.some(({ target }) => exact(target.text) === shown);
}

/**
 * True if the typed text corrects the mistake. Diacritics and letters always matter. Capitals and punctuation
 * matter only if the mistake is in them. Japanese words may be typed in kana, as in homework, unless the
 * mistake itself is in kana.
 */
export function isCorrection(
  typed: string,
  mistake: { right: string; wrong: string; words?: readonly Token[] },
  language: string,
): boolean {
  const { right, wrong, words = [] } = mistake;
  const said = fold(wrong, language);
  if (fold(right, language) === said) return plain(typed) === plain(right);
  const forms = [right, ...writtenInKana(language, words)].map((form) => fold(form, language));
  return forms.some((form) => form !== said && form !== '' && form === fold(typed, language));
}

/** Normalises apostrophes, hyphens and spaces, which differ between keyboards. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[’‘ʼ′`´＇]/gu, "'")
    .replace(/[‐‑–−－]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();
}
