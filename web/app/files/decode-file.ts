import { msg, t } from '@lingui/core/macro';
import { decodeText } from '#language/text/decode-text.ts';
import type { Message } from '#language/wordings/speaker.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import type { FileKind } from './sniff-file.ts';

/** The text of a file, and a note on what the teacher should check; '' if there is no such note. */
export interface DecodedFile {
  text: string;
  note: string;
}

/** The names of letters, as `decodeText` returns them. */
const letterWords: Readonly<Record<string, Message>> = {
  'Central European': msg({ message: 'Central European', context: 'letters' }),
  'Western European': msg({ message: 'Western European', context: 'letters' }),
  'old Macintosh': msg({ message: 'old Macintosh', context: 'letters' }),
  Arabic: msg({ message: 'Arabic', context: 'letters' }),
  Chinese: msg({ message: 'Chinese', context: 'letters' }),
  Cyrillic: msg({ message: 'Cyrillic', context: 'letters' }),
  Greek: msg({ message: 'Greek', context: 'letters' }),
  Hebrew: msg({ message: 'Hebrew', context: 'letters' }),
  Japanese: msg({ message: 'Japanese', context: 'letters' }),
  Korean: msg({ message: 'Korean', context: 'letters' }),
  Romanian: msg({ message: 'Romanian', context: 'letters' }),
  Thai: msg({ message: 'Thai', context: 'letters' }),
  Turkish: msg({ message: 'Turkish', context: 'letters' }),
  Vietnamese: msg({ message: 'Vietnamese', context: 'letters' }),
  Welsh: msg({ message: 'Welsh', context: 'letters' }),
};

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
  if (!read) {
    throw new Error(
      t`The characters in this file can’t be read. Open it in the program it came from, save it as UTF-8 and choose it again.`,
    );
  }
  const { text, letters } = read;
  if (letters === null) return { text, note: damageIn(text) };
  return { text, note: guessWords(letters) };
}

function guessWords(letters: string): string {
  const words = letterWords[letters];
  const name = words ? i18n._(words) : letters;
  return letters === 'Western European'
    ? t({
        message: `Read as ${{ letters: name }} letters. If the accents look wrong, save the file as UTF-8 and choose it again.`,
        comment: 'letters is always “Western European”',
      })
    : t({
        message: `Read as ${{ letters: name }} letters. If the letters look wrong, save the file as UTF-8 and choose it again.`,
        comment: 'letters: Greek, Cyrillic, Central European …',
      });
}

const damageIn = (text: string) =>
  text.includes('\ufffd') ? t`Some characters in this file are damaged and appear as �.` : '';
