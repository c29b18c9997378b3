import * as z from 'zod/mini';
import { SignIn } from './sign-in.ts';

/** The word to type as confirmation, which prevents accidental deletion. */
export const deletionWord = 'delete';

/** Payload for deleting the caller's own account. */
export const DeleteAccount = z.object({
  password: SignIn.shape.password,
  word: z.pipe(
    z.string({ error: `Type the word “${deletionWord}”.` }).check(z.trim(), z.toLowerCase()),
    z.literal(deletionWord, { error: `Type the word “${deletionWord}”.` }),
  ),
});
export type DeleteAccount = z.infer<typeof DeleteAccount>;
