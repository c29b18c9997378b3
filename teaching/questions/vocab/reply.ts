import { z } from 'zod';
import { PartOfSpeech, type Text } from '../../text/text.ts';
import { line } from '../bilingual.ts';
import { findInText } from '../find-in-text.ts';
import { numbered } from '../item-ids.ts';
import { row } from '../rows.ts';
import type { VocabContent } from './content.ts';

/** `v`: rows of `[dictionary form, meaning, part of speech (a word of PartOfSpeech), form as in the text]`. */
export const VocabReply = z.object({ v: z.array(row(4)) });
export type VocabReply = z.infer<typeof VocabReply>;

export function fromReply(reply: VocabReply, text: Text): VocabContent {
  return {
    items: numbered(
      reply.v,
      ([target, native, tag, form], id) => {
        const partOfSpeech = PartOfSpeech.safeParse(tag);
        const tokenId = findInText(text, line(form))[0];
        return {
          id,
          target: line(target),
          native: line(native),
          ...(partOfSpeech.success && { partOfSpeech: partOfSpeech.data }),
          ...(tokenId !== undefined && { tokenId }),
        };
      },
      'v',
    ),
  };
}
