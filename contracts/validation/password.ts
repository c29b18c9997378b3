import * as z from 'zod/mini';
import { isCommonPassword } from './common-passwords.ts';

/** Required character classes of a password, with their error messages. */
export const passwordClasses = [
  [/\p{Nd}/u, 'Add a digit.'],
  [/\p{Ll}/u, 'Add a lower-case letter.'],
  [/\p{Lu}/u, 'Add a capital letter.'],
  [/[^\p{L}\p{M}\p{N}_\s]/u, 'Add a symbol such as ! or -.'],
] as const;

/** Minimum number of words in a passphrase, and minimum number of characters in total. */
const passphrase = { words: 4, characters: 20 };

/**
 * True for a passphrase of at least four different words. Because of its length it needs no symbols or
 * capitals (ASVS 5.0 V6.2.5), and spaces may separate its words.
 */
export function isPassphrase(password: string): boolean {
  const words = password.toLowerCase().split(/[\s\-_.,]+/u);
  const real = new Set(words.filter((word) => /^[\p{L}\p{M}'’]{3,}$/u.test(word)));
  return real.size >= passphrase.words && password.length >= passphrase.characters;
}

/**
 * A new password (specification 5) has 8 to 40 characters with a digit, a lower-case letter, a capital and a
 * symbol. It has no white space and is not a common password (ASVS 5.0 V6.2.4). A passphrase needs none of
 * these character classes and may contain spaces. Passwords are never trimmed.
 */
export const Password = z.string({ error: 'Enter a password.' }).check(
  z.minLength(1, { error: 'Enter a password.', abort: true }),
  z.minLength(8, { error: 'Use at least 8 characters.', abort: true }),
  z.maxLength(40, { error: 'Use at most 40 characters.', abort: true }),
  z.superRefine((password, context) => {
    if (isPassphrase(password)) return;
    if (/\s/u.test(password)) context.addIssue('Leave out spaces.');
    for (const [pattern, message] of passwordClasses) {
      if (!pattern.test(password)) context.addIssue(message);
    }
    if (isCommonPassword(password)) {
      context.addIssue('This password is too easy to guess. Choose another one.');
    }
  }),
);
