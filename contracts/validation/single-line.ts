import * as z from 'zod/mini';

/** What ends a line, the tab and every other control character. */
const control = /[\p{Cc}\u2028\u2029]/u;
const controls = /[\p{Cc}\u2028\u2029]+/gu;

/** Whether a text is one line without control characters. */
export const isSingleLine = (text: string): boolean => !control.test(text);

/**
 * A text of one line, such as a title: it may become a mail's subject or a file's name, where a line break
 * would begin another header (ASVS 5.0 V1.3.11). Line breaks and other controls that come with a pasted text
 * become a space, also in what was stored before. `proofs/rights-walk/single-lines.db.test.ts` walks every
 * field that is stored.
 */
export const singleLine = () =>
  z.string().check(z.overwrite((text) => text.replace(controls, ' ')));
