import { givenLimits } from '#contracts/resources/draft.ts';
import { docxText } from './docx-text.ts';
import { measureDocx } from './measure-docx.ts';
import { openDocx } from './open-docx.ts';
import { type FileKind, sniffFile } from './sniff-file.ts';

export const mostBytes = 2_000_000;

/** What the XML of a Word file may come to once it is unpacked: a small file can hold gigabytes. */
const mostUnpacked = 8_000_000;

/** Marks of encodings and of the ends of old files: nothing a teacher wrote. */
const strays = ['\0', '\u001a', '\ufeff'];

/** The text of a file that a teacher chose, and what she should know of it. */
export interface ReadFile {
  text: string;
  note: string;
}

const refusals: Partial<Record<FileKind, string>> = {
  empty: 'This file is empty.',
  protected:
    'This Word file is protected by a password. Save a copy without the password and choose that.',
  'old word':
    'This is a file of an old Word (.doc). Open it in Word and save it as .docx, or copy its text and paste it.',
  spreadsheet: 'This is a spreadsheet. Copy the text out of it and paste it.',
  presentation: 'This is a presentation. Copy the text out of it and paste it.',
  'open document': 'This is an OpenDocument file. Save it as .docx or .txt and choose that.',
  archive: 'This is an archive. Unpack it and choose the text inside.',
  pdf: 'This is a PDF. Open it, copy the text and paste it here.',
  rtf: 'This is a rich text file (.rtf). Save it as .docx or .txt and choose that.',
  picture: 'This is a picture. Lexiloom cannot read the words on it.',
  sound: 'This is a recording. Add it on the review screen, once the text is there.',
  'no text': 'This is not a text. Choose a .txt or a .docx file.',
};

const damaged = 'This Word file cannot be opened: it is damaged. Save it again and choose that.';

const bomb =
  'This Word file unpacks to far more than a lesson. Copy the part you teach and paste it.';

/**
 * Reads a .txt (UTF-8, UTF-16, Latin-1) or a .docx by what it holds, not by its name. Throws an `Error`
 * with the sentence for the teacher when there is no text to be had.
 */
export async function readFile(file: Blob): Promise<ReadFile> {
  if (file.size > mostBytes) {
    throw new Error('This file is larger than 2 MB. Copy the part you teach and paste it.');
  }
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  const kind = sniffFile(bytes);
  const refusal = refusals[kind];
  if (refusal) throw new Error(refusal);
  const text = kind === 'docx' ? await readDocx(buffer) : new TextDecoder(kind).decode(bytes);
  const clean = strays.reduce((rest, stray) => rest.replaceAll(stray, ''), text).trim();
  if (!/\p{L}/u.test(clean)) throw new Error('There is no text in this file.');
  if (clean.length > givenLimits.characters) {
    const most = givenLimits.characters.toLocaleString('en-GB');
    throw new Error(
      `This text is too long: more than ${most} characters. Copy the part you teach and paste it.`,
    );
  }
  return { text: clean, note: noteOn(kind, clean) };
}

/** What a teacher should look at in what was read; '' for nothing. */
function noteOn(kind: FileKind, text: string): string {
  if (kind === 'windows-1252')
    return 'Read as Western European letters. Should accents look wrong, save the file as UTF-8 and choose it again.';
  return text.includes('\ufffd')
    ? 'Some letters of this file are damaged: they show as \ufffd.'
    : '';
}

/** The reader of Word files weighs half a megabyte: it comes with the first Word file. */
async function readDocx(buffer: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(buffer);
  const unpacked = await measureDocx(bytes, mostUnpacked).catch(() => {
    throw new Error(damaged);
  });
  if (unpacked > mostUnpacked) throw new Error(bomb);
  const { default: mammoth } = await import('mammoth/mammoth.browser.min.js');
  let text = '';
  try {
    // Its own way to plain text drops the breaks within a paragraph. The document is taken before it
    // becomes HTML, and an empty one goes on.
    await mammoth.convertToHtml(
      { arrayBuffer: await openDocx(bytes) },
      {
        transformDocument(document) {
          text = docxText(document);
          return { ...document, children: [] };
        },
      },
    );
  } catch {
    throw new Error(damaged);
  }
  return text;
}
