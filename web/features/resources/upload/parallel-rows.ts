import { languageName } from '#language/language-name.ts';
import { languageOf, languages } from '#language/languages.ts';
import { matchesScript } from '#language/matches-script.ts';
import { evidenceFor } from '#language/other-language.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';

/** A table row: its cells and the text of each cell. */
export interface ParallelRow<Cell> {
  cells: Cell[];
  texts: string[];
}

/** The two sides of a table with a text next to its translation, row by row. */
export interface ParallelSides<Cell> {
  target: string[];
  native: string[];
  /** Cells that are not part of the text: translation, headings, numbers. */
  nativeCells: Cell[];
}

/**
 * Splits a table that has a text in one column and its translation in another. `to` is the language of the
 * text, `from` the language of the translation (null if unknown). The columns are identified by a heading
 * with the name of a language, or else by their script or common function words. Null if no column is clearly
 * a translation.
 */
export function splitParallel<Cell>(
  all: readonly ParallelRow<Cell>[],
  to: string,
  from: string | null,
): ParallelSides<Cell> | null {
  const rows = all.filter(({ texts }) => texts.some((text) => text !== ''));
  const width = rows[0]?.texts.length ?? 0;
  if (width < 2 || rows.some(({ texts }) => texts.length !== width)) return null;
  const headed = columnsOfHeadings(rows[0]?.texts ?? [], to, from);
  const body = headed ? rows.slice(1) : rows;
  const columns = Array.from({ length: width }, (_, at) =>
    body.map(({ texts }) => texts[at] ?? ''),
  );
  const worded = columns.flatMap((cells, at) =>
    cells.some((cell) => /\p{L}/u.test(cell)) ? [at] : [],
  );
  const found = headed ?? columnsOfWords(columns, to, from);
  if (!found || worded.length !== 2 || body.length === 0) return null;
  const { target, native } = found;
  return {
    target: (columns[target] ?? []).map(asLine),
    native: (columns[native] ?? []).map(asLine),
    nativeCells: all.flatMap(({ cells }, row) =>
      headed && all[row] === rows[0] ? cells : cells.filter((_, at) => at !== target),
    ),
  };
}

/** Converts each cell to one line of text, so that both sides have the same number of lines. */
const asLine = (cell: string) =>
  cell
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

interface Columns {
  target: number;
  native: number;
}

function columnsOfHeadings(
  cells: readonly string[],
  to: string,
  from: string | null,
): Columns | null {
  const places = (is: (code: string) => boolean) =>
    cells.flatMap((cell, at) =>
      Object.keys(languages).some((code) => is(code) && isNameOf(code, cell)) ? [at] : [],
    );
  const [target] = places((code) => code === to);
  const [native] = places((code) => (from === null ? code !== to : code === from));
  return target === undefined || native === undefined || target === native
    ? null
    : { target, native };
}

/** True if a cell contains the name of the language: in English, in the page's language, or in itself. */
function isNameOf(code: string, cell: string): boolean {
  const name = cell.trim().toLowerCase();
  const names = [languageName(code), nameOfLanguage(code), languageName(code, code)];
  return names.some((each) => each.toLowerCase() === name);
}

function columnsOfWords(
  columns: readonly string[][],
  to: string,
  from: string | null,
): Columns | null {
  const texts = columns.map((cells) => cells.join('\n'));
  const own = texts.map((text) => ownEvidence(to, text));
  const others = texts.map((text) => otherEvidence(to, from, text));
  const lead = own.map((evidence, at) => evidence - (others[at] ?? 0));
  const target = lead.indexOf(Math.max(...lead));
  const native = lead.indexOf(Math.min(...lead));
  const [here = 0, there = 0] = [own[target], own[native]];
  return here > there && (others[native] ?? 0) > there ? { target, native } : null;
}

/**
 * The evidence that a text is in this language. A matching script other than Latin counts as evidence even
 * without function words.
 */
function ownEvidence(code: string, text: string): number {
  if (!matchesScript(code, text)) return 0;
  const least = languageOf(code).script === 'Latn' ? 0 : 1;
  return /\p{L}/u.test(text) ? Math.max(least, evidenceFor(code, text)) : 0;
}

function otherEvidence(to: string, from: string | null, text: string): number {
  const codes = from === null ? Object.keys(languages).filter((code) => code !== to) : [from];
  return Math.max(...codes.map((code) => ownEvidence(code, text)));
}
