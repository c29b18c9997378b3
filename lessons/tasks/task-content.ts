import * as z from 'zod';

/** The ids of items, slots, tiles and options: short, and never telling which one is right. */
export const TaskItemId = z.string().min(1).max(60);

/** A code of `languages` or any BCP-47 tag. */
export const TaskLanguage = z
  .string()
  .max(40)
  .regex(/^[A-Za-z0-9-]*$/, 'This is not a language.');

/** A key of the media store. */
const StoredKey = z.string().max(200);

/** What stands on a card, a tile or an option. */
export const TaskFace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('words'), text: z.string().max(500), language: TaskLanguage }),
  /** A stored picture by its key, or an emoji. */
  z.object({
    kind: z.literal('picture'),
    key: StoredKey.optional(),
    emoji: z.string().max(40).optional(),
    alt: z.string().max(200),
  }),
  /** A stored clip, to be played as often as one likes, and slowly. */
  z.object({ kind: z.literal('sound'), key: StoredKey }),
]);
export type TaskFace = z.infer<typeof TaskFace>;

/** A piece of running text. */
export const TaskPiece = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('words'),
    text: z.string().max(5000),
    /** Another language than the block's. */
    language: TaskLanguage.optional(),
    /** `native`: the other language of a tangled text; `mark`: what the question is about. */
    mark: z.enum(['native', 'mark']).optional(),
  }),
  /** A place for an answer: a field to type in or a slot for a tile. */
  z.object({ kind: z.literal('slot'), id: TaskItemId, start: z.string().max(40).optional() }),
  /** A word that may be tapped. */
  z.object({ kind: z.literal('tap'), id: TaskItemId, text: z.string().max(200) }),
]);
export type TaskPiece = z.infer<typeof TaskPiece>;

/** A paragraph, a turn of a dialogue, or one question. */
export const TaskBlock = z.object({
  language: TaskLanguage,
  pieces: z.array(TaskPiece).max(2000),
  speaker: z.string().max(80).optional(),
  number: z.int().optional(),
  /** A clip that is played for this block. */
  clip: StoredKey.optional(),
});
export type TaskBlock = z.infer<typeof TaskBlock>;

/** A text or its questions: twice the sentences that a lesson may have. */
export const TaskBlocks = z.array(TaskBlock).max(600);

/** The words of a face as they are compared: two faces that look the same are the same. */
export function faceKey(face: TaskFace): string {
  if (face.kind === 'words') return `words ${face.text.normalize('NFC').trim()}`;
  if (face.kind === 'sound') return `sound ${face.key}`;
  return `picture ${face.key ?? face.emoji ?? face.alt}`;
}

/** What a face is called in a list of results. */
export function faceText(face: TaskFace): string {
  if (face.kind === 'words') return face.text;
  return face.kind === 'picture' ? face.alt : 'Sound';
}
