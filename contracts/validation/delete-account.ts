import * as z from 'zod/mini';
import { SignIn } from './sign-in.ts';

/** What has to be typed, so that nobody deletes an account by a slip. */
export const deletionWord = 'delete';

/** What somebody sends who wants the own account deleted. */
export const DeleteAccount = z.object({
  password: SignIn.shape.password,
  word: z.pipe(
    z.string({ error: `Type the word “${deletionWord}”.` }).check(z.trim(), z.toLowerCase()),
    z.literal(deletionWord, { error: `Type the word “${deletionWord}”.` }),
  ),
});
export type DeleteAccount = z.infer<typeof DeleteAccount>;
