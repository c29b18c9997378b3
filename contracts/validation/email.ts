import * as z from 'zod/mini';

/** The pattern's alternatives never overlap, so matching takes linear time for any input. */
export const emailShape = /^\w+(?:[.+-]\w+)*@[a-z0-9]+(?:[.-]+[a-z0-9]+)*\.[a-z]{2,}$/i;

/**
 * An e-mail address according to specification 5, including plus-addresses and top-level domains of two or
 * more letters (design 10.3). Stored as typed; accounts are compared case-insensitively.
 */
export const Email = z
  .string({ error: 'Enter your e-mail address.' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'Enter your e-mail address.', abort: true }),
    z.maxLength(254, { error: 'This e-mail address is too long.', abort: true }),
    z.regex(emailShape, 'Enter an e-mail address such as name@school.org.'),
  );
