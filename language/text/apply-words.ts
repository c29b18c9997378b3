import { checkModelReading, checkReading } from '../readings/check-reading.ts';
import { isKana } from '../readings/kana.ts';
import { romanise } from '../readings/romanise.ts';
import { isPlainLine } from './clean-text.ts';
import { parsePartOfSpeech } from './part-of-speech-codes.ts';
import type { PartOfSpeech, Side, Token } from './text.ts';
import { wordKey } from './word-key.ts';
import { wordTokens } from './word-tokens.ts';

/** A word's annotations. If a field is absent, the stored annotation is unchanged. */
export interface WordAnnotations {
  id: string;
  pos?: PartOfSpeech | undefined;
  lemma?: string | undefined;
  reading?: string | undefined;
  roman?: string | undefined;
  gloss?: string | undefined;
}

/** Merges annotations into a side by token id; an empty string removes an annotation. */
export function applyWords(side: Side, marks: readonly WordAnnotations[]): Side {
  const byId = new Map(marks.map((mark) => [mark.id, mark]));
  return {
    ...side,
    tokens: side.tokens.map((token) => {
      const mark = byId.get(token.id);
      return mark && token.isWord ? markToken(token, mark) : token;
    }),
  };
}

function markToken(token: Token, mark: WordAnnotations): Token {
  const { lemma, pos, reading, roman, gloss, ...place } = token;
  const merged = {
    lemma: mark.lemma ?? lemma,
    reading: mark.reading ?? reading,
    roman: mark.roman ?? roman,
    gloss: mark.gloss ?? gloss,
  };
  const part = mark.pos ?? pos;
  return {
    ...place,
    ...(part ? { pos: part } : {}),
    ...(merged.lemma ? { lemma: merged.lemma } : {}),
    ...(merged.reading ? { reading: merged.reading } : {}),
    ...(merged.roman ? { roman: merged.roman } : {}),
    ...(merged.gloss ? { gloss: merged.gloss } : {}),
  };
}

/** A word in the model's reply: part-of-speech code, lemma ('' if equal to the word), gloss, reading. */
export type WordReply = readonly string[];

/**
 * Parses the model's rows into annotations, one per word token of the side. Returns undefined if the number
 * of rows differs from the number of words: such a reply has a different segmentation and is never applied.
 * Drops invalid readings and derives the romanisation.
 */
export function parseWordReply(
  language: string,
  side: Side,
  rows: readonly WordReply[],
): WordAnnotations[] | undefined {
  const words = wordTokens(side);
  if (words.length !== rows.length) return undefined;
  return words.map(({ id, text }, n) => {
    const [tag = '', lemma = '', gloss = '', reading = ''] = rows[n] ?? [];
    const mark = {
      id,
      pos: parsePartOfSpeech(tag, language),
      lemma: asWord(lemma.normalize('NFC')) || text,
      gloss: asWord(gloss),
      reading: checkModelReading(language, text, reading),
    };
    return { ...mark, roman: romanOf(language, text, mark) };
  });
}

const longestWord = 120;

/**
 * Returns an annotation's text as a dictionary would print it; empty if the text is too long or not a plain
 * line.
 */
function asWord(text: string): string {
  const line = text.trim();
  return line.length <= longestWord && isPlainLine(line) ? line : '';
}

/** Converts a teacher's annotations and adds the derived romanisation. Drops annotations of other ids. */
export function teacherAnnotations(
  language: string,
  side: Side,
  marks: readonly WordAnnotations[],
): WordAnnotations[] {
  return wordTokens(side).flatMap((token) => {
    const mark = marks.find(({ id }) => id === token.id);
    if (!mark) return [];
    const merged = {
      pos: mark.pos ?? token.pos,
      lemma: mark.lemma ?? token.lemma,
      reading: mark.reading ?? token.reading,
    };
    return [{ ...mark, roman: romanOf(language, token.text, merged) }];
  });
}

/**
 * Returns the derived romanisation. If there is no romanisation, returns '', so that an earlier romanisation
 * is removed.
 */
function romanOf(
  language: string,
  text: string,
  { pos, lemma, reading }: Omit<WordAnnotations, 'id'>,
) {
  return romanise(language, { text, pos, lemma, reading: reading || undefined }) ?? '';
}

/** Annotations of a written word that admins have accepted. Null fields are not curated. */
export interface CuratedWord {
  /** Normalised with `wordKey`. */
  word: string;
  /** The annotations apply only to words for which the AI returned this lemma; null means any lemma. */
  wasLemma: string | null;
  pos: PartOfSpeech | null;
  lemma: string | null;
  reading: string | null;
  gloss: string | null;
}

/** Languages in which a capital changes the lemma: "Essen" is the meal, "essen" is to eat. */
const capitalsCount = new Set(['de']);

/**
 * Overrides the model's annotations of one side with curated words. A curated word applies only if the model
 * returned the lemma for which the word was curated. Later curated words override earlier ones. Drops invalid
 * readings, and derives the romanisation from the result.
 */
export function curateAnnotations(
  language: string,
  side: Side,
  marks: readonly WordAnnotations[],
  curated: readonly CuratedWord[],
): WordAnnotations[] {
  if (curated.length === 0) return [...marks];
  const forms = new Map(wordTokens(side).map(({ id, text }) => [id, text]));
  const curatedMarks = marks.map((mark) => {
    const form = forms.get(mark.id) ?? '';
    const key = wordKey(language, form);
    let mended = mark;
    for (const entry of curated) {
      if (entry.word !== key || !isFor(language, entry.wasLemma, mark.lemma)) continue;
      mended = { ...mended, ...sayings(language, form, entry, mark.reading) };
    }
    return mended;
  });
  return teacherAnnotations(language, side, curatedMarks);
}

function isFor(language: string, wasLemma: string | null, lemma: string | undefined): boolean {
  if (wasLemma === null) return true;
  if (capitalsCount.has(language)) return wasLemma.normalize('NFC') === lemma?.normalize('NFC');
  return wordKey(language, wasLemma) === wordKey(language, lemma ?? '');
}

function sayings(
  language: string,
  form: string,
  entry: CuratedWord,
  said = '',
): Omit<WordAnnotations, 'id'> {
  const fitting = entry.reading && checkReading(language, form, entry.reading);
  // A curated Latin reading never replaces furigana.
  const reading = fitting && !(isKana(said) && !isKana(fitting)) && fitting;
  return {
    ...(entry.pos && { pos: entry.pos }),
    ...(entry.lemma && { lemma: entry.lemma }),
    ...(entry.gloss && { gloss: entry.gloss }),
    ...(reading && { reading }),
  };
}
