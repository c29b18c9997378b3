import * as z from 'zod';
import { boundedRecord } from '#contracts/validation/bounded-record.ts';
import { ArticleWeight, MarkingPreset } from '#language/marking/marking-item.ts';
import { TaskBlocks, TaskItemId, TaskLanguage } from '../task-content.ts';

/** One field to type in. The blocks hold a slot of the same id where it stands. */
const Field = z.object({
  id: TaskItemId,
  language: TaskLanguage,
  side: z.enum(['target', 'native']),
  kind: z.enum(['text', 'pinyin', 'jyutping']).optional(),
  /** True for a sentence or more: a bigger field. */
  long: z.boolean().optional(),
  /** A small help that is no answer, such as "2 parts" or the meaning. */
  hint: z.string().max(200).optional(),
});

/**
 * All answers of a task, and all ways to write them: a hand-in is compared with each. A lesson has 40,000
 * letters in both languages at the most.
 */
const maxLetters = 40_000;
const sumOf = <Each>(list: readonly Each[], size: (each: Each) => number): number =>
  list.reduce((sum, each) => sum + size(each), 0);
const lettersIn = (texts: readonly string[]): number => sumOf(texts, ({ length }) => length);

export const TypeTheAnswerData = z.object({
  blocks: TaskBlocks,
  fields: z
    .array(
      Field.extend({
        /** Right answers as `MarkingItem` has them; one model answer where the teacher reads it. */
        answers: z.array(z.string().max(1000)).min(1).max(50),
        /** Word by word the ways to write a Japanese sentence, whose kanji pupils know in part. */
        ways: z
          .array(z.array(z.string().max(120)).max(16))
          .max(400)
          .optional(),
        /** True where they stand in the lesson's text: a `;` or `(` in them is the text's own. */
        literal: z.boolean().optional(),
        /** Free writing: no rule can mark it. */
        review: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(200)
    .refine(
      (fields) => sumOf(fields, ({ answers }) => lettersIn(answers)) <= maxLetters,
      'These answers are too long to be one task. Set fewer of them.',
    )
    .refine(
      (fields) => sumOf(fields, ({ ways = [] }) => sumOf(ways, lettersIn)) <= maxLetters,
      'These sentences are too many to be one task. Set fewer of them.',
    ),
  /** Other words of the lesson: typing one of them is no slip. */
  otherWords: z.array(z.string().max(2000)).max(3000),
  preset: MarkingPreset,
  /** What articles cost; as the preset has it where the teacher has not said. */
  articles: ArticleWeight.optional(),
  testsEndings: z.boolean().optional(),
});
export type TypeTheAnswerData = z.infer<typeof TypeTheAnswerData>;

export const TypeTheAnswerForPupil = z.object({
  blocks: TaskBlocks,
  fields: z.array(Field),
});
export type TypeTheAnswerForPupil = z.infer<typeof TypeTheAnswerForPupil>;

export const TypeTheAnswerSubmitted = z.object({
  typed: boundedRecord(400, z.string().max(4000)),
});
export type TypeTheAnswerSubmitted = z.infer<typeof TypeTheAnswerSubmitted>;
