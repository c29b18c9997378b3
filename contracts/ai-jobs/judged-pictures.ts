import * as z from 'zod/mini';

/** More pictures than any list of words has. */
const maxPictures = 300;

/** What another Worker asks of ai-jobs: whether pictures that a teacher uploaded may stand before pupils. */
export const JudgePicturesRequest = z.object({
  /** Whose uploads they are. */
  ownerId: z.string(),
  /** Keys of the media store. What a model drew, and what is no picture of the owner's, is left out. */
  keys: z.array(z.string()).check(z.minLength(1), z.maxLength(maxPictures)),
});
export type JudgePicturesRequest = z.infer<typeof JudgePicturesRequest>;

/** The verdict; a closed set, because it crosses a service binding. */
export const JudgedPictures = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fit') }),
  /** The first one that is not. */
  z.object({ kind: z.literal('unfit'), key: z.string() }),
  z.object({ kind: z.literal('problem'), code: z.string(), message: z.string() }),
]);
export type JudgedPictures = z.infer<typeof JudgedPictures>;
