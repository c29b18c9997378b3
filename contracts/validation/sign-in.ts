import * as z from 'zod/mini';

/**
 * Payload of the sign-in form. Existing passwords are compared as sent; the rules for new passwords do not
 * apply.
 */
export const SignIn = z.object({
  /** A teacher's e-mail address or a pupil's user name. */
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
  /**
   * The key in the QR code of a pupil's login card. Sign-ins with this key are not throttled after a stranger
   * has guessed too many passwords.
   */
  card: z.optional(z.string().check(z.maxLength(100))),
});
export type SignIn = z.infer<typeof SignIn>;
