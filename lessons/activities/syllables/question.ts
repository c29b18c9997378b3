import * as z from 'zod/mini';
import { line } from '../../questions/bilingual.ts';
import { defineQuestion, differentWords } from '../../questions/define-question.ts';
import { numbered } from '../../questions/item-ids.ts';
import { kinds } from '../../questions/kinds.ts';
import { check } from './check.ts';
import { SyllablesContent } from './content.ts';
import { prompt } from './prompt.ts';

/**
 * `w` contains one row per word: `["mur·cié·la·go"]`, or `["学校", "が·っ·こ·う"]` if the reading is divided
 * because the script does not show the sounds. The middle dot (U+00B7) separates the syllables.
 */
const SyllablesReply = z.object({
  w: z.array(z.array(z.string()).check(z.minLength(1), z.maxLength(2))),
});
export type SyllablesReply = z.infer<typeof SyllablesReply>;

function partsOf(cut: string): string[] {
  return cut.split('·').map((part) => line(part));
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
