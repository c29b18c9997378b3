import * as z from 'zod/mini';
import type { Text } from '#language/text/text.ts';
import { line } from '../../questions/bilingual.ts';
import { defineQuestion, differentWords, type Problem } from '../../questions/define-question.ts';
import { findInText, fold } from '../../questions/find-in-text.ts';
import { numbered } from '../../questions/item-ids.ts';
import { kinds } from '../../questions/kinds.ts';
import { plainText } from '../../questions/rules/lines.ts';
import { checkSet } from '../../questions/rules/set-size.ts';
import { SyllablesContent } from './content.ts';
import { prompt } from './prompt.ts';

type Item = SyllablesContent['items'][number];

const kanaOnly = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/** A reading shows the sounds of the same word: kana for Japanese, the same letters with vowels elsewhere. */
function readingFits({ id, word, reading }: Item, language: string): Problem[] {
  if (reading === undefined) return [];
  if (language === 'ja' && kanaOnly.test(reading)) return [];
  if (fold(reading, language) === fold(word, language)) return [];
  return [{ where: id, message: `“${reading}” does not join back to “${word}”.` }];
}

/** The parts join back to the word (or its reading); none is empty or begins with a combining mark. */
function partsFit({ id, word, reading, parts }: Item): Problem[] {
  const whole = reading ?? word;
  if (parts.length === 0 || parts.some((part) => part === '')) {
    return [{ where: id, message: `“${word}” has an empty part.` }];
  }
  if (parts.some((part) => /^\p{M}/u.test(part))) {
    return [
      { where: id, message: `A part of “${word}” begins with a mark that belongs to a letter.` },
    ];
  }
  if (parts.join('') === whole) return [];
  return [{ where: id, message: `“${parts.join('·')}” does not join back to “${whole}”.` }];
}

/** Every word is in the text, once, and its parts are the word. */
export function check({ items }: SyllablesContent, text: Text): Problem[] {
  const words = items.map(({ word }) => fold(word, text.target));
  return checkSet(items, { most: 400 }, () => [
    ...items.flatMap((item, at) => [
      ...plainText(item.id, item.word),
      ...partsFit(item),
      ...readingFits(item, text.target),
      ...(findInText(text, item.word).length === 0
        ? [{ where: item.id, message: `“${item.word}” is not in the text.` }]
        : []),
      ...(words.indexOf(words[at] ?? '') < at
        ? [{ where: item.id, message: `“${item.word}” is listed twice.` }]
        : []),
    ]),
  ]);
}

/**
 * `w`: one row a word, each `["mur·cié·la·go"]`, or `["学校", "が·っ·こ·う"]` where the reading is cut
 * because the script does not show the sounds. The middle dot (U+00B7) parts the syllables.
 */
export const SyllablesReply = z.object({
  w: z.array(z.array(z.string()).check(z.minLength(1), z.maxLength(2))),
});
export type SyllablesReply = z.infer<typeof SyllablesReply>;

function partsOf(cut: string): string[] {
  return cut.split('·').map((part) => line(part));
}

function fromReply(reply: SyllablesReply): SyllablesContent {
  return {
    items: numbered(reply.w, (row, id) => {
      const parts = partsOf(row.at(-1) ?? '');
      const joined = parts.join('');
      const word = row.length > 1 ? line(row[0]) : joined;
      return { id, word, parts, ...(word !== joined && { reading: joined }) };
    }),
  };
}

export const syllables = defineQuestion({
  ...kinds.syllables,
  Content: SyllablesContent,
  Reply: SyllablesReply,
  prompt,
  count: (text) => Math.min(120, differentWords(text).length),
  fromReply,
  check,
});
