import { buildChunks } from '../../text/build-chunks.ts';
import type { Text } from '../../text/text.ts';
import type { ChunkContent } from './content.ts';

/**
 * The text with the chunk spans that tangled translation, the chunk game and the prints stand on.
 * A sentence whose pairs do not fit it keeps none: those activities then say so.
 */
export function applyChunks(text: Text, content: ChunkContent): Text {
  const cuts = new Map(content.sentences.map((cut) => [cut.sentenceId, cut.pairs]));
  return {
    ...text,
    sentences: text.sentences.map((sentence) => {
      const bare = { ...sentence, chunks: [] };
      const built = buildChunks(bare, cuts.get(sentence.id) ?? []);
      return { ...bare, chunks: 'chunks' in built ? built.chunks : [] };
    }),
  };
}
