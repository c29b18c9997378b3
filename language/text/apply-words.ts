import { checkModelReading } from '../readings/check-reading.ts';
import { romanise } from '../readings/romanise.ts';
import { parsePartOfSpeech } from './part-of-speech-codes.ts';
import { isPlainLine } from './plain-line.ts';
import type { PartOfSpeech, Side, Token } from './text.ts';
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
