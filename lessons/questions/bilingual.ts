import * as z from 'zod';
import { withNoBreakSpaces } from '#language/text/with-no-break-spaces.ts';

/** The longest line any type stores; the checks ask for far shorter ones. */
const longest = 2000;

/**
 * One line of stored text, with fixed spaces before French marks. It may be empty: a half-edited item is
 * kept, and `check` names it.
 */
export const Line = z.string().max(longest).transform(withNoBreakSpaces);

/** The same words in the language being learnt and in the teacher's language. */
export const Bilingual = z.object({ target: Line, native: Line });
export type Bilingual = z.infer<typeof Bilingual>;

/** Ids of items (`i1`), options and words: short, so that they can stand in a URL and a DOM id. */
export const ItemId = z.string().min(1).max(24);

/** No set is longer than this, whatever a model answers. */
export const maxItems = 400;

/** Makes a model's string storable: composed, one line, no edge spaces, never over the cap. */
export function line(text: string | undefined): string {
  return (text ?? '').normalize('NFC').replace(/\s+/gu, ' ').trim().slice(0, longest);
}

/** A pair out of two strings of a reply. */
export function bilingual(target: string | undefined, native: string | undefined): Bilingual {
  return { target: line(target), native: line(native) };
}
