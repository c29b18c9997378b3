import { cleanText } from '#language/text/clean-text.ts';
import { mendLetters } from '#language/text/decode-text.ts';
import { parseTable, type TableRow } from '../content/parse-table.ts';
import { Name } from '../validation/name.ts';
import {
  type ColumnRole,
  isEastAsianName,
  isTurnedHeading,
  rolesOfCells,
  rolesOfHeadings,
} from './roster-columns.ts';

export interface ParsedNames {
  names: string[];
  /** The surname in each name, if columns or a comma separate it; otherwise null. */
  surnames: (string | null)[];
  /** Lines that are not names, each with the reason. */
  problems: { line: number; text: string; message: string }[];
  /** The columns as detected, with some sample cells; one column for a plain list. */
  columns: RosterColumn[];
}

export interface RosterColumn {
  /** '' if the list has no headings. */
  heading: string;
  role: ColumnRole;
  samples: string[];
}

/** A teacher's corrections to a list that was parsed wrongly. */
export interface RosterChoice {
  /** The role of each column; ignored if the number of columns differs. */
  roles?: readonly ColumnRole[] | undefined;
  /** First names and surnames are swapped. */
  swapped?: boolean | undefined;
}

/** The marks between a surname and a first name: the commas of European, Arabic, Chinese and Japanese writing. */
const commas = /[,،，、]/u;
/** "Dupont, Léa": white space follows the comma. */
const surnameFirst = /^[^,;\t]+,(?:\s*\t|[^\S\t])[^,;\t]+$/;
/** A list marker before a name: a number, a bullet or a checkbox. */
const listMark = /^(?:[-–—•●○◦‣▪■□☐☑✓✔*·]\s*(?=\p{L})|\d+(?:[.)]?\s+|、))/u;

/**
 * Parses names from a pasted list, a CSV file or a school program's export, one name per row. Headings
 * identify the columns. In a list without headings, the content of the cells identifies them. If two columns
 * contain names, they contain the first name and the surname. "Dupont, Léa" and "DUPONT Léa" are both parsed
 * as Léa Dupont. Numbers, ids, addresses, classes, dates and phonetic readings are not names.
 */
export function parseNames(text: string, choice: RosterChoice = {}): ParsedNames {
  const { rows: all, separator } = parseTable(mendLetters(text), {
    separators: ['\t', ';', '|', ','],
    perLine: [],
  });
  const headings = all[0] ? rolesOfHeadings(all[0].cells) : null;
  const rows = headings ? all.slice(1) : all;
  const guess = headings ?? rolesOfCells(rows.map(({ cells }) => cells.map(bare)));
  const roles = choice.roles?.length === guess.length ? choice.roles : guess;
  const order: Order = {
    capitals: mostInCapitals(rows, roles),
    turned: headings !== null && isTurnedHeading(all[0]?.cells[roles.indexOf('full')] ?? ''),
    swapped: choice.swapped ?? false,
  };
  const names: string[] = [];
  const surnames: ParsedNames['surnames'] = [];
  const problems: ParsedNames['problems'] = [];
  for (const row of rows) {
    const isTurned = !headings && separator === ',' && surnameFirst.test(withoutMark(row.written));
    const parts =
      isTurned && !choice.roles ? turn(row.cells) : partsOf(row, roles, headings !== null);
    const { name, surname } = joined(parts, order);
    const read = Name.safeParse(name);
    if (read.success) {
      names.push(read.data);
      surnames.push(surname || null);
    } else {
      const message = read.error.issues[0]?.message ?? 'This isn’t a name.';
      problems.push({ line: row.line, text: row.written.trim(), message });
    }
  }
  const columns = roles.map((role, at) => ({
    heading: headings ? (all[0]?.cells[at] ?? '') : '',
    role,
    samples: rows.flatMap(({ cells }) => cells[at] || []).slice(0, 3),
  }));
  return { names, surnames, problems, columns };
}

/** The parts of a name. If the surname is unknown, `whole` is the unsplit name. */
interface NameParts {
  first: string;
  last: string;
  whole: string;
}

/** Evidence about the order of a list's names. */
interface Order {
  /** True if most surnames are in capitals. */
  capitals: boolean;
  /** True if the heading says that the surname comes first. */
  turned: boolean;
  /** True if the teacher swapped the order. */
  swapped: boolean;
}

const withoutMark = (written: string) => written.trim().replace(listMark, '');
/** Removes the list marker before the name, and a class or note in brackets after it. */
const bare = (cell: string) => withoutMark(cell).replace(/(?<=\S)\s*\([^()]{0,40}\)$/u, '');

