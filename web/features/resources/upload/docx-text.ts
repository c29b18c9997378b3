import { t } from '@lingui/core/macro';
import type { WordElement } from 'mammoth/mammoth.browser.min.js';
import { archiveList, archiveParts, isXml, unpack } from './archive.ts';
import { hidden, openDocx } from './open-docx.ts';
import { type ParallelRow, splitParallel } from './parallel-rows.ts';

/** Maximum size of a Word file's decompressed XML: a small file can expand to gigabytes. */
const maxUnpacked = 8_000_000;

const damaged = t`This Word file is damaged and can’t be opened. Save it again and choose the new file.`;

const bomb = t`This Word file is far too big for a lesson. Copy the part you need and paste it.`;

/** The text of a Word file. */
export interface DocxText {
  text: string;
  /** The translation from the adjacent table column; '' if there is no translation. */
  translation: string;
  /** The skipped content as phrases, such as `2 pictures`. */
  leftOut: string[];
}

/**
 * Extracts the text of a Word file. The parser is half a megabyte in size and is loaded with the first Word
 * file.
 */
export async function extractDocxText(
  buffer: ArrayBuffer,
  languages: { to: string | null; from: string | null },
): Promise<DocxText> {
  const bytes = new Uint8Array(buffer);
  const unpacked = await measureDocx(bytes, maxUnpacked).catch(() => {
    throw new Error(damaged);
  });
  if (unpacked > maxUnpacked) throw new Error(bomb);
  const { default: mammoth } = await import('mammoth/mammoth.browser.min.js');
  let root: WordElement = { type: 'document' };
  let leftOut: string[] = [];
  try {
    const opened = await openDocx(bytes);
    leftOut = opened.leftOut;
    // The parser's own plain-text conversion drops line breaks within a paragraph. We therefore capture the
    // parsed document before its conversion to HTML, and pass an empty document to the conversion.
    await mammoth.convertToHtml(
      { arrayBuffer: opened.file },
      {
        transformDocument(document) {
          root = document;
          return { ...document, children: [] };
        },
      },
    );
  } catch {
    throw new Error(damaged);
  }
  const { text, translation, isParted } = textsOf(root, languages);
  const parted = t({
    message: 'the translation beside the text',
    comment: 'One of the things in the list of “Left out: {list}.”',
  });
  return { text, translation, leftOut: isParted ? [parted, ...leftOut] : leftOut };
}

/**
 * Returns a document's text and translation if its tables contain the text in one column and the translation
 * in the other. Otherwise the whole content is the text. `isParted` is true if a translation was omitted.
 */
function textsOf(
  root: WordElement,
  { to, from }: { to: string | null; from: string | null },
): Omit<DocxText, 'leftOut'> & { isParted: boolean } {
  const tables = tablesIn(root);
  const rows = tables.flatMap(rowsOfTable);
  const sides = to === null ? null : splitParallel(rows, to, from);
  if (!sides) return { text: docxText(root), translation: '', isParted: false };
  const all = docxText(root).replace(/\s+/g, '').length;
  const inTables = tables
    .map((table) => docxText(table))
    .join('')
    .replace(/\s+/g, '').length;
  if (all === inTables) {
    return {
      text: sides.target.join('\n\n'),
      translation: sides.native.join('\n\n'),
      isParted: false,
    };
  }
  // Omit the translation if there is text around the tables, because the numbers of lines then differ.
  const left = new Set(sides.nativeCells);
  return {
    text: docxText(root, (cells) => cells.filter((cell) => !left.has(cell))),
    translation: '',
    isParted: true,
  };
}

/** The outermost tables of the document. */
function tablesIn(element: WordElement): WordElement[] {
  return element.type === 'table' ? [element] : (element.children ?? []).flatMap(tablesIn);
}

const rowsOfTable = ({ children = [] }: WordElement): ParallelRow<WordElement>[] =>
  children.map(({ children: cells = [] }) => ({
    cells,
    texts: cells.map((cell) => docxText(cell).trim()),
  }));

/**
 * The text of a parsed Word file. A blank line follows each paragraph, and therefore each list item and each
 * table cell. A line break within a paragraph starts a new line, and a tab becomes a space. Pictures, notes,
 * comments and hidden text are skipped.
 */
function docxText(
  { type, value, highlight, children = [] }: WordElement,
  cellsOf = (cells: readonly WordElement[]) => cells,
): string {
  const textOf = (elements: readonly WordElement[]) =>
    elements.map((element) => docxText(element, cellsOf)).join('');
  switch (type) {
    case 'text':
      return value ?? '';
    case 'tab':
      return ' ';
    case 'break':
      return '\n';
    case 'paragraph':
      // A break at the start or end of a paragraph, such as a page break, does not separate words.
      return `${textOf(children).replace(/^\n+|(?<!\n)\n+$/g, '')}\n\n`;
    case 'run':
      return highlight === hidden ? '' : textOf(children);
    case 'tableRow':
      return textOf(cellsOf(children));
    default:
      return textOf(children);
  }
}

/** Maximum number of parts in the archive, far more than any real Word file has. */
const maxParts = 2_000;

/**
 * Returns the decompressed size of a Word file's XML parts in bytes. The size is counted during
 * decompression, without buffering, because the sizes declared in an archive may be false. Counting stops
 * once it exceeds `most`. Throws if the archive is incomplete.
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
