import * as z from 'zod/mini';

/** The ids of items, slots, tiles and options. They are short and never reveal which choice is right. */
export const TaskItemId = z.string().check(z.minLength(1), z.maxLength(60));

/** A language code from `languages`, or any BCP-47 tag. */
export const TaskLanguage = z
  .string()
  .check(z.maxLength(40), z.regex(/^[A-Za-z0-9-]*$/, 'This is not a language.'));

/** A key of the media store. */
const StoredKey = z.string().check(z.maxLength(200));

/** The visible content of a card, a tile or an option. */
export const TaskFace = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('words'),
    text: z.string().check(z.maxLength(500)),
    language: TaskLanguage,
  }),
  /** A stored picture by its key, or an emoji. */
  z.object({
    kind: z.literal('picture'),
    key: z.optional(StoredKey),
    emoji: z.optional(z.string().check(z.maxLength(40))),
    alt: z.string().check(z.maxLength(200)),
  }),
  /** A stored clip. Pupils can play it any number of times, at normal or slow speed. */
  z.object({ kind: z.literal('sound'), key: StoredKey }),
]);
export type TaskFace = z.infer<typeof TaskFace>;

/** A piece of running text. */
export const TaskPiece = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('words'),
    text: z.string().check(z.maxLength(5000)),
    /** The language, if it differs from the block's. */
    language: z.optional(TaskLanguage),
    /**
     * `native` is for the other language of a tangled text; `mark` highlights the words that the question is
     * about.
     */
    mark: z.optional(z.enum(['native', 'mark'])),
  }),
  /** The position of an answer: a field for typing or a slot for a tile. */
  z.object({
    kind: z.literal('slot'),
    id: TaskItemId,
    start: z.optional(z.string().check(z.maxLength(40))),
  }),
  /** A tappable word. */
  z.object({ kind: z.literal('tap'), id: TaskItemId, text: z.string().check(z.maxLength(200)) }),
]);
export type TaskPiece = z.infer<typeof TaskPiece>;

/** A paragraph, a turn of a dialogue, or one question. */
export const TaskBlock = z.object({
  language: TaskLanguage,
  pieces: z.array(TaskPiece).check(z.maxLength(2000)),
  speaker: z.optional(z.string().check(z.maxLength(80))),
  number: z.optional(z.int()),
  /** A clip that is played for this block. */
  clip: z.optional(StoredKey),
});
export type TaskBlock = z.infer<typeof TaskBlock>;

/**
 * The blocks of a text or its questions. The limit is twice the number of sentences that a lesson may have.
 */
export const TaskBlocks = z.array(TaskBlock).check(z.maxLength(600));

/** The progress of a task: the number of answered items, right or wrong, out of all items. */
export interface TaskProgress {
  done: number;
  of: number;
}
