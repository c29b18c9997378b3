import * as z from 'zod/mini';
import { withNoBreakSpaces } from '#language/text/bind-punctuation.ts';
import { cutText } from '#language/text/cut-text.ts';

/** The longest line any type stores; the checks ask for far shorter ones. */
const longest = 2000;

/**
 * One line of stored text, with fixed spaces before French marks. It may be empty: a half-edited item is
 * kept, and `check` names it.
 */
export const Line = z.pipe(z.string().check(z.maxLength(longest)), z.transform(withNoBreakSpaces));

/** The same words in the language being learnt and in the teacher's language. */
export const Bilingual = z.object({ target: Line, native: Line });
export type Bilingual = z.infer<typeof Bilingual>;

/** Ids of items (`i1`), options and words: short, so that they can stand in a URL and a DOM id. */
export const ItemId = z.string().check(z.minLength(1), z.maxLength(24));

/** No set is longer than this, whatever a model answers or a request sends. */
export const maxItems = 400;

/** The id of a sentence or a token of the text (`s1`, `s1t2`), or a speaker's name. */
export const TextId = z.string().check(z.maxLength(40));
export const SpeakerName = z.string().check(z.maxLength(200));
/** The tokens that an item marks in its sentence. */
export const TokenIds = z.array(TextId).check(z.maxLength(maxItems));

/** A list of so many items at most, far beyond every lesson: what rules look at is bounded. */
export const listOf = <Item extends z.ZodMiniType>(item: Item, most = maxItems) =>
  z.array(item).check(z.maxLength(most));

/** Makes a model's string storable: composed, one line, no edge spaces, never over the cap. */
export function line(text: string | undefined): string {
  return cutText((text ?? '').normalize('NFC').replace(/\s+/gu, ' ').trim(), longest);
}

/** A pair out of two strings of a reply. */
export function bilingual(target: string | undefined, native: string | undefined): Bilingual {
  return { target: line(target), native: line(native) };
}
