import * as z from 'zod/mini';
import type { Text } from '#language/text/text.ts';
import { bilingual, line } from '../bilingual.ts';
import { speakersOf } from '../find-in-text.ts';
import { numbered } from '../item-ids.ts';
import { row } from '../rows.ts';
import type { WhoSaidWhatContent } from './content.ts';

/** `w`: rows of `[speaker's name as in the text, statement target, statement native, sentence id]`. */
export const WhoSaidWhatReply = z.object({ w: z.array(row(4)) });
export type WhoSaidWhatReply = z.infer<typeof WhoSaidWhatReply>;

export function fromReply(reply: WhoSaidWhatReply, text: Text): WhoSaidWhatContent {
  return {
    speakers: speakersOf(text),
    items: numbered(reply.w, ([speaker, target, native, sentenceId], id) => ({
      id,
      statement: bilingual(target, native),
      speaker: line(speaker),
      sentenceId: sentenceId ?? '',
    })),
  };
}
