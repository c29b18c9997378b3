import { decodeText } from '#language/text/decode-text.ts';
import type { FileKind } from './sniff-file.ts';

/** The text of a file, and a note on what the teacher should check; '' if there is no such note. */
export interface DecodedFile {
  text: string;
  note: string;
}

/** Shown when the bytes match no encoding of the file's language. */
const unreadable =
  'The characters in this file can’t be read. Open it in the program it came from, save it as UTF-8 and choose it again.';

/**
 * Decodes the text of a file of this kind. If the encoding can only be guessed from byte patterns, chooses
 * one that is used for the language (a code; null if unknown) and mentions this in the note. Throws an
 * `Error` with a sentence for the teacher if the result would contain wrong characters.
 */
export function decodeFile(
  bytes: Uint8Array<ArrayBuffer>,
  kind: FileKind,
  language: string | null,
): DecodedFile {
  if (kind === 'utf-8' || kind === 'utf-16le' || kind === 'utf-16be') {
    const text = new TextDecoder(kind).decode(bytes);
    return { text, note: damageIn(text) };
  }
  const read = decodeText(bytes, language);
  if (!read) throw new Error(unreadable);
  const { text, letters } = read;
  if (letters === null) return { text, note: damageIn(text) };
  const wrong = letters === 'Western European' ? 'accents' : 'letters';
  return {
    text,
    note: `Read as ${letters} letters. If the ${wrong} look wrong, save the file as UTF-8 and choose it again.`,
  };
}

const damageIn = (text: string) =>
  text.includes('\ufffd') ? 'Some characters in this file are damaged and appear as \ufffd.' : '';
