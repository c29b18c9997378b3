import Papa from 'papaparse';
import { cleanText } from '#language/text/clean-text.ts';

/** A row of a pasted list. */
export interface TableRow {
  /** The line on which the row starts, from 1. */
  line: number;
  /** The row as written. */
  written: string;
  /** Cells cleaned with `cleanText`, each on one line. Empty cells are preserved. */
  cells: string[];
}

/** A pasted list, parsed into rows and columns. */
export interface Table {
  rows: TableRow[];
  /** Headings that a directive declares (Anki's `#columns`), separate from the rows. */
  headings: string[] | null;
  /** The separator that split the rows into cells; null if there is only one column. */
  separator: Separator | null;
}

/**
 * A cell separator: a pattern between words, or a single character. Quoted cells may contain the character
 * (RFC 4180).
 */
export type Separator = string | RegExp;

/** The separators that a list may have, most reliable first. */
export interface TableRules {
  separators: readonly Separator[];
  /** Separators that may split a line that does not contain the list's separator. */
  perLine: readonly Separator[];
  /** Converts cells that contain HTML to text. If absent, these cells stay unchanged. */
  readHtml?: (cell: string) => string;
}

/**
 * Parses a pasted or uploaded list. One separator applies to the whole list: the most frequent separator that
 * occurs on at least half of the lines. Directives are applied and produce no rows: Excel's `sep=`, and
 * Anki's `#separator`, `#html`, `#columns` and `#tags column` (Anki manual, "Text files"). The horizontal
 * rules of a Markdown table produce no rows either. Quizlet exports several cards on one line, separated by
 * semicolons; each card becomes a row.
 */
export function parseTable(pasted: string, rules: TableRules): Table {
  const said = readDirectives(pasted.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
  const markdown = said.separator ? null : openMarkdown(said.text);
  const text = cardsAsLines(markdown ?? said.text, rules);
  const lines = withoutQuoted(text)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const separator = said.separator ?? (markdown === null ? bestOf(lines, rules) : '|');
  // If no single separator occurs on half of the lines, the lines may have different separators.
  const mayDiffer =
    !said.separator &&
    (separator !== null ||
      lines.filter((line) => lineSeparator(line, null, rules)).length * 2 >= lines.length);
  const isOdd = (cells: readonly string[]) => cells.filter((cell) => cell.trim()).length < 2;
  const rows = split(text, separator).flatMap(({ line, written, cells }) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const other = mayDiffer && isOdd(cells) ? lineSeparator(written, separator, rules) : null;
    const [own] = other ? split(written, other) : [];
    const shown = (own?.cells ?? cells).map((cell) =>
      cleanCell(said.html ? (rules.readHtml?.(cell) ?? cell) : cell),
    );
    return [
      { line: line + said.lines, written, cells: shown.filter((_, at) => !said.dropped.has(at)) },
    ];
  });
  const headings = said.columns
    ? (split(said.columns, separator)[0]?.cells ?? [])
        .map(cleanCell)
        .filter((_, at) => !said.dropped.has(at))
    : null;
  return { rows, headings, separator };
}

interface Directives {
  /** The list without its directives. */
  text: string;
  /** Number of lines of directives above the list. */
  lines: number;
  separator: string | null;
  html: boolean;
  columns: string | null;
  /** Indexes of columns without words: tags, decks, ids. */
  dropped: ReadonlySet<number>;
}

const ankiSeparators: Readonly<Record<string, string>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  space: ' ',
  pipe: '|',
  colon: ':',
};
const ankiLine =
  /^#(separator|html|columns|deck|notetype|tags|if matches|(?:tags|deck|notetype|guid) column):(.*)$/i;

function readDirectives(text: string): Directives {
  const all = text.split('\n');
  const dropped = new Set<number>();
  const found: Directives = {
    text,
    lines: 0,
    separator: null,
    html: false,
    columns: null,
    dropped,
  };
  const excel = /^"?sep=(.)"?[,;\t]*$/i.exec(
    all[0]?.trimEnd() === 'sep=' ? 'sep=\t' : (all[0] ?? ''),
  );
  if (excel) {
    found.separator = excel[1] ?? null;
    return { ...found, text: all.slice(1).join('\n'), lines: 1 };
  }
  let at = 0;
  let anki = false;
  for (; all[at]?.startsWith('#'); at += 1) {
    const [, key = '', value = ''] = ankiLine.exec(all[at] ?? '') ?? [];
    if (key === '' && !anki) return found;
    anki = true;
    const name = key.toLowerCase();
    if (name === 'separator')
      found.separator = ankiSeparators[value.trim().toLowerCase()] ?? (value || null);
    if (name === 'html') found.html = value.trim().toLowerCase() === 'true';
    if (name === 'columns') found.columns = value;
    if (name.endsWith(' column')) dropped.add(Number(value) - 1);
  }
  return anki ? { ...found, text: all.slice(at).join('\n'), lines: at } : found;
}

const markdownRule = /^\s{0,3}\|?\s{0,9}:?-{2,}:?\s{0,9}(?:\|\s{0,9}:?-{2,}:?\s{0,9})*\|?\s*$/;

/**
 * Returns the rows of a Markdown table with only pipes between the cells. The rules between rows become empty
 * lines. Returns null for any other text.
 */
