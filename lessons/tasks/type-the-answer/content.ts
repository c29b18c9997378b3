import * as z from 'zod/mini';
import { boundedRecord } from '#contracts/validation/bounded-record.ts';
import { ArticleWeight, MarkingPreset } from '#language/marking/marking-item.ts';
import { TaskBlocks, TaskItemId, TaskLanguage, type TaskProgress } from '../task-content.ts';

/** One field to type in. The blocks hold a slot of the same id where it stands. */
const Field = z.object({
  id: TaskItemId,
  language: TaskLanguage,
  side: z.enum(['target', 'native']),
  kind: z.optional(z.enum(['text', 'pinyin', 'jyutping'])),
  /** True for a sentence or more: a bigger field. */
  long: z.optional(z.boolean()),
  /** A small help that is no answer, such as "2 parts" or the meaning. */
  hint: z.optional(z.string().check(z.maxLength(200))),
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
      z.extend(Field, {
        /** Right answers as `MarkingItem` has them; one model answer where the teacher reads it. */
        answers: z
          .array(z.string().check(z.maxLength(1000)))
          .check(z.minLength(1), z.maxLength(50)),
        /** Word by word the ways to write a Japanese sentence, whose kanji pupils know in part. */
        ways: z.optional(
          z
            .array(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(16)))
            .check(z.maxLength(400)),
        ),
        /** True where they stand in the lesson's text: a `;` or `(` in them is the text's own. */
        literal: z.optional(z.boolean()),
        /** Free writing: no rule can mark it. */
        review: z.optional(z.boolean()),
      }),
    )
    .check(
      z.minLength(1),
      z.maxLength(200),
      z.refine(
        (fields) => sumOf(fields, ({ answers }) => lettersIn(answers)) <= maxLetters,
        'These answers are too long to be one task. Set fewer of them.',
      ),
      z.refine(
        (fields) => sumOf(fields, ({ ways = [] }) => sumOf(ways, lettersIn)) <= maxLetters,
        'These sentences are too many to be one task. Set fewer of them.',
      ),
    ),
  /** Other words of the lesson: typing one of them is no slip. */
  otherWords: z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(3000)),
  preset: MarkingPreset,
  /** What articles cost; as the preset has it where the teacher has not said. */
  articles: z.optional(ArticleWeight),
  testsEndings: z.optional(z.boolean()),
});
export type TypeTheAnswerData = z.infer<typeof TypeTheAnswerData>;

export const TypeTheAnswerForPupil = z.object({
  blocks: TaskBlocks,
  fields: z.array(Field),
});
export type TypeTheAnswerForPupil = z.infer<typeof TypeTheAnswerForPupil>;

export const TypeTheAnswerSubmitted = z.object({
  typed: boundedRecord(400, z.string().check(z.maxLength(4000))),
});
export type TypeTheAnswerSubmitted = z.infer<typeof TypeTheAnswerSubmitted>;

export const typedProgress = (
  { fields }: TypeTheAnswerForPupil,
  { typed }: TypeTheAnswerSubmitted,
): TaskProgress => ({
  done: fields.filter(({ id }) => (typed[id] ?? '').trim() !== '').length,
  of: fields.length,
});
