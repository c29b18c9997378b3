import { htmlText } from '#contracts/content/html-text.ts';
import { parseTable, type Separator, type TableRow } from '#contracts/content/parse-table.ts';
import type { VocabPair } from '#contracts/resources/draft.ts';
import {
  columnsOfCells,
  columnsOfHeadings,
  type ListLanguages,
  type WordColumn,
} from './vocabulary-columns.ts';

export interface PastedVocabulary {
  pairs: VocabPair[];
  /** Rejected lines, unchanged: a line is rejected if a cell has more than 120 characters. */
  leftOut: string[];
  /** Cells of rows above the words that contain only a topic, such as a merged cell. */
  topics: string[];
  /**
   * Names of the columns that contain neither words nor meanings: the column's heading, or one of its cells.
   */
  unread: string[];
}

const longest = 120;

// Match a run of spaces only from its first space, not again from each later space.
const arrow = /(?:(?<!\s)\s+)?(?:→|⇒|[-=]>)(?:\s+)?/;
const words: readonly Separator[] = [
  /(?:(?<!\s)\s+)?::(?:\s+)?/,
  arrow,
  /(?<!\s)\s+=\s+/,
  /(?<!\s)\s+[-–—]\s+/,
  /(?:(?<!\s)\s+)?(?:[：]|:(?=\s))\s*/,
];
const rules = {
  separators: ['\t', '|', ';', ...words, /[,，]/],
  perLine: ['\t', '|', ';', ...words],
  readHtml: htmlText,
} as const;

/** A number or a bullet at the start of a line, before the word. */
const listMark = /^(?:\d{1,3}[.)]|[•*·▪-])\s+/u;

/**
 * Parses vocabulary copied from a spreadsheet, a CSV file, Anki, Quizlet, a Markdown table or a plain list.
 * The headings determine which column contains the words (language `to`) and which the meanings (`from`).
 * Without headings, this is inferred from the cells. An article in its own column is put before its word.
 */
export function parseVocabularyPaste(pasted: string, languages: ListLanguages): PastedVocabulary {
  const { rows: all, headings, separator } = parseTable(pasted, rules);
  const rows = separator === '\t' ? withBrackets(all) : all;
  const plain = rows.map(({ cells }) => cells.map((cell) => cell.replace(listMark, '').trim()));
  const named = headings ? columnsOfHeadings(headings, languages) : null;
  const first = named ? null : columnsOfHeadings(plain[0] ?? [], languages);
  const start = first ? 1 : 0;
  const topics = named || first || separator === null ? [] : topicsOf(plain);
  const body = plain.slice(start + topics.length);
  const columns = named ?? first ?? columnsOfCells(body, languages);
  const pairs: VocabPair[] = [];
  const leftOut: string[] = [];
  for (const cells of body) {
    const pair = pairOf(cells, columns);
    if (pair.target.length > longest || pair.native.length > longest) leftOut.push(cells.join(' '));
    else if (pair.target || pair.native) pairs.push(pair);
  }
  const heads = headings ?? (first ? (plain[0] ?? []) : []);
  return { pairs, leftOut, topics, unread: unreadOf(columns, body, heads) };
}

/**
 * Joins a line that consists only of bracketed text to the definition before it, because the cards of some
 * lists have line breaks.
 */
function withBrackets(rows: readonly TableRow[]): TableRow[] {
  const joined: TableRow[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    const filled = row.cells.filter((cell) => cell !== '');
    const [only = ''] = filled;
    if (last && filled.length === 1 && /^\([^()]*\)$/u.test(only) && last.cells.length > 1) {
      const cells = [...last.cells];
      cells[cells.length - 1] = `${cells.at(-1) ?? ''} ${only}`.trim();
      joined[joined.length - 1] = { ...last, cells };
    } else joined.push(row);
  }
  return joined;
}

/**
 * Returns the topic in the first row, or nothing. The first row is a topic, such as a heading over merged
 * columns, if it is the only row with just one filled cell.
 */
function topicsOf(rows: readonly (readonly string[])[]): string[] {
  const filled = (cells: readonly string[] = []) => cells.filter((cell) => cell !== '');
  const [head, ...rest] = rows;
  const isAlone =
    head !== undefined && head.length > 1 && filled(head).length === 1 && head[0] !== '';
  return isAlone && rest.length > 1 && rest.every((cells) => filled(cells).length > 1)
    ? filled(head)
    : [];
}

function pairOf(cells: readonly string[], columns: readonly WordColumn[]): VocabPair {
  const of = (column: WordColumn) =>
    cells.filter((cell, at) => columns[at] === column && cell !== '');
  const [word = ''] = of('target');
  const [article = ''] = of('article');
  const [native = ''] = of('native');
  const space = article === '' || word === '' || /['’]$/u.test(article) ? '' : ' ';
  return { target: word === '' ? '' : article + space + word, native };
}

/**
 * Returns the names of the columns whose cells are not used in any pair. The name is the heading, or the
 * first cell if there is no heading.
 */
function unreadOf(
  columns: readonly WordColumn[],
  rows: readonly (readonly string[])[],
  heads: readonly string[],
): string[] {
  const firstNative = columns.indexOf('native');
  return columns.flatMap((column, at) => {
    const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
    const isSpare = column === 'other' || (column === 'native' && at !== firstNative);
    if (!isSpare || cells.length === 0 || cells.every((cell) => /^\p{N}+[.)]?$/u.test(cell)))
      return [];
    return [heads[at] || cells[0] || ''];
  });
}
