import * as z from 'zod';
import { singleLine } from '#contracts/validation/single-line.ts';
import { PartOfSpeech, SideName } from '#language/text/text.ts';

const mark = singleLine().max(200).optional();

/** What a teacher may say of a word; an absent field says nothing. */
export const WordAnnotationsBody = z.object({
  pos: PartOfSpeech.optional(),
  lemma: mark,
  reading: mark,
  gloss: mark,
});

/** Which sentence of a text, and which half of it. */
export const SentenceSide = z.object({ sentenceId: z.string().max(20), side: SideName });
export const TokenId = z.string().max(30);
