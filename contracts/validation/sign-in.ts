import * as z from 'zod';

/** What the sign-in form sends. Old passwords are compared as sent, so no rule of new ones applies. */
export const SignIn = z.object({
  /** The e-mail of a teacher or the user name of a pupil. */
  userName: z
    .string({ error: 'Enter your e-mail address or user name.' })
    .trim()
    .min(1, 'Enter your e-mail address or user name.')
    .max(254, 'This is too long.'),
  password: z
    .string({ error: 'Enter your password.' })
    .min(1, 'Enter your password.')
    .max(200, 'This is too long.'),
  /** Off the QR code of a pupil's login card: who has it is not slowed down by a stranger's guesses. */
  card: z.string().max(100).optional(),
});
export type SignIn = z.infer<typeof SignIn>;
