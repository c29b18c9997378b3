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
  /** The surname in each name, where columns or a comma told it apart; else null. */
  surnames: (string | null)[];
  /** Lines that are no names, with what is wrong. */
  problems: { line: number; text: string; message: string }[];
  /** The columns of the list as they are read, with a few cells of each; one for a plain list. */
  columns: RosterColumn[];
}

export interface RosterColumn {
  /** '' where the list has no headings. */
  heading: string;
  role: ColumnRole;
  samples: string[];
}

/** How a teacher puts a list right that was read wrongly. */
export interface RosterChoice {
  /** What each column holds; only for a list of as many columns. */
  roles?: readonly ColumnRole[] | undefined;
  /** First names and surnames are the other way round. */
  swapped?: boolean | undefined;
}

/** "Dupont, Léa": what is behind the comma begins with space. */
const surnameFirst = /^[^,;\t]+,(?:\s*\t|[^\S\t])[^,;\t]+$/;
/** What stands before the names of a list: its number, a bullet or a box to tick. */
const listMark = /^(?:[-–—•●○◦‣▪■□☐☑✓✔*·]\s*(?=\p{L})|\d+[.)]?\s+)/u;

/**
 * Names out of a pasted list, a CSV or an export of a school's program, one a row. Headings say what the columns
 * hold, else their cells; two columns of names are first name and surname. "Dupont, Léa" and "DUPONT Léa" are
 * Léa Dupont. Numbers, ids, addresses, classes, dates and readings are no names.
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

/** A name taken apart. `whole` is one whose order is still to be told. */
interface NameParts {
  first: string;
  last: string;
  whole: string;
}

/** What is known of the order of a list's names. */
interface Order {
  /** Most of them have their surnames in capitals. */
  capitals: boolean;
  /** The heading says that surnames stand first. */
  turned: boolean;
  /** The teacher said so. */
  swapped: boolean;
}

const withoutMark = (written: string) => written.trim().replace(listMark, '');
/** A cell without the mark of its list and a class or a note in brackets behind it. */
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
    return only.includes(',') ? ofWhole(only) : { first, last, whole: '' };
  }
  // A row of another form than the rest: its first cell that may be a name.
  const named = headed
    ? []
    : cells.map(bare).filter((cell) => /\p{L}/u.test(cell) && !/[\p{N}@]/u.test(cell));
  return { first: '', last: '', whole: named[0] ?? cells.find((cell) => cell !== '') ?? '' };
}

function ofWhole(full: string): NameParts {
  const [last = '', ...behind] = full.split(/[,，]/u).map((part) => part.trim());
  const first = behind.filter(Boolean).join(' ');
  return first === '' ? { first: '', last: '', whole: last } : { first, last, whole: '' };
}

/** A name in the order of its language, and the surname in it; '' where nothing tells it apart. */
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

/** A half of a name that alone is in capitals, as it is written in the middle of a line. */
const calm = (half: string, other: string) =>
  other !== '' && isCapitals(half) && !isCapitals(other) ? withoutShouting(half) : half;

const isCapitals = (name: string) => /\p{Lu}.*\p{Lu}/u.test(name) && !/\p{Ll}/u.test(name);

/** `MÜLLER Jürgen` and `Jürgen MÜLLER`: the surname is written in capitals. */
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

/** Whether a list writes surnames in capitals: then a short one is no pair of initials (NG Wei, not JJ Abrams). */
function mostInCapitals(rows: readonly TableRow[], roles: readonly ColumnRole[]): boolean {
  const at = Math.max(0, roles.indexOf('full'));
  const shouted = rows.filter(({ cells }) => {
    const words = bare(cells[at] ?? '').split(/\s+/u);
    return words.some(isCapitals) && words.some((word) => /\p{Ll}/u.test(word));
  });
  return shouted.length >= 2 && shouted.length * 2 > rows.length;
}

/** `O’BRIEN-SMITH` as it is written in the middle of a line. */
const withoutShouting = (name: string) =>
  name.replace(
    /\p{L}[\p{L}\p{M}]*/gu,
    ([first = '', ...rest]) => first + rest.join('').toLowerCase(),
  );
