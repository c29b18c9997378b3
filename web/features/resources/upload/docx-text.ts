import type { WordElement } from 'mammoth/mammoth.browser.min.js';
import { archiveList, archiveParts, isXml, unpack } from './archive.ts';
import { hidden, openDocx } from './open-docx.ts';
import { type ParallelRow, splitParallel } from './parallel-rows.ts';

/** What the XML of a Word file may come to once it is unpacked: a small file can hold gigabytes. */
const maxUnpacked = 8_000_000;

const damaged = 'This Word file cannot be opened: it is damaged. Save it again and choose that.';

const bomb =
  'This Word file unpacks to far more than a lesson. Copy the part you teach and paste it.';

/** The text of a Word file. */
export interface DocxText {
  text: string;
  /** The translation that stands beside the text in a table; '' where there is none. */
  translation: string;
  /** What was not read, such as `2 pictures`. */
  leftOut: string[];
}

/** The reader of Word files weighs half a megabyte: it comes with the first Word file. */
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
    // Its own way to plain text drops the breaks within a paragraph. The document is taken before it
    // becomes HTML, and an empty one goes on.
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
  const sentence = 'the translation beside the text';
  return { text, translation, leftOut: isParted ? [sentence, ...leftOut] : leftOut };
}

/**
 * The two sides of a document, where its tables have one in each column; else all of it is text. `isParted` where
 * a translation was left out.
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
  // With words around the tables the sides have not as many lines.
  const left = new Set(sides.nativeCells);
  return {
    text: docxText(root, (cells) => cells.filter((cell) => !left.has(cell))),
    translation: '',
    isParted: true,
  };
}

/** The outermost tables. */
function tablesIn(element: WordElement): WordElement[] {
  return element.type === 'table' ? [element] : (element.children ?? []).flatMap(tablesIn);
}

const rowsOfTable = ({ children = [] }: WordElement): ParallelRow<WordElement>[] =>
  children.map(({ children: cells = [] }) => ({
    cells,
    texts: cells.map((cell) => docxText(cell).trim()),
  }));

/**
 * The text of a Word file as its reader took it apart: an empty line behind each paragraph, so behind
 * each item of a list and each cell of a table; a break within a paragraph begins a line, a tab is a
 * space. Pictures, notes, comments and hidden words have no text here.
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
      // Breaks at its ends, a new page for one, part no words.
      return `${textOf(children).replace(/^\n+|(?<!\n)\n+$/g, '')}\n\n`;
    case 'run':
      return highlight === hidden ? '' : textOf(children);
    case 'tableRow':
      return textOf(cellsOf(children));
    default:
      return textOf(children);
  }
}

/** More parts than any Word file has. */
const maxParts = 2_000;

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
