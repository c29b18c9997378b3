import { features } from '#contracts/access/features.ts';
import { defineQuestion } from '../define-question.ts';
import { checkChunks } from '../guidance.ts';
import { check } from './check.ts';
import { ChunkContent } from './content.ts';
import { followText } from './follow-text.ts';
import { prompt } from './prompt.ts';
import { ChunkReply, fromReply } from './reply.ts';
import { steerChunks } from './steer-chunks.ts';

export const chunk = defineQuestion({
  title: features.chunk,
  aim: 'Each sentence in meaning-bearing chunks with their partners, for building and translating.',
  Content: ChunkContent,
  Reply: ChunkReply,
  fits: () => true,
  prompt,
  steer: steerChunks,
  count: ({ sentences }) => sentences.length,
  fromReply,
  check,
  follow: followText,
  guidance: checkChunks,
});
