import { buildChunks } from '#language/text/build-chunks.ts';
import { nextChunkNumber, withoutChunks } from '#language/text/next-number.ts';
import type { Chunk, Sentence, Span, Text } from '#language/text/text.ts';
import type { ChunkContent } from './content.ts';
import { lettersOnly } from './native-order.ts';

/**
 * Returns the text with the chunk spans that tangled translation, the chunk game and the worksheets use. A
 * sentence gets no spans if its pairs do not match it; these activities then report the sentence.
 */
export function applyChunks(text: Text, content: ChunkContent): Text {
  const cuts = new Map(content.sentences.map((cut) => [cut.sentenceId, cut.pairs]));
  return {
    ...text,
    sentences: text.sentences.map((sentence) => {
      const built = buildChunks(sentence, cuts.get(sentence.id) ?? []);
      if (!('chunks' in built)) return withoutChunks(sentence);
      return { ...sentence, chunks: retainIds(built.chunks, sentence) };
    }),
  };
}

/**
 * Returns the chunks with their ids. A chunk whose text is unchanged on both sides keeps its id. Every other
 * chunk gets a new id: a teacher's choice that is stored by id, such as an accepted order, must never refer
 * to different words (docs/decisions/0010).
 */
function retainIds(chunks: readonly Chunk[], sentence: Sentence): Chunk[] {
  const old = new Map<string, string[]>();
  for (const chunk of sentence.chunks) {
    const words = wordsOf(chunk, sentence);
    old.set(words, [...(old.get(words) ?? []), chunk.id]);
  }
  let next = nextChunkNumber(sentence);
  return chunks.map((chunk) => {
    const kept = old.get(wordsOf(chunk, sentence))?.shift();
    if (kept !== undefined) return { ...chunk, id: kept };
    next += 1;
    return { ...chunk, id: `${sentence.id}.c${next - 1}` };
  });
}

function wordsOf(chunk: Chunk, { target, native }: Sentence): string {
  const words = (text: string, spans: readonly Span[]) =>
    lettersOnly(spans.map(({ start, end }) => text.slice(start, end)).join(''));
  return `${words(target.text, chunk.target)}\n${words(native.text, chunk.native)}`;
}
