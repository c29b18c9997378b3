import * as z from 'zod/mini';
import { singleLine } from '#contracts/validation/single-line.ts';
import { PartOfSpeech, SideName } from '#language/text/text.ts';

const mark = z.optional(singleLine().check(z.maxLength(200)));

/** What a teacher may say of a word; an absent field says nothing. */
export const WordAnnotationsBody = z.object({
  pos: z.optional(PartOfSpeech),
  lemma: mark,
  reading: mark,
  gloss: mark,
});

/** Which sentence of a text, and which half of it. */
export const SentenceSide = z.object({
  sentenceId: z.string().check(z.maxLength(20)),
  side: SideName,
});
export const TokenId = z.string().check(z.maxLength(30));
