import * as z from 'zod/mini';

/**
 * A person's or a group's name: letters of any script with their diacritics, spaces, hyphens and apostrophes
 * (specification 5, design 10.1). Trimmed.
 */
export const Name = z.string({ error: 'Enter a name.' }).check(
  z.trim(),
  z.minLength(1, { error: 'Enter a name.', abort: true }),
  z.maxLength(100, { error: 'Use at most 100 characters.', abort: true }),
  z.regex(/^(?:[\p{L}\p{M} '’-]|\u200c|\u200d)+$/u, {
    error: 'Use letters, spaces, hyphens and apostrophes only.',
    abort: true,
  }),
  z.regex(/\p{L}/u, 'Use at least one letter.'),
);
