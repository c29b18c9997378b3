import { features } from '../../access/features.ts';
import { defineQuestion } from '../define-question.ts';
import { checkChunks } from '../guidance.ts';
import { check } from './check.ts';
import { ChunkContent } from './content.ts';
import { prompt } from './prompt.ts';
import { ChunkReply, fromReply } from './reply.ts';
import { steerChunks } from './steer-chunks.ts';

export const chunk = defineQuestion({
  title: features.chunk,
  aim: 'Each sentence in meaning-bearing chunks with their partners, for building and translating.',
  Content: ChunkContent,
  Reply: ChunkReply,
  fits: () => true,
<<<<<<< HEAD
  prompt: `Cut every sentence of the text ({{count}} in all) into chunks that carry meaning and that pupils at {{level}} can use again.
A chunk has 2 to 5 words (Chinese: 1 to 6 characters; Japanese: 1 to 3 bunsetsu). Never cut between article and noun, preposition and noun, auxiliary and participle, verb and clitic, or inside a fixed expression. A word set off by a comma may stand alone. Each {{target}} chunk has exactly one {{native}} partner with the same meaning; where a partner would be empty, merge two chunks. Punctuation stays with the word before it. The {{target}} chunks in order give the {{target}} sentence exactly; the {{native}} chunks, in whatever order {{native}} puts them, give the {{native}} sentence exactly: nothing added, nothing left out.
Answer with "s": objects {i: sentence id, c: rows of [{{target}} chunk, {{native}} chunk] in the order of the {{target}} sentence}.`,
  steer: steerChunks,
=======
  prompt,
>>>>>>> 53b1f4c (Every prompt of the model has a key, variables of its own and a check, and a published wording that fits no more gives way to the code's)
  count: ({ sentences }) => sentences.length,
  fromReply,
  check,
  guidance: checkChunks,
});
