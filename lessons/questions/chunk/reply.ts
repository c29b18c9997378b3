import * as z from 'zod/mini';
import type { Text } from '#language/text/text.ts';
import { line, maxItems } from '../bilingual.ts';
import { sentenceOf } from '../find-in-text.ts';
import type { MakeRequest } from '../question-definition.ts';
import { Pair } from '../rows.ts';
import type { ChunkContent } from './content.ts';
import { followChunkWords } from './follow-chunk-words.ts';
import { nativeOrder } from './native-order.ts';

/**
 * `s`: `{i: sentence id, c: [[target, native]…]}` in the order of the target sentence. The order of the
 * native halves is worked out here and costs the model nothing.
 */
export const ChunkReply = z.object({ s: z.array(z.object({ i: z.string(), c: z.array(Pair) })) });
export type ChunkReply = z.infer<typeof ChunkReply>;

export function fromReply(
  reply: ChunkReply,
  text: Text,
  { chunkWords }: Pick<MakeRequest, 'chunkWords'>,
): ChunkContent {
  return {
    sentences: reply.s.slice(0, maxItems).map(({ i, c }) => {
      const sentence = sentenceOf(text, i);
      const natives = c.map((pair) => line(pair[1]));
      const order = nativeOrder(natives, sentence?.native.text ?? '');
      const pairs = c.map((pair, at) => ({
        target: line(pair[0]),
        native: natives[at] ?? '',
        nativeOrder: order?.[at] ?? at,
      }));
      const followed = sentence && chunkWords;
      return {
        sentenceId: i,
        pairs: followed ? followChunkWords(pairs, sentence, text, chunkWords) : pairs,
      };
    }),
  };
}
