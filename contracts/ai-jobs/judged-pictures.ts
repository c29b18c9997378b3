import * as z from 'zod/mini';

/** More pictures than any vocabulary list has. */
const maxPictures = 300;

/** Request of another Worker to ai-jobs: are these uploaded pictures suitable for pupils? */
export const JudgePicturesRequest = z.object({
  /** The owner of the uploads. */
  ownerId: z.string(),
  /**
   * Keys of the media store. Pictures drawn by a model, and files that are not the owner's pictures, are
   * skipped.
   */
  keys: z.array(z.string()).check(z.minLength(1), z.maxLength(maxPictures)),
});
export type JudgePicturesRequest = z.infer<typeof JudgePicturesRequest>;

/** The verdict; a closed set, because it crosses a service binding. */
export const JudgedPictures = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fit') }),
  /** The first unsuitable picture. */
  z.object({ kind: z.literal('unfit'), key: z.string() }),
  z.object({ kind: z.literal('problem'), code: z.string(), message: z.string() }),
]);
export type JudgedPictures = z.infer<typeof JudgedPictures>;
