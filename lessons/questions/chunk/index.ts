import * as z from 'zod/mini';
import type { ChunkRule } from '#contracts/admin/chunk-word.ts';
import type { Text } from '#language/text/text.ts';
import { chunkPrompt } from '../../prompts/question-templates.ts';
import { line, maxItems } from '../bilingual.ts';
import { defineQuestion, type MakeRequest, type Steering } from '../define-question.ts';
import { sentenceOf } from '../find-in-text.ts';
import { kinds } from '../kinds.ts';
import { Pair } from '../rows.ts';
import { check } from './check.ts';
import { ChunkContent } from './content.ts';
import { findChunkWords, followChunkWords } from './follow-chunk-words.ts';
import { followText } from './follow-text.ts';
import { leftOut } from './left-out.ts';
import { nativeOrder } from './native-order.ts';

/**
 * `s` contains `{i: sentence id, c: [[target, native]…]}` in the order of the target sentence. The code
 * computes the order of the native halves, which saves output tokens.
 */
export const ChunkReply = z.object({ s: z.array(z.object({ i: z.string(), c: z.array(Pair) })) });
export type ChunkReply = z.infer<typeof ChunkReply>;

/** The names of the lists in the prompt's task; `line` below refers to them. */
const lists: Readonly<Record<ChunkRule, string>> = {
  starts: 'starts',
  together: 'whole',
  'with-next': 'withNext',
  'with-previous': 'withPrevious',
};

/**
 * Adds the curated words that occur in the text to the prompt; null if there are none. Violations are
 * corrected afterwards where possible (`followChunkWords`).
 */
function steerChunks(text: Text, { chunkWords }: MakeRequest): Steering | null {
  const words = chunkWords?.target ?? [];
  const found = new Set(
    text.sentences.flatMap(({ target }) =>
      findChunkWords(text.target, target, words).map(({ word }) => word),
    ),
  );
  if (found.size === 0) return null;
  const task: Record<string, string[]> = {};
  for (const { phrase, rule } of found) task[lists[rule]] = [...(task[lists[rule]] ?? []), phrase];
  return {
    line: 'The task lists words that editors have chosen: a chunk begins with each of "starts"; each of "whole" stays in one chunk; no cut parts one of "withNext" from the word after it, or one of "withPrevious" from the word before it.',
    task,
  };
}

export const chunk = defineQuestion({
  ...kinds.chunk,
  Content: ChunkContent,
  Reply: ChunkReply,
  prompt: chunkPrompt,
  steer: steerChunks,
  count: ({ sentences }) => sentences.length,
  fromReply,
  check,
  follow: followText,
  note: leftOut,
});

function fromReply(
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
