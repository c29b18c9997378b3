import * as z from 'zod/mini';

/** Line terminators, the tab and all other control characters. */
const control = /[\p{Cc}\u2028\u2029]/u;
const controls = /[\p{Cc}\u2028\u2029]+/gu;

/** True if a text is one line without control characters. */
export const isSingleLine = (text: string): boolean => !control.test(text);

/**
 * A text of one line, such as a title. It may become an email subject or a file name, where a line break
 * would start another header (ASVS 5.0 V1.3.11). Line breaks and other control characters in pasted text
 * become a space, even in values that were stored earlier. `proofs/rights-walk/single-lines.db.test.ts`
 * checks every stored field.
 */
export const singleLine = () =>
  z.string().check(z.overwrite((text) => text.replace(controls, ' ')));
