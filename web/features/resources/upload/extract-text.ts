import { pastedTextLimits } from '#contracts/resources/draft.ts';
import type { DecodedFile } from '#web/app/files/decode-file.ts';
import { type FileKind, sniffFile } from '#web/app/files/sniff-file.ts';

/** The most that a text and a Word file may have, in bytes: a Word file holds pictures, which are not read. */
const maxBytes = { text: 2_000_000, word: 20_000_000 } as const;

/** Marks of encodings and of the ends of old files: nothing a teacher wrote. */
const strays = ['\0', '\u001a', '\ufeff'];

/** The text of a file that a teacher chose, and what she should know of it. */
export interface ExtractedText {
  text: string;
  /** The translation, where the file holds both sides in a table; '' where it does not. */
  translation: string;
  note: string;
}

const refusals: Partial<Record<FileKind, string>> = {
  empty: 'This file is empty.',
  protected:
    'This Word file is protected by a password. Save a copy without the password and choose that.',
  'old word':
    'This is an old Word file (.doc). Open it in Word and save it as .docx, or copy its text and paste it.',
  spreadsheet: 'This is a spreadsheet. Copy the text out of it and paste it.',
  presentation: 'This is a presentation. Copy the text out of it and paste it.',
  'open document': 'This is an OpenDocument file. Save it as .docx or .txt and choose that.',
  pages: 'This is a Pages file. In Pages choose File, Export To, Word, and choose that file here.',
  archive: 'This is an archive. Unpack it and choose the text inside.',
  pdf: 'This is a PDF. Open it, copy the text and paste it here.',
  rtf: 'This is a rich text file (.rtf). Save it as .docx or .txt and choose that.',
  picture: 'This is a picture. Lexiloom cannot read the words on it.',
  sound: 'This is a recording. Add it on the review screen, once the text is there.',
  video: 'This is a film. Lexiloom cannot hear the words in it.',
  'no text': 'This is not a text. Choose a .txt or a .docx file.',
};

/**
 * Reads a text, a saved web page or a .docx by what it holds, not by its name. `to` and `from` are the codes of
 * the languages that are chosen: what was stored before UTF-8 is read with their letters, and a table of
 * both is taken apart. Throws an `Error` with the sentence for the teacher when there is no text to be had.
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
    throw new Error(['There is no text in this file.', note].join(' ').trim());
  if (clean.length > pastedTextLimits.characters) {
    const most = pastedTextLimits.characters.toLocaleString('en-GB');
    throw new Error(
      `This text is too long: more than ${most} characters. Copy the part you teach and paste it.`,
    );
  }
  return { text: clean, translation: withoutStrays(translation), note };
}

async function refuseLarge(file: Blob): Promise<void> {
  if (file.size <= maxBytes.text) return;
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isPacked = first === 0x50 && second === 0x4b;
  if (isPacked && file.size <= maxBytes.word) return;
  throw new Error(
    `This file is larger than ${isPacked ? 20 : 2} MB. Copy the part you teach and paste it.`,
  );
}

const withoutStrays = (text: string) =>
  strays.reduce((rest, stray) => rest.replaceAll(stray, ''), text).trim();

/** The readers weigh much, above all that of Word files: each comes with its first file. */
async function readKind(
  bytes: Uint8Array<ArrayBuffer>,
  kind: FileKind,
  languages: { to: string | null; from: string | null },
): Promise<ExtractedText> {
  if (kind === 'docx') {
    const { extractDocxText } = await import('./docx-text.ts');
    const { text, translation, leftOut } = await extractDocxText(bytes.buffer, languages);
    const list = new Intl.ListFormat('en-GB').format(leftOut);
    return { text, translation, note: list && `Left out: ${list}.` };
  }
  const { decodeFile } = await import('#web/app/files/decode-file.ts');
  if (kind !== 'html') return { ...decodeFile(bytes, kind, languages.to), translation: '' };
  const { htmlText } = await import('#contracts/content/html-text.ts');
  const { text, note } = decodeNamed(bytes) ?? decodeFile(bytes, 'unmarked', languages.to);
  return { text: htmlText(text), translation: '', note };
}

/** A page may name its encoding (HTML, 4.2.5.4); null where it does not, or is not what it says. */
function decodeNamed(bytes: Uint8Array<ArrayBuffer>): DecodedFile | null {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 1_024));
  const [, named] = /<meta[^>]{0,200}?charset=["']?([\w-]{1,40})/i.exec(start) ?? [];
  // Many pages that are UTF-8 name an older encoding.
  for (const encoding of named ? ['utf-8', named] : []) {
    try {
      return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), note: '' };
    } catch {
      // It is not what it says.
    }
  }
  return null;
}
