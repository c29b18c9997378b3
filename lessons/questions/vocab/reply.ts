import * as z from 'zod';
import { isPartOfSpeech, parsePartOfSpeech } from '#language/text/part-of-speech-codes.ts';
import type { Text } from '#language/text/text.ts';
import { line } from '../bilingual.ts';
import { findInText } from '../find-in-text.ts';
import { numbered } from '../item-ids.ts';
import { row } from '../rows.ts';
import type { VocabContent } from './content.ts';

/** `v`: rows of `[dictionary form, meaning, class (a letter of part-of-speech-codes), form as in the text]`. */
export const VocabReply = z.object({ v: z.array(row(4)) });
export type VocabReply = z.infer<typeof VocabReply>;

export function fromReply(reply: VocabReply, text: Text): VocabContent {
  return {
    items: numbered(
      reply.v,
      ([target, native, tag, form], id) => {
        // Of "le musée" the article: where a word is shown, that leads to its noun (`usesOf`).
        const tokenId = findInText(text, line(form))[0];
        return {
          id,
          target: line(target),
          native: line(native),
          partOfSpeech: isPartOfSpeech(tag) ? tag : parsePartOfSpeech(tag ?? '', text.target),
          ...(tokenId !== undefined && { tokenId }),
        };
      },
      'v',
    ),
  };
}
