import * as z from 'zod/mini';

/** Its parts never overlap, so that it stays linear whatever is typed. */
export const emailShape = /^\w+(?:[.+-]\w+)*@[a-z0-9]+(?:[.-]+[a-z0-9]+)*\.[a-z]{2,}$/i;

/**
 * An e-mail address as specification 5 has it, with plus-addresses and suffixes of two letters or more
 * (design 10.3). Kept as typed; accounts compare without regard to case.
 */
export const Email = z
  .string({ error: 'Enter your e-mail address.' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'Enter your e-mail address.', abort: true }),
    z.maxLength(254, { error: 'This e-mail address is too long.', abort: true }),
    z.regex(emailShape, 'Enter an e-mail address such as name@school.org.'),
  );
