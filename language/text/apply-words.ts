import { checkModelReading, checkReading } from '../readings/check-reading.ts';
import { isKana } from '../readings/kana.ts';
import { romanise } from '../readings/romanise.ts';
import { isPlainLine } from './clean-text.ts';
import { parsePartOfSpeech } from './part-of-speech-codes.ts';
import type { PartOfSpeech, Side, Token } from './text.ts';
import { wordKey } from './word-key.ts';
import { wordTokens } from './word-tokens.ts';

/** What is known of one word beside its spelling. An absent field leaves the stored one alone. */
export interface WordAnnotations {
  id: string;
  pos?: PartOfSpeech | undefined;
  lemma?: string | undefined;
  reading?: string | undefined;
  roman?: string | undefined;
  gloss?: string | undefined;
}

/** The side with marks merged in by token id; an empty string takes a mark away. */
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

/** One word in the model's reply: part-of-speech code, lemma ('' where it is the word), gloss, reading. */
export type WordReply = readonly string[];

/**
 * The model's rows as marks, one for each word token of the side, or undefined when the number is not
 * the same: a reply that cut the text anew is never laid over ours. A reading that cannot be the word's
 * is dropped, and the romanisation made here once.
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

/** What a dictionary would say of a word; empty for anything longer, or that is no plain line. */
function asWord(text: string): string {
  const line = text.trim();
  return line.length <= longestWord && isPlainLine(line) ? line : '';
}

/** A teacher's own marks, with the romanisation that follows from them. Marks of other ids are left out. */
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

/** Empty where there is none, so that a former one goes. */
function romanOf(
  language: string,
  text: string,
  { pos, lemma, reading }: Omit<WordAnnotations, 'id'>,
) {
  return romanise(language, { text, pos, lemma, reading: reading || undefined }) ?? '';
}

/** What admins have accepted about one written word. A field that is null says nothing. */
export interface CuratedWord {
  /** As `wordKey` has it. */
  word: string;
  /** The dictionary form that the AI gives where this holds; null where it holds whatever the AI says. */
  wasLemma: string | null;
  pos: PartOfSpeech | null;
  lemma: string | null;
  reading: string | null;
  gloss: string | null;
}

/** Where a capital makes another dictionary form: "Essen" the meal, "essen" to eat. */
const capitalsCount = new Set(['de']);

/**
 * The model's marks of one side with the curated words laid over them: word by word, only where the
 * dictionary form is the one they were accepted for, the later of two over the earlier. A reading that cannot be
 * the word's is left out; the romanisation follows from the result.
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
  // Latin letters for everybody never take the furigana away.
  const reading = fitting && !(isKana(said) && !isKana(fitting)) && fitting;
  return {
    ...(entry.pos && { pos: entry.pos }),
    ...(entry.lemma && { lemma: entry.lemma }),
    ...(entry.gloss && { gloss: entry.gloss }),
    ...(reading && { reading }),
  };
}
