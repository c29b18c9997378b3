import * as z from 'zod/mini';
import type { Text } from '#language/text/text.ts';
import { whoSaidWhatPrompt } from '../../prompts/question-templates.ts';
import { bilingual, line } from '../bilingual.ts';
import { bySentences, defineQuestion } from '../define-question.ts';
import { speakersOf } from '../find-in-text.ts';
import { numbered } from '../item-ids.ts';
import { kinds } from '../kinds.ts';
import { row } from '../rows.ts';
import { check } from './check.ts';
import { WhoSaidWhatContent } from './content.ts';

/** `w`: rows of `[speaker's name as in the text, statement target, statement native, sentence id]`. */
export const WhoSaidWhatReply = z.object({ w: z.array(row(4)) });
export type WhoSaidWhatReply = z.infer<typeof WhoSaidWhatReply>;

export const whoSaidWhat = defineQuestion({
  ...kinds.whoSaidWhat,
  Content: WhoSaidWhatContent,
  Reply: WhoSaidWhatReply,
  prompt: whoSaidWhatPrompt,
  count: bySentences(1, 6, 10),
  fromReply,
  check,
});

function fromReply(reply: WhoSaidWhatReply, text: Text): WhoSaidWhatContent {
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
