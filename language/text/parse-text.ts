import * as z from 'zod/mini';
import { checkChunks } from './build-chunks.ts';
import { buildSide } from './build-sentence.ts';
import { nextNumber } from './next-number.ts';
import { isPartOfSpeech } from './part-of-speech-codes.ts';
import { segmentText } from './segment-text.ts';
import { Chunk, type Sentence, type Side, Text, type Token } from './text.ts';

/** The least strict shape of a stored text; all texts in older formats must match it. */
const AnySide = z.union([
  z.string(),
  z.looseObject({ text: z.catch(z.string(), ''), tokens: z.catch(z.array(z.unknown()), []) }),
]);
const AnySentence = z.looseObject({
  id: z.catch(z.optional(z.string()), undefined),
  speaker: z.catch(z.optional(z.string()), undefined),
  startsParagraph: z.catch(z.optional(z.boolean()), undefined),
  target: z.catch(AnySide, ''),
  native: z.catch(AnySide, ''),
  chunks: z.catch(z.array(z.unknown()), []),
  nextChunk: z.catch(z.optional(z.int().check(z.minimum(0))), undefined),
});
const AnyText = z.looseObject({
  target: z.catch(z.string(), 'fr'),
  native: z.catch(z.string(), 'en'),
  sentences: z.catch(z.array(z.catch(AnySentence, { target: '', native: '', chunks: [] })), []),
  nextSentence: z.catch(z.optional(z.int().check(z.minimum(0))), undefined),
});
const AnyToken = z.looseObject({
  id: z.string().check(z.minLength(1)),
  text: z.string().check(z.minLength(1)),
  isWord: z.boolean(),
});

/**
 * Parses a stored text of any age. Returns a valid text unchanged and repairs any other text: tokens that do
 * not join to the text are segmented again, chunks that violate a rule are dropped, and missing or duplicate
 * ids are replaced. Never throws.
 */
export function parseText(stored: unknown): Text {
  const sound = Text.safeParse(stored);
  if (sound.success && isSound(sound.data)) return sound.data;
  const loose = AnyText.safeParse(stored);
  if (!loose.success) return { target: 'fr', native: 'en', sentences: [] };
  const { target, native, nextSentence, sentences: rows } = loose.data;
  const seen = new Set<string>();
  let next = nextNumber(
    rows.map((row) => row.id ?? ''),
    nextSentence ?? 1,
  );
  const sentences = rows.map((row) => {
    const id = row.id && !seen.has(row.id) ? row.id : `s${next++}`;
    seen.add(id);
    return mendSentence(id, row, target, native);
  });
  return { target, native, sentences, ...(nextSentence === undefined ? {} : { nextSentence }) };
}

function isSound(text: Text): boolean {
  const ids = new Set(text.sentences.map((sentence) => sentence.id));
  return (
    ids.size === text.sentences.length &&
    text.sentences.every(
      (sentence) =>
        rejoins(sentence.target) && rejoins(sentence.native) && checkChunks(sentence).length === 0,
    )
  );
}

/** True if the tokens are contiguous, cover the text, and have unique ids. */
export function rejoins(side: Side): boolean {
  let at = 0;
  for (const { start, end, text } of side.tokens) {
    if (start !== at || end - start !== text.length || !side.text.startsWith(text, at))
      return false;
    at = end;
  }
  return (
    at === side.text.length &&
    new Set(side.tokens.map((token) => token.id)).size === side.tokens.length
  );
}

function mendSentence(
  id: string,
  row: z.infer<typeof AnySentence>,
  target: string,
  native: string,
): Sentence {
  const sentence: Sentence = {
    id,
    ...(row.speaker ? { speaker: row.speaker } : {}),
    ...(row.startsParagraph ? { startsParagraph: true } : {}),
    target: mendSide(target, row.target, `${id}.t`),
    native: mendSide(native, row.native, `${id}.n`),
    chunks: [],
    ...(row.nextChunk === undefined ? {} : { nextChunk: row.nextChunk }),
  };
  const chunks = row.chunks.flatMap((chunk) => {
    const read = Chunk.safeParse(chunk);
    return read.success ? [read.data] : [];
  });
  const whole = { ...sentence, chunks };
  return chunks.length === row.chunks.length && checkChunks(whole).length === 0 ? whole : sentence;
}

function mendSide(language: string, stored: z.infer<typeof AnySide>, idPrefix: string): Side {
  if (typeof stored === 'string') return buildSide(language, stored, idPrefix);
  const { text } = stored;
  const tokens = stored.tokens.map(mendToken);
  let start = 0;
  const placed: Token[] = [];
  for (const token of tokens) {
    if (!token) break;
    placed.push({ ...token, start, end: start + token.text.length });
    start += token.text.length;
  }
  const side = { text, tokens: placed };
  if (placed.length === tokens.length && rejoins(side)) return side;
  return { text, tokens: segmentText(language, text, idPrefix) };
}

/** Returns a token with only its valid fields; the caller recalculates the offsets. */
function mendToken(stored: unknown): Token | undefined {
  const read = AnyToken.safeParse(stored);
  if (!read.success) return undefined;
  const { id, text, isWord, pos, ...rest } = read.data;
  const mark = (name: 'lemma' | 'reading' | 'gloss') =>
    typeof rest[name] === 'string' ? { [name]: rest[name] } : {};
  return {
    id,
    start: 0,
    end: text.length,
    text,
    isWord,
    ...(isPartOfSpeech(pos) ? { pos } : {}),
    ...mark('lemma'),
    ...mark('reading'),
    ...mark('gloss'),
  };
}
