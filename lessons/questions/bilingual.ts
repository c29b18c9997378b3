import * as z from 'zod/mini';
import { withNoBreakSpaces } from '#language/text/bind-punctuation.ts';
import { cutText } from '#language/text/cut-text.ts';

/** The maximum line length that any type stores; the checks require far shorter lines. */
const longest = 2000;

/**
 * One line of stored text, with no-break spaces before French punctuation. May be empty: a half-edited item
 * is stored, and `check` reports it.
 */
export const Line = z.pipe(z.string().check(z.maxLength(longest)), z.transform(withNoBreakSpaces));

/** The same text in the language being learnt and in the teacher's language. */
export const Bilingual = z.object({ target: Line, native: Line });
export type Bilingual = z.infer<typeof Bilingual>;

/**
 * The id of an item (`i1`), an option or a word. Ids are short, because they can be part of a URL and a DOM
 * id.
 */
export const ItemId = z.string().check(z.minLength(1), z.maxLength(24));

/** Maximum number of items in a set, regardless of what a model or a request sends. */
export const maxItems = 400;

/** The id of a sentence or a token of the text (`s1`, `s1t2`), or a speaker's name. */
export const TextId = z.string().check(z.maxLength(40));
export const SpeakerName = z.string().check(z.maxLength(200));
/** The tokens that an item highlights in its sentence. */
export const TokenIds = z.array(TextId).check(z.maxLength(maxItems));

/**
 * Builds the schema of a list with a maximum length. The maximum is far above any real lesson and limits the
 * work of the checks.
 */
export const listOf = <Item extends z.ZodMiniType>(item: Item, most = maxItems) =>
  z.array(item).check(z.maxLength(most));

/** Normalises a model's string for storage: NFC, one line, trimmed, truncated to the maximum length. */
export function line(text: string | undefined): string {
  return cutText((text ?? '').normalize('NFC').replace(/\s+/gu, ' ').trim(), longest);
}

/** Makes a pair from two strings of a reply. */
export function bilingual(target: string | undefined, native: string | undefined): Bilingual {
  return { target: line(target), native: line(native) };
}
