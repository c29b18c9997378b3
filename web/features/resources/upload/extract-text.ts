import type { WordElement } from 'mammoth/mammoth.browser.min.js';
import { pastedTextLimits } from '#contracts/resources/draft.ts';
import { type ArchivePart, archiveList, archiveParts, unpack, withParts } from './archive.ts';
import { type FileKind, sniffFile } from './sniff-file.ts';

export const maxBytes = 2_000_000;

/** What the XML of a Word file may come to once it is unpacked: a small file can hold gigabytes. */
const maxUnpacked = 8_000_000;

/** Marks of encodings and of the ends of old files: nothing a teacher wrote. */
const strays = ['\0', '\u001a', '\ufeff'];

/** The text of a file that a teacher chose, and what she should know of it. */
export interface ExtractedText {
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
export async function extractText(file: Blob): Promise<ExtractedText> {
  if (file.size > maxBytes) {
    throw new Error('This file is larger than 2 MB. Copy the part you teach and paste it.');
  }
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  const kind = sniffFile(bytes);
  const refusal = refusals[kind];
  if (refusal) throw new Error(refusal);
  const text =
    kind === 'docx' ? await extractDocxText(buffer) : new TextDecoder(kind).decode(bytes);
  const clean = strays.reduce((rest, stray) => rest.replaceAll(stray, ''), text).trim();
  if (!/\p{L}/u.test(clean)) throw new Error('There is no text in this file.');
  if (clean.length > pastedTextLimits.characters) {
    const most = pastedTextLimits.characters.toLocaleString('en-GB');
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
async function extractDocxText(buffer: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(buffer);
  const unpacked = await measureDocx(bytes, maxUnpacked).catch(() => {
    throw new Error(damaged);
  });
  if (unpacked > maxUnpacked) throw new Error(bomb);
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

/**
 * The text of a Word file as its reader took it apart: an empty line behind each paragraph, so behind
 * each item of a list and each cell of a table; a break within a paragraph begins a line, a tab is a
 * space. Pictures, notes, comments and hidden words have no text here.
 */
function docxText({ type, value, highlight, children = [] }: WordElement): string {
  switch (type) {
    case 'text':
      return value ?? '';
    case 'tab':
      return ' ';
    case 'break':
      return '\n';
    case 'paragraph':
      // Breaks at its ends, a new page for one, part no words.
      return `${textOf(children).replace(/^\n+|\n+$/g, '')}\n\n`;
    case 'run':
      return highlight === hidden ? '' : textOf(children);
    default:
      return textOf(children);
  }
}

const textOf = (elements: readonly WordElement[]) => elements.map(docxText).join('');

/**
 * Elements that the reader of Word files does not know and so drops with their words: a word with its
 * reading above, runs of the other direction, fields such as a date (ECMA-376 17.3.3.25, 17.3.2.3,
 * 17.3.2.8, 17.16.19). A `smartTag` it opens; the reading (`rt`) it goes on dropping.
 */
const unknown = /(<\/?[\w.-]+:)(?:ruby|rubyBase|dir|bdo|fldSimple)(?=[\s/>])/g;

/**
 * Hidden text (ECMA-376 17.3.2.41), of which the reader knows nothing. It tells the colour of a marker,
 * so that hidden words are marked with one that Word has not. Turned off (`w:val="0"`) it hides nothing.
 */
const vanish =
  /<([\w.-]{1,20}:)vanish(?:\s{1,9}\1val=["'](?:1|on|true)["'])?\s{0,9}(?:\/>|><\/\1vanish>)/g;

/** The colour of the marker on hidden words. */
const hidden = 'hidden';

/** The same Word file with these elements opened and hidden words marked; throws for what is no whole archive. */
export async function openDocx(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const opened = new Map<ArchivePart, Uint8Array<ArrayBuffer>>();
  for (const part of archiveParts(bytes)) {
    if (!isXml(part.name)) continue;
    const decoder = new TextDecoder();
    let xml = '';
    for await (const piece of unpack(bytes, part)) xml += decoder.decode(piece, { stream: true });
    xml += decoder.decode();
    const open = xml
      .replace(unknown, '$1smartTag')
      .replace(vanish, `<$1highlight $1val="${hidden}"/>`);
    if (open !== xml) opened.set(part, new TextEncoder().encode(open));
  }
  return withParts(bytes, opened);
}

/** More parts than any Word file has. */
const maxParts = 2_000;

/** Parts that are read as text. */
const isXml = (name: string) => /\.(?:xml|rels)$/i.test(name);

/**
 * How many bytes the XML parts of a Word file have once they are unpacked. They are counted while they
 * are unpacked and let go of, because what an archive says of its own sizes may be a lie; beyond `most`
 * nothing is unpacked any more. Throws for what is no whole archive.
 */
export async function measureDocx(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<number> {
  if (archiveList(bytes).count > maxParts) return Number.POSITIVE_INFINITY;
  let total = 0;
  for (const part of archiveParts(bytes)) {
    if (!isXml(part.name)) continue;
    for await (const piece of unpack(bytes, part)) {
      total += piece.length;
      if (total > most) return total;
    }
  }
  return total;
}
