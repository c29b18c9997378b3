import * as z from 'zod/mini';

/** What the sign-in form sends. Old passwords are compared as sent, so no rule of new ones applies. */
export const SignIn = z.object({
  /** The e-mail of a teacher or the user name of a pupil. */
  userName: z
    .string({ error: 'Enter your e-mail address or user name.' })
    .check(
      z.trim(),
      z.minLength(1, 'Enter your e-mail address or user name.'),
      z.maxLength(254, 'This is too long.'),
    ),
  password: z
    .string({ error: 'Enter your password.' })
    .check(z.minLength(1, 'Enter your password.'), z.maxLength(200, 'This is too long.')),
  /** Off the QR code of a pupil's login card: who has it is not slowed down by a stranger's guesses. */
  card: z.optional(z.string().check(z.maxLength(100))),
});
export type SignIn = z.infer<typeof SignIn>;
