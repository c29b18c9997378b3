import { plural, t } from '@lingui/core/macro';
import { pastedTextLimits } from '#contracts/resources/draft.ts';
import { andList } from '#ui/wordings/lists.ts';
import type { DecodedFile } from '#web/app/files/decode-file.ts';
import { type FileKind, sniffFile } from '#web/app/files/sniff-file.ts';

/**
 * Maximum size in bytes of a text and of a Word file. The limit is higher for Word, because a Word file may
 * include pictures, which are skipped.
 */
const maxBytes = { text: 2_000_000, word: 20_000_000 } as const;

/** Byte order marks and end-of-file characters of old files: not part of the teacher's text. */
const strays = ['\0', '\u001a', '\ufeff'];

/** The text of a file, and a note for the teacher about it. */
export interface ExtractedText {
  text: string;
  /** The translation if the file has the text and a translation side by side in a table; otherwise ''. */
  translation: string;
  note: string;
}

const refusals: Partial<Record<FileKind, string>> = {
  empty: t`This file is empty.`,
  protected: t`This Word file is protected by a password. Save a copy without the password and choose that copy.`,
  'old word': t`This is an old Word file (.doc). Open it in Word and save it as .docx, or copy its text and paste it.`,
  spreadsheet: t`This is a spreadsheet. Copy the text out of it and paste it.`,
  presentation: t`This is a presentation. Copy the text out of it and paste it.`,
  'open document': t`This is an OpenDocument file. Save it as .docx or .txt and choose the new file.`,
  pages: t`This is a Pages file. In Pages choose File, Export To, Word, and choose that file here.`,
  archive: t`This is an archive. Unpack it and choose the text inside.`,
  pdf: t`This is a PDF. Open it, copy the text and paste it here.`,
  rtf: t`This is a rich text file (.rtf). Save it as .docx or .txt and choose the new file.`,
  picture: t`This is a picture. Lexiloom can’t read words in pictures.`,
  sound: t`This is a recording. Add it on the review screen, once the text is ready.`,
  video: t`This is a video. Lexiloom can’t use its words.`,
  'no text': t`This isn’t a text file. Choose a .txt or .docx file.`,
};

/**
 * Extracts the text of a plain text file, a saved web page or a .docx. The type is detected by content, not
 * by name. `to` and `from` are the codes of the selected languages. They help to detect the encoding of old
 * files, and to split a table that contains both languages. Throws an `Error` with a message for the teacher
 * if there is no text.
 */
export async function extractText(
  file: Blob,
  to: string | null = null,
  from: string | null = null,
): Promise<ExtractedText> {
  await refuseLarge(file);
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  const kind = sniffFile(bytes);
  const refusal = refusals[kind];
  if (refusal) throw new Error(refusal);
  const { text, translation, note } = await readKind(bytes, kind, { to, from });
  const clean = withoutStrays(text);
  if (!/\p{L}/u.test(clean))
    throw new Error([t`There is no text in this file.`, note].join(' ').trim());
  if (clean.length > pastedTextLimits.characters) {
    throw new Error(
      plural(
        { limit: pastedTextLimits.characters },
        {
          one: 'This text is too long: more than # character. Copy the part you need and paste it.',
          other:
            'This text is too long: more than # characters. Copy the part you need and paste it.',
        },
      ),
    );
  }
  return { text: clean, translation: withoutStrays(translation), note };
}

async function refuseLarge(file: Blob): Promise<void> {
  if (file.size <= maxBytes.text) return;
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isPacked = first === 0x50 && second === 0x4b;
  if (isPacked && file.size <= maxBytes.word) return;
  const megabytes = isPacked ? 20 : 2;
  throw new Error(
    t`This file is larger than ${megabytes} MB. Copy the part you need and paste it.`,
  );
}

const withoutStrays = (text: string) =>
  strays.reduce((rest, stray) => rest.replaceAll(stray, ''), text).trim();

/**
 * Reads a file with the parser for its type. The parsers are large, above all the Word parser, so each parser
 * is loaded with the first file that needs it.
 */
async function readKind(
  bytes: Uint8Array<ArrayBuffer>,
  kind: FileKind,
  languages: { to: string | null; from: string | null },
): Promise<ExtractedText> {
  if (kind === 'docx') {
    const { extractDocxText } = await import('./docx-text.ts');
    const { text, translation, leftOut } = await extractDocxText(bytes.buffer, languages);
    const list = andList(leftOut);
    return { text, translation, note: list && t`Left out: ${list}.` };
  }
  const { decodeFile } = await import('#web/app/files/decode-file.ts');
  if (kind !== 'html') return { ...decodeFile(bytes, kind, languages.to), translation: '' };
  const { htmlText } = await import('#contracts/content/html-text.ts');
  const { text, note } = decodeNamed(bytes) ?? decodeFile(bytes, 'unmarked', languages.to);
  return { text: htmlText(text), translation: '', note };
}

/**
 * Decodes a page with its declared encoding (HTML, 4.2.5.4). Null if no encoding is declared, or if the
 * declared encoding is wrong.
 */
function decodeNamed(bytes: Uint8Array<ArrayBuffer>): DecodedFile | null {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 1_024));
  const [, named] = /<meta[^>]{0,200}?charset=["']?([\w-]{1,40})/i.exec(start) ?? [];
  // Try UTF-8 first: many UTF-8 pages declare an older encoding.
  for (const encoding of named ? ['utf-8', named] : []) {
    try {
      return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), note: '' };
    } catch {
      // The file is not encoded in this encoding; try the next.
    }
  }
  return null;
}