function openMarkdown(text: string): string | null {
  const lines = text.split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const isRule = (line: string) => line.includes('|') && markdownRule.test(line);
  const isFramed = (line: string) => /^\s*\|.*\|\s*$/.test(line);
  if (!lines.some(isRule) && !(filled.length > 0 && filled.every(isFramed))) return null;
  return lines
    .map((line) => {
      if (isRule(line)) return '';
      const bare = line
        .trim()
        .replace(/^\|/, '')
        .replace(/(?<!\\)\|$/, '');
      // A literal pipe is escaped as \|.
      const cells = bare.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
      const plain = cells.map((cell) => cell.replace(/^(\*\*|__|\*|_|`)(.+)\1$/u, '$2'));
      return plain
        .map((cell) => (/["|]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join('|');
    })
    .join('\n');
}

/** Splits several cards on one line, `le chat,cat;le chien,dog`, into one line per card. */
function cardsAsLines(text: string, { separators }: TableRules): string {
  if (!text.includes(';') || /["\t]/.test(text)) return text;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const cards = lines.flatMap((line) => line.split(';')).filter((card) => card.trim() !== '');
  // A table of two columns separated by a semicolon also looks like two cards on one line.
  const isTable = lines.length > 1 && lines.every((line) => line.split(';').length === 2);
  if (isTable || cards.length < 2 || cards.length === lines.length) return text;
  const inner = separators.find(
    (each) =>
      each !== ';' && cards.every((card) => split(card.trim(), each)[0]?.cells.length === 2),
  );
  if (inner === undefined) return text;
  // Two cards with a space after the comma may really be two cells of synonyms: "bon, bonne; good, kind".
  if (inner === ',' && cards.length === 2 && cards.some((card) => /,\s/.test(card))) return text;
  return lines
    .map((line) =>
      line
        .split(';')
        .map((card) => card.trim())
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n');
}

/**
 * Returns the separator that occurs on the most lines, and on at least half of them. If several separators
 * occur equally often, returns the most reliable one.
 */
function bestOf(lines: readonly string[], { separators }: TableRules): Separator | null {
  let best: Separator | null = null;
  let most = lines.length / 2 - 0.5;
  for (const each of separators) {
    const count = lines.filter((line) => parts(line, each)).length;
    if (count > most && count > 0) {
      best = each;
      most = count;
    }
  }
  return best;
}

/** Returns the separator of a line that does not contain the list's separator. */
function lineSeparator(
  line: string,
  than: Separator | null,
  { perLine }: TableRules,
): Separator | null {
  return perLine.find((each) => each !== than && parts(line, each)) ?? null;
}

/** Replaces each quoted cell, which may contain separators and line breaks, with an x. */
const withoutQuoted = (text: string): string =>
  text.includes('"')
    ? text.replace(/(?<=^|[\t;,|\n=:→-])( *)"(?:[^"]|"")*"(?= *(?:[\t;,|\n=:→-]|$))/gu, '$1x')
    : text;

/** True if the separator occurs in a line outside its quoted cells. */
function parts(line: string, separator: Separator): boolean {
  const bare = withoutQuoted(line);
  return typeof separator === 'string' ? bare.includes(separator) : separator.test(bare);
}

function split(text: string, separator: Separator | null): TableRow[] {
  if (typeof separator === 'string') return splitCsv(text, separator);
  const rows: TableRow[] = [];
  text.split('\n').forEach((written, at) => {
    const last = rows.at(-1);
    // A quoted cell may contain a line break.
    if (last && isOpen(last.written, separator)) last.written += ` ${written}`;
    else rows.push({ line: at + 1, written, cells: [] });
  });
  return rows.map((row) => ({ ...row, cells: splitWords(row.written, separator) }));
}

/** True if a quoted cell is still open at the end of the line. */
function isOpen(line: string, separator: RegExp | null): boolean {
  const cells = separator ? line.split(separator) : [line];
  const opens = cells.some((cell) => cell.trimStart().startsWith('"'));
  return opens && (line.match(/"/g) ?? []).length % 2 === 1;
}

function splitWords(line: string, separator: RegExp | null): string[] {
  if (!separator) return [unquote(line)];
  const quoted: string[] = [];
  const bare = line.replace(/"(?:[^"]|"")*"/g, (cell) => `\u0000${quoted.push(cell) - 1}\u0000`);
  return bare
    .split(separator)
    .map((cell) => unquote(cell.replace(/\0(\d+)\0/g, (_, at) => quoted[Number(at)] ?? '')));
}

function splitCsv(text: string, delimiter: string): TableRow[] {
  // Some programs write a space between the separator and a quoted cell.
  const tight =
    delimiter === ',' || delimiter === ';' ? text.replace(/(?<=[,;]) +(?=")/g, '') : text;
  const parse = (quoteChar: string) =>
    Papa.parse<string[]>(tight, { delimiter, newline: '\n', quoteChar });
  const strict = parse('"');
  // An unclosed quotation mark is part of the text, not CSV syntax.
  const isLoose = strict.errors.some(({ type }) => type === 'Quotes');
  const { data } = isLoose ? parse('\u0001') : strict;
  let line = 1;
  return data.map((cells) => {
    const row = {
      line,
      written: cells.join(delimiter),
      cells: isLoose ? cells.map(unquote) : cells,
    };
    line += 1 + cells.join('').split('\n').length - 1;
    return row;
  });
}

function unquote(cell: string): string {
  const bare = cell.trim();
  return /^"(.*)"$/su.exec(bare)?.[1]?.replaceAll('""', '"') ?? bare;
}

const cleanCell = (cell: string): string => cleanText(cell).replace(/\s+/gu, ' ').trim();
