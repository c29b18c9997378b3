import * as z from 'zod/mini';
import { boundedRecord } from '#contracts/validation/bounded-record.ts';
import { ArticleWeight, MarkingPreset } from '#language/marking/marking-item.ts';
import { TaskBlocks, TaskItemId, TaskLanguage } from '../task-content.ts';

/** One field to type in. The blocks contain a slot with the same id at its position. */
const Field = z.object({
  id: TaskItemId,
  language: TaskLanguage,
  side: z.enum(['target', 'native']),
  kind: z.optional(z.enum(['text', 'pinyin', 'jyutping'])),
  /** True for an answer of a sentence or more, which needs a larger field. */
  long: z.optional(z.boolean()),
  /** A short hint that does not reveal the answer, such as "2 parts" or the meaning. */
  hint: z.optional(z.string().check(z.maxLength(200))),
});

/**
 * Maximum total length of a task's answers in all their spellings. The length is limited because each hand-in
 * is compared with all spellings. A lesson has at most 40,000 letters in both languages.
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
        /**
         * Right answers in the format of `MarkingItem`; a single model answer if the teacher marks the field.
         */
        answers: z
          .array(z.string().check(z.maxLength(1000)))
          .check(z.minLength(1), z.maxLength(50)),
        /**
         * The accepted spellings of a Japanese sentence, word by word, because pupils know only some of its
         * kanji.
         */
        ways: z.optional(
          z
            .array(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(16)))
            .check(z.maxLength(400)),
        ),
        /** True if the answers are from the lesson's text, in which `;` and `(` are ordinary punctuation. */
        literal: z.optional(z.boolean()),
        /** True for free writing, which no rule can mark. */
        review: z.optional(z.boolean()),
      }),
    )
    .check(
      z.minLength(1),
      z.maxLength(200),
      z.refine(
        (fields) => sumOf(fields, ({ answers }) => lettersIn(answers)) <= maxLetters,
        'These answers are too long for one task. Choose fewer of them.',
      ),
      z.refine(
        (fields) => sumOf(fields, ({ ways = [] }) => sumOf(ways, lettersIn)) <= maxLetters,
        'These are too many sentences for one task. Choose fewer of them.',
      ),
    ),
  /** Other words of the lesson. Typing one of them is not a slip. */
  otherWords: z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(3000)),
  preset: MarkingPreset,
  /** The penalty for article errors; if the teacher has not set it, the preset's penalty applies. */
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
