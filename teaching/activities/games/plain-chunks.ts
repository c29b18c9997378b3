import { keepsCapital, lowerInitial, wordsSeenSmall } from '../../text/sentence-capital.ts';
import type { Chunk, Sentence, SideName, Text } from '../../text/text.ts';
import { cutMarks } from '../tangled/sentence-marks.ts';
import type { WordPair } from './game-words.ts';

export interface PlainChunk extends WordPair {
  /** Characters of each half as the sentence has it: stored games have chosen by these. */
  lengths: Record<SideName, number>;
}

/**
 * Every sentence chunk of the text with its partner, in text order, as words that stand by themselves: the
 * capital of their sentence and the marks around them would give away which two belong together.
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

/** One half of a chunk; a half in several places is joined by an ellipsis. */
function plainHalf(text: Text, side: SideName) {
  const language = text[side];
  const seenSmall = wordsSeenSmall(text, side);
  return (sentence: Sentence, chunk: Chunk): { words: string; length: number } => {
    const { text: line, tokens } = sentence[side];
    const spans = [...chunk[side]].sort((one, other) => one.start - other.start);
    const written = spans.map(({ start, end }) => line.slice(start, end)).join(' … ');
    const words = withoutMarks(written);
    const first = tokens.find(({ isWord }) => isWord);
    const isHead =
      first && spans.some(({ start, end }) => start <= first.start && first.end <= end);
    const isSmall = isHead && !keepsCapital(language, first, seenSmall);
    return { words: isSmall ? lowerInitial(language, words) : words, length: written.length };
  };
}

const opens = /^[\p{Ps}\p{Pi}"»”]/u;
const closes = /[\p{Pe}\p{Pf}"«“]$/u;

/**
 * Words without the marks of their sentence, "¿Dónde?" -> Dónde, and without a quotation mark or bracket
 * that they stand in or whose partner is elsewhere. What is nothing but marks stays.
 */
export function withoutMarks(piece: string): string {
  const words = cutMarks(piece.replace(/^(?:[\s¿¡]|\p{Pd}\s)+/u, '').trim()).words;
  const [opened, closed] = [opens.test(words), closes.test(words)];
  // "dit « oui »": a mark inside has its partner at the edge.
  const inside = words.slice(opened ? 1 : 0, closed ? -1 : undefined);
  const left = opened && (closed || !/[\p{Pe}\p{Pf}"]/u.test(inside.replaceAll('’', '')));
  const right = closed && (opened || !/[\p{Ps}\p{Pi}"]/u.test(inside.replaceAll('‘', '')));
  const bare = words.slice(left ? 1 : 0, right ? -1 : undefined).trim();
  if (bare === '') return piece;
  return bare === piece ? bare : withoutMarks(bare);
}
