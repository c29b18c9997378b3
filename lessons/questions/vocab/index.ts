import * as z from 'zod/mini';
import { isPartOfSpeech, parsePartOfSpeech } from '#language/text/part-of-speech-codes.ts';
import type { Text } from '#language/text/text.ts';
import { usesPhrase } from '#language/text/uses-phrase.ts';
import { vocabPrompt } from '../../prompts/question-templates.ts';
import { line } from '../bilingual.ts';
import { defineQuestion, differentWords, type MakeRequest } from '../define-question.ts';
import { findInText, fold } from '../find-in-text.ts';
import { numbered } from '../item-ids.ts';
import { kinds } from '../kinds.ts';
import { row } from '../rows.ts';
import { check } from './check.ts';
import { VocabContent } from './content.ts';

/**
 * `v`: rows of `[dictionary form, meaning, class (a letter of part-of-speech-codes), form as in the text]`.
 */
export const VocabReply = z.object({ v: z.array(row(4)) });
export type VocabReply = z.infer<typeof VocabReply>;

export const vocab = defineQuestion({
  ...kinds.vocab,
  Content: VocabContent,
  Reply: VocabReply,
  prompt: vocabPrompt,
  count: (text) => Math.min(24, Math.max(8, Math.round(differentWords(text).length / 3))),
  fromReply,
  check,
});

/**
 * Returns only rows whose words occur in the text, because key vocabulary comes from the text. Always
 * includes the teacher's own words.
 */
function rowsOfText({ v }: VocabReply, text: Text, { vocabulary }: MakeRequest): string[][] {
  const asked = new Set(vocabulary.map(({ target }) => fold(target, text.target)));
  const used = v.filter(
    ([target = '', , , form = '']) =>
      asked.has(fold(target, text.target)) ||
      findInText(text, line(form)).length > 0 ||
      text.sentences.some((sentence) => usesPhrase(text.target, sentence, target)),
  );
  // If no row is left, return all rows, so that the check reports the problem.
  return used.length > 0 ? used : v;
}

function fromReply(reply: VocabReply, text: Text, request: MakeRequest): VocabContent {
  return {
    items: numbered(
      rowsOfText(reply, text, request),
      ([target, native, tag, form], id) => {
        // This token may be the article, as in "le musée"; `usesOf` resolves it to the noun when the word is
        // shown.
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
