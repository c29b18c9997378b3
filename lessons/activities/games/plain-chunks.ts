import { keepsCapital, lowerInitial, wordsSeenSmall } from '#language/text/sentence-capital.ts';
import type { Chunk, Sentence, SideName, Text } from '#language/text/text.ts';
import type { WordPair } from './game-words.ts';
import { withoutMarks } from './without-marks.ts';

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
