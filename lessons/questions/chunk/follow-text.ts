import { languageOf } from '#language/languages.ts';
import { buildChunks } from '#language/text/build-chunks.ts';
import type { Chunk, Sentence, SideName, Text } from '#language/text/text.ts';
import { sentenceOf } from '../find-in-text.ts';
import type { ChunkContent } from './content.ts';

type Pairs = ChunkContent['sentences'][number]['pairs'];

/**
 * Updates the chunks after an edit of the text. The edit may have preserved the sentence's chunk spans while
 * the content still has the old words. In that case, rebuilds the content from the spans
 * (docs/decisions/0014). Everything else is unchanged.
 */
export function followText(content: ChunkContent, text: Text): ChunkContent {
  const sentences = content.sentences.map((cut) => {
    const sentence = sentenceOf(text, cut.sentenceId);
    const pairs = sentence && carriedPairs(cut.pairs, sentence, text);
    return pairs ? { ...cut, pairs } : cut;
  });
  return sentences.every((cut, at) => cut === content.sentences[at]) ? content : { sentences };
}

/** Returns the pairs from the sentence's chunk spans, if the spans match the sentence and `pairs` do not. */
function carriedPairs(pairs: Pairs, sentence: Sentence, text: Text): Pairs | null {
  if (sentence.chunks.length === 0 || 'chunks' in buildChunks(sentence, pairs)) return null;
  const target = inOrder(sentence.chunks, 'target');
  const native = inOrder(sentence.chunks, 'native');
  const words = (chunk: Chunk, side: SideName) =>
    chunk[side]
      .map(({ start, end }) => sentence[side].text.slice(start, end))
      .join(languageOf(text[side]).spaces ? ' ' : '');
  const carried = target.map((chunk) => ({
    target: words(chunk, 'target'),
    native: words(chunk, 'native'),
    nativeOrder: native.indexOf(chunk),
  }));
  // A chunk in two separate places cannot be expressed as pairs.
  return 'chunks' in buildChunks(sentence, carried) ? carried : null;
}

const inOrder = (chunks: readonly Chunk[], side: SideName): Chunk[] =>
  [...chunks].sort((one, other) => (one[side][0]?.start ?? 0) - (other[side][0]?.start ?? 0));
