import * as z from 'zod/mini';
import { freeText } from './free-text.ts';
import { isSingleLine } from './single-line.ts';

/**
 * Top-level domains that email programs turn into links in upper or lower case. All other domains become
 * links only in lower case.
 */
const endings =
  'com|org|net|edu|gov|info|biz|io|co|ai|app|dev|me|eu|uk|us|de|fr|es|it|nl|pl|pt|ru|cn|jp|in|br|xyz|online|site|shop|club|link|click|top|live|school|example|test';
const dot = '[.。．｡]';
const webAddress = [
  /:\/\/|\bwww\b\W|\b(?:https?|mailto|javascript|data):/iu,
  new RegExp(`[\\p{L}\\p{N}]${dot}(?:${endings})(?![\\p{L}\\p{N}])`, 'iu'),
  new RegExp(`[\\p{L}\\p{N}]${dot}\\p{Ll}{2,24}(?![\\p{L}\\p{N}])`, 'u'),
  new RegExp(`\\d{1,3}(?:${dot}\\d{1,3}){3}`, 'u'),
];

/**
 * A name that others see on screen or in the product's emails, with at most `max` characters. It is free text
 * on one line. Web and email addresses are rejected, because they would put a stranger's link into an email
 * from Lexiloom.
 */
export const shownName = (max: number) =>
  freeText(max).check(
    z.trim(),
    z.superRefine((name, context) => {
      if (!isSingleLine(name)) context.addIssue('Use one line.');
      if (webAddress.some((pattern) => pattern.test(name))) {
        context.addIssue('Leave out web addresses, and put a space after a full stop.');
      }
    }),
  );
