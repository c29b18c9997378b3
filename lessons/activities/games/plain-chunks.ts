import {
  lowerInitial,
  retainsCapital,
  wordsSeenInLowerCase,
} from '#language/text/sentence-capital.ts';
import type { Chunk, Sentence, SideName, Text } from '#language/text/text.ts';
import { splitPunctuation } from '../tangled/sentence-punctuation.ts';
import type { WordPair } from './game-words.ts';

export interface PlainChunk extends WordPair {
  /**
   * Length of each half in characters, as written in the sentence. The chunks of stored games were chosen by
   * these lengths, so this rule must not change.
   */
  lengths: Record<SideName, number>;
}

/**
 * Returns every chunk of the text with its partner, in text order, as standalone words. Removes sentence
 * capitals and punctuation, because they would reveal which two belong together.
 */
export function plainChunks(text: Text): PlainChunk[] {
  const target = plainHalf(text, 'target');
  const native = plainHalf(text, 'native');
  return text.sentences.flatMap((sentence) =>
    sentence.chunks.map((chunk) => {
      const [one, other] = [target(sentence, chunk), native(sentence, chunk)];
      const lengths = { target: one.length, native: other.length };
      return { id: chunk.id, target: one.words, native: other.words, lengths };
    }),
  );
}

/** Returns one half of a chunk. If the half is in several places, its parts are joined by an ellipsis. */
function plainHalf(text: Text, side: SideName) {
  const language = text[side];
  const lowercaseWords = wordsSeenInLowerCase(text, side);
  return (sentence: Sentence, chunk: Chunk): { words: string; length: number } => {
    const { text: line, tokens } = sentence[side];
    const spans = [...chunk[side]].sort((one, other) => one.start - other.start);
    const written = spans.map(({ start, end }) => line.slice(start, end)).join(' … ');
    const words = withoutOuterPunctuation(written);
    const first = tokens.find(({ isWord }) => isWord);
    const isHead =
      first && spans.some(({ start, end }) => start <= first.start && first.end <= end);
    const isSmall = isHead && !retainsCapital(language, first, lowercaseWords);
    return { words: isSmall ? lowerInitial(language, words) : words, length: written.length };
  };
}

/**
 * Removes the sentence's punctuation ("¿Dónde?" -> Dónde). Also removes a quotation mark or bracket if it
 * encloses the words, or if its partner is not in the piece. Text that is only punctuation is returned
 * unchanged.
 */
export function withoutOuterPunctuation(piece: string): string {
  const words = splitPunctuation(piece.replace(/^(?:[\s¿¡]|\p{Pd}\s)+/u, '').trim()).words;
  const pairs = pairsIn(words);
  const last = words.length - 1;
  const goes = (at: number, other: number) =>
    pairs.has(at) && [other, alone].includes(pairs.get(at) ?? at);
  const left = goes(0, last) && roleOf(words, 0) === 'opens';
  const right = goes(last, 0) && roleOf(words, last) === 'closes';
  const bare = words.slice(left ? 1 : 0, right ? -1 : undefined).trim();
  if (bare === '') return piece;
  return bare === piece ? bare : withoutOuterPunctuation(bare);
}

/**
 * Groups of quotation marks. Within a group, each quotation mark can close any other: „so“, “so”, »so«, ”so”.
 */
const kinds = [
  '"',
  '“”„‟',
  '«»',
  '‹›',
  '‘’‚‛',
  '()',
  '[]',
  '{}',
  '（）',
  '「」',
  '『』',
  '《》',
  '〈〉',
  '【】',
];
const kindOf = (mark: string) => kinds.find((kind) => kind.includes(mark));

/** The position used for a quotation mark or bracket whose partner is not in the piece. */
const alone = -1;

/** Maps each quotation mark and bracket to the position of its partner. */
function pairsIn(words: string): Map<number, number> {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (const { index } of words.matchAll(/[\p{Ps}\p{Pe}\p{Pi}\p{Pf}"]/gu)) {
    const role = roleOf(words, index);
    const mark = words.charAt(index);
    const partner = open.findLast((at) => kindOf(words.charAt(at)) === kindOf(mark));
    if (role === 'closes' && partner !== undefined) {
      open.splice(open.indexOf(partner));
      pairs.set(index, partner).set(partner, index);
    } else if (role === 'opens') {
      open.push(index);
      pairs.set(index, alone);
      // Without a preceding opening quotation mark, ’ is part of the spelling: un po’, my grandparents’.
    } else if (role === 'closes' && mark !== '’') pairs.set(index, alone);
  }
  return pairs;
}

/**
 * Returns the role of a quotation mark or bracket. For a bracket, its Unicode category determines the role.
 * For a quotation mark, the side on which it touches a word determines the role, because languages use the
 * same characters for both roles; if this is unclear, its Unicode category decides. A quotation mark between
 * two letters is part of the spelling and has no role: don’t, צה"ל.
 */
function roleOf(words: string, at: number): 'opens' | 'closes' | undefined {
  const mark = words.charAt(at);
  const before = words.slice(0, at);
  const after = words.slice(at + 1);
  if (/[\p{Ps}\p{Pe}]/u.test(mark)) return /\p{Ps}/u.test(mark) ? 'opens' : 'closes';
  if (/["’]/u.test(mark) && /[\p{L}\p{M}]$/u.test(before) && /^\p{L}/u.test(after))
    return undefined;
  if (mark === '’') return 'closes';
  const isBehind = /[^\s\p{Ps}\p{Pi}\p{Pd}'’]$/u.test(before);
  const isBefore = /^[\p{L}\p{N}]/u.test(after);
  if (isBehind !== isBefore) return isBefore ? 'opens' : 'closes';
  return /["\p{Pi}]/u.test(mark) ? 'opens' : 'closes';
}
