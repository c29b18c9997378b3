import { parseListNumber } from '../draft/pasted/list-number.ts';

const bullet = /^[•‣◦▪●*]\s+(?=\S)/u;
/** a) b) c), as options are listed. */
const letter = /^[（(]?([a-z])[).．）]\s+(?=\S)/iu;

/** What stands in front of a line of a list, at its place from 0 on; '' where it is not marked so. */
const marks: readonly ((line: string, at: number) => string)[] = [
  (line, at) => {
    const listed = parseListNumber(line);
    return listed?.number === at + 1 ? line.slice(0, line.length - listed.rest.length) : '';
  },
  (line, at) => {
    const [mark = '', sign = ''] = letter.exec(line) ?? [];
    return sign.toLowerCase().charCodeAt(0) - 97 === at ? mark : '';
  },
  (line) => bullet.exec(line)?.[0] ?? '',
];

/**
 * A reply without the numbers, letters or bullets that a model has put in front of the items of a list:
 * "1. le marché" is no word, and a pupil's "le marché" would be wrong. Only what marks every item of a
 * list of two or more in order is such a mark; a lone "1. Mai" stays.
 */
export function withoutListMarks(value: unknown): unknown {
  if (Array.isArray(value)) return bareItems(value.map(withoutListMarks));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutListMarks(inner)]),
  );
}

/** The items, each string at the same place in them without its mark where all are marked. */
function bareItems(items: unknown[]): unknown[] {
  if (items.length < 2) return items;
  const lines = items.filter((item) => typeof item === 'string');
  if (lines.length === items.length) return bareLines(lines);
  const [first] = items;
  if (typeof first !== 'object' || first === null) return items;
  const rows = items.map((item) => new Map(Object.entries(item ?? {})));
  for (const key of Object.keys(first)) {
    const cells = rows.map((row) => row.get(key));
    // Lists of their own have been looked at; a pair counts as two cells of its row.
    const bare = cells.every(isPair) ? pairsOf(cells) : bareCells(cells);
    rows.forEach((row, at) => {
      if (row.has(key)) row.set(key, bare[at]);
    });
  }
  return rows.map((row, at) =>
    Array.isArray(items[at]) ? [...row.values()] : Object.fromEntries(row),
  );
}

type Pair = [string, string];
const isPair = (value: unknown): value is Pair =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string');

function pairsOf(pairs: readonly Pair[]): Pair[] {
  const first = bareLines(pairs.map(([one]) => one));
  const second = bareLines(pairs.map(([, other]) => other));
  return pairs.map((_, at) => [first[at] ?? '', second[at] ?? '']);
}

function bareCells(cells: readonly unknown[]): unknown[] {
  const lines = cells.filter((cell) => typeof cell === 'string');
  return lines.length === cells.length ? bareLines(lines) : [...cells];
}

/** One word has no mark when a model marks those with a space alone, so half of the lines are enough. */
function bareLines(lines: readonly string[]): string[] {
  for (const markOf of marks) {
    const found = lines.map((line, at) => markOf(line.trim(), at));
    const marked = found.filter((mark) => mark !== '').length;
    if (marked >= 2 && marked * 2 >= lines.length) {
      return lines.map((line, at) => line.trim().slice(found[at]?.length ?? 0));
    }
  }
  return [...lines];
}