function turn(cells: readonly string[]): NameParts {
  const [last = '', first = ''] = cells.map(bare);
  return { first, last, whole: '' };
}

function partsOf({ cells }: TableRow, roles: readonly ColumnRole[], headed: boolean): NameParts {
  const of = (...wanted: ColumnRole[]) =>
    roles
      .flatMap((role, at) => (wanted.includes(role) ? bare(cells[at] ?? '') : []))
      .filter(Boolean);
  const [full = ''] = of('full');
  if (full !== '') return ofWhole(full);
  const [first, last] = [of('first', 'middle').join(' '), of('last').join(' ')];
  if (first !== '' || last !== '') {
    const [only = ''] = last === '' ? [first] : [];
    return commas.test(only) ? ofWhole(only) : { first, last, whole: '' };
  }
  // If the expected columns contain no name, uses the first cell of the row that looks like a name.
  const named = headed
    ? []
    : cells.map(bare).filter((cell) => /\p{L}/u.test(cell) && !/[\p{N}@]/u.test(cell));
  return { first: '', last: '', whole: named[0] ?? cells.find((cell) => cell !== '') ?? '' };
}

function ofWhole(full: string): NameParts {
  const [last = '', ...behind] = full.split(commas).map((part) => part.trim());
  const first = behind.filter(Boolean).join(' ');
  return first === '' ? { first: '', last: '', whole: last } : { first, last, whole: '' };
}

/**
 * Joins the parts of a name in the order of its language. Also returns the surname, or '' if it is unknown.
 */
function joined(
  { first, last, whole }: NameParts,
  { capitals, turned, swapped }: Order,
): { name: string; surname: string } {
  const parts = whole === '' ? { first, last } : cutByCapitals(whole, capitals);
  const words = parts.first.split(/\s+/u);
  if (parts.last === '' && (whole !== '' && turned) !== swapped) words.unshift(words.pop() ?? '');
  const given = words.join(' ');
  const isFirst = isEastAsianName(given + parts.last) === swapped;
  const [one = '', two = ''] = isFirst ? [given, parts.last] : [parts.last, given];
  const tidy = (words: string) => cleanText(words).replace(/\s+/gu, ' ');
  const [own, other] = swapped ? [given, parts.last] : [parts.last, given];
  return {
    name: tidy([calm(one, two), calm(two, one)].filter(Boolean).join(' ')),
    surname: parts.last === '' ? '' : tidy(calm(own, other)),
  };
}

/** Converts a first name or surname to title case if it is in capitals and the other part is not. */
const calm = (half: string, other: string) =>
  other !== '' && isCapitals(half) && !isCapitals(other) ? withoutShouting(half) : half;

const isCapitals = (name: string) => /\p{Lu}.*\p{Lu}/u.test(name) && !/\p{Ll}/u.test(name);

/** Splits `MÜLLER Jürgen` and `Jürgen MÜLLER`, where capitals identify the surname. */
function cutByCapitals(whole: string, usual: boolean): { first: string; last: string } {
  const words = whole.split(/\s+/u);
  const isLoud = (word: string) =>
    isCapitals(word) && (usual || word.replace(/[^\p{L}]/gu, '').length > 2);
  const before = words.findIndex((word) => !isLoud(word));
  const behind = words.length - 1 - words.findLastIndex((word) => !isLoud(word));
  if (before > 0)
    return { first: words.slice(before).join(' '), last: words.slice(0, before).join(' ') };
  if (before === 0 && behind > 0) {
    return { first: words.slice(0, -behind).join(' '), last: words.slice(-behind).join(' ') };
  }
  return { first: whole, last: '' };
}

/**
 * True if most names in a list have their surname in capitals. In that case even a short word in capitals is
 * a surname, not initials (NG Wei, unlike JJ Abrams).
 */
function mostInCapitals(rows: readonly TableRow[], roles: readonly ColumnRole[]): boolean {
  const at = Math.max(0, roles.indexOf('full'));
  const shouted = rows.filter(({ cells }) => {
    const words = bare(cells[at] ?? '').split(/\s+/u);
    return words.some(isCapitals) && words.some((word) => /\p{Ll}/u.test(word));
  });
  return shouted.length >= 2 && shouted.length * 2 > rows.length;
}

/** Converts `O’BRIEN-SMITH` to title case. */
const withoutShouting = (name: string) =>
  name.replace(
    /\p{L}[\p{L}\p{M}]*/gu,
    ([first = '', ...rest]) => first + rest.join('').toLowerCase(),
  );
