import { decodeText } from '#language/text/decode-text.ts';
import type { FileKind } from './sniff-file.ts';

/** What a text file says, and what a teacher should look at in it; '' for nothing. */
export interface DecodedFile {
  text: string;
  note: string;
}

/** The letters of this file are in no encoding of its language. */
const unreadable =
  'The letters of this file cannot be read. Open it in the program it came from, save it as UTF-8 and choose it again.';

/**
 * The text of a file of this kind. Where nothing but its letters tells the encoding they are read as the
 * language (a code; null where it is not known) has them, and the note says so. Throws an `Error` with the
 * sentence for the teacher rather than give wrong letters.
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
  text.includes('\ufffd') ? 'Some letters of this file are damaged: they show as \ufffd.' : '';
