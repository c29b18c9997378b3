import Papa from 'papaparse';
import { cleanText } from '#language/text/clean-text.ts';

/** One row of a pasted list. */
export interface TableRow {
  /** The line it begins at, from 1. */
  line: number;
  /** The row as it was written. */
  written: string;
  /** Clean (`cleanText`), on one line each; empty ones keep their place. */
  cells: string[];
}

/** A pasted list as rows and columns. */
export interface Table {
  rows: TableRow[];
  /** Headings that the list itself names (Anki's `#columns`), apart from its rows. */
  headings: string[] | null;
  /** Whether rows were parted into cells by a sign, which one; null for one column. */
  separator: Separator | null;
}

/** What parts cells: one character, which quoted cells may hold (RFC 4180), or a pattern between words. */
export type Separator = string | RegExp;

/** How a list may be parted, the surest sign first. */
export interface TableRules {
  separators: readonly Separator[];
  /** Those that may part a single line of a list where the sign of the list is missing. */
  perLine: readonly Separator[];
  /** Reads cells that hold HTML; without it they stay as they are. */
  readHtml?: (cell: string) => string;
}

/**
 * Reads a list that was pasted or came as a file. One separator serves the whole list: the one that most lines
 * have, and at least half of them. Lines that speak to a program are heeded and are no rows: Excel's `sep=`,
 * Anki's `#separator`, `#html`, `#columns` and `#tags column` (Anki manual, "Text files"), the rules of a
 * Markdown table. Cards on one line, parted by semicolons as Quizlet exports them, are a row each.
 */
export function parseTable(pasted: string, rules: TableRules): Table {
  const said = readDirectives(pasted.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
  const markdown = said.separator ? null : openMarkdown(said.text);
  const text = cardsAsLines(markdown ?? said.text, rules);
  const lines = withoutQuoted(text)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const separator = said.separator ?? (markdown === null ? bestOf(lines, rules) : '|');
  // Where no sign has half of the lines, all of them together may.
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
  /** The list without them. */
  text: string;
  /** How many lines stood above it. */
  lines: number;
  separator: string | null;
  html: boolean;
  columns: string | null;
  /** Columns that hold no words: tags, decks, ids. */
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

/** The rows of a Markdown table, parted by bare pipes; null for any other text. Rules are empty lines. */
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
      // A pipe that is meant as one is written \|.
      const cells = bare.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
      const plain = cells.map((cell) => cell.replace(/^(\*\*|__|\*|_|`)(.+)\1$/u, '$2'));
      return plain
        .map((cell) => (/["|]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join('|');
    })
    .join('\n');
}

/** Cards that stand on a line, `le chat,cat;le chien,dog`, on a line each. */
function cardsAsLines(text: string, { separators }: TableRules): string {
  if (!text.includes(';') || /["\t]/.test(text)) return text;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const cards = lines.flatMap((line) => line.split(';')).filter((card) => card.trim() !== '');
  // Two columns parted by a semicolon have as many cards a line.
  const isTable = lines.length > 1 && lines.every((line) => line.split(';').length === 2);
  if (isTable || cards.length < 2 || cards.length === lines.length) return text;
  const inner = separators.find(
    (each) =>
      each !== ';' && cards.every((card) => split(card.trim(), each)[0]?.cells.length === 2),
  );
  if (inner === undefined) return text;
  // Two cards with a space behind the comma may be two cells of synonyms: bon, bonne; good, kind.
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

/** The separator that most lines have, at least half; the surest of those that are as frequent. */
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

/** What parts a line that the sign of the list, where it has one, does not. */
function lineSeparator(
  line: string,
  than: Separator | null,
  { perLine }: TableRules,
): Separator | null {
  return perLine.find((each) => each !== than && parts(line, each)) ?? null;
}

/** A text whose quoted cells, which may hold separators and line breaks, are an x each. */
const withoutQuoted = (text: string): string =>
  text.includes('"')
    ? text.replace(/(?<=^|[\t;,|\n=:→-])( *)"(?:[^"]|"")*"(?= *(?:[\t;,|\n=:→-]|$))/gu, '$1x')
    : text;

/** Whether a line has the separator outside its quoted cells. */
function parts(line: string, separator: Separator): boolean {
  const bare = withoutQuoted(line);
  return typeof separator === 'string' ? bare.includes(separator) : separator.test(bare);
}

function split(text: string, separator: Separator | null): TableRow[] {
  if (typeof separator === 'string') return splitCsv(text, separator);
  const rows: TableRow[] = [];
  text.split('\n').forEach((written, at) => {
    const last = rows.at(-1);
    // A quoted cell may hold a line break.
    if (last && isOpen(last.written, separator)) last.written += ` ${written}`;
    else rows.push({ line: at + 1, written, cells: [] });
  });
  return rows.map((row) => ({ ...row, cells: splitWords(row.written, separator) }));
}

/** A cell that begins with a quotation mark and has not ended. */
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
  // A quotation mark that ends nowhere is one of the text, not of the file.
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
