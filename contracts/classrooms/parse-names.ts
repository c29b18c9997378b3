import { Name } from '../validation/name.ts';

export interface ParsedNames {
  names: string[];
  /** The surname in each name, where columns or a comma told it apart; else null. */
  surnames: (string | null)[];
  /** Lines that are no names, with what is wrong. */
  problems: { line: number; text: string; message: string }[];
}

/** "Dupont, Léa": what is behind the comma begins with space, and may hold a tab in it. */
const surnameFirst = /^[^,;\t]+,(?:\s*\t|[^\S\t])[^,;\t]+$/;

/** Headings of a class list's columns, in the languages our teachers export from, without spaces. */
const firstHeadings = words('firstname forename givenname prénom nombre vorname');
const lastHeadings = words('lastname surname familyname nom apellido apellidos nachname cognome');
const otherHeadings = words('name names pupil pupils student students fullname élève nome');

/**
 * Names out of a pasted list or a CSV, one a line. Two columns are first name and surname, the other
 * way round when their headings say so; "Dupont, Léa" is Léa Dupont. Numbers in front of names go.
 */
export function parseNames(text: string): ParsedNames {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const heading = headingOf(columnsOf(lines[0] ?? ''));
  const names: string[] = [];
  const surnames: ParsedNames['surnames'] = [];
  const problems: ParsedNames['problems'] = [];
  lines.forEach((written, index) => {
    if (written.trim() === '' || (index === 0 && heading)) return;
    const line = written.trim().replace(/^\d+[.)]?\s+/, '');
    const cells = columnsOf(line).filter((cell) => cell !== '' && !/^\d+[.)]?$/.test(cell));
    // A cell with a comma of its own, as a spreadsheet quotes it, is the whole name.
    const whole = cells[0]?.includes(',') ? columnsOf(cells[0]) : null;
    const [one = '', two = ''] = whole ?? cells;
    const turned = whole || heading === 'last first' || surnameFirst.test(line);
    const joined = two === '' ? one : turned ? `${two} ${one}` : `${one} ${two}`;
    const read = Name.safeParse(joined.replace(/\s+/g, ' '));
    if (read.success) {
      names.push(read.data);
      surnames.push(two === '' ? null : turned ? one : two);
    } else {
      const message = read.error.issues[0]?.message ?? 'This is no name.';
      problems.push({ line: index + 1, text: written.trim(), message });
    }
  });
  return { names, surnames, problems };
}

/** Tabs part columns, else semicolons, else commas, but not between the quotation marks of a cell, which go. */
function columnsOf(written: string): string[] {
  const quotes = /"[^"]*"/g;
  const bare = written.replace(quotes, '');
  const mark = ['\t', ';', ','].find((each) => bare.includes(each));
  // What is quoted is put aside while the rest is cut.
  const quoted = written.match(quotes) ?? [];
  const cells = mark ? written.replace(quotes, '""').split(mark) : [written];
  return cells.map((cell) =>
    cell
      .replace('""', () => (mark ? (quoted.shift() ?? '') : '""'))
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );
}

function headingOf(cells: readonly string[]): 'first last' | 'last first' | null {
  const folded = cells.map((cell) => cell.toLowerCase().replace(/[\s_-]+/g, ''));
  const known = folded.every((cell) =>
    [firstHeadings, lastHeadings, otherHeadings].some((set) => set.has(cell)),
  );
  if (!known) return null;
  const last = folded.findIndex((cell) => lastHeadings.has(cell));
  const first = folded.findIndex((cell) => firstHeadings.has(cell));
  return last >= 0 && first > last ? 'last first' : 'first last';
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
