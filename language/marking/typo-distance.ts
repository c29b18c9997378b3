/** One edit from the expected to the typed text. `at` is an offset in letters of the expected word. */
export interface Slip {
  kind: 'missing' | 'extra' | 'changed' | 'swapped';
  at: number;
  expected: string;
  typed: string;
}

/**
 * Returns the shortest edit script from `expected` to `typed`. A swap of two adjacent letters counts as one
 * edit (Damerau-Levenshtein). Null if the script has more than `most` edits.
 */
export function slipsBetween(
  expected: readonly string[],
  typed: readonly string[],
  most: number,
): Slip[] | null {
  if (Math.abs(expected.length - typed.length) > most) return null;
  const width = typed.length + 1;
  const cost = new Uint16Array((expected.length + 1) * width);
  const at = (row: number, column: number) => cost[row * width + column] ?? 0;
  for (let row = 0; row <= expected.length; row += 1) {
    for (let column = 0; column < width; column += 1) {
      cost[row * width + column] = cheapest(expected, typed, row, column, at);
    }
  }
  if (at(expected.length, typed.length) > most) return null;
  return walkBack(expected, typed, at);
}

type At = (row: number, column: number) => number;

function cheapest(
  expected: readonly string[],
  typed: readonly string[],
  row: number,
  column: number,
  at: At,
): number {
  if (row === 0 || column === 0) return row + column;
  const same = expected[row - 1] === typed[column - 1] ? 0 : 1;
  const best = Math.min(
    at(row - 1, column) + 1,
    at(row, column - 1) + 1,
    at(row - 1, column - 1) + same,
  );
  return isSwap(expected, typed, row, column) ? Math.min(best, at(row - 2, column - 2) + 1) : best;
}

function isSwap(
  expected: readonly string[],
  typed: readonly string[],
  row: number,
  column: number,
): boolean {
  return (
    row > 1 &&
    column > 1 &&
    expected[row - 1] === typed[column - 2] &&
    expected[row - 2] === typed[column - 1] &&
    expected[row - 1] !== expected[row - 2]
  );
}

function walkBack(expected: readonly string[], typed: readonly string[], at: At): Slip[] {
  const slips: Slip[] = [];
  let row = expected.length;
  let column = typed.length;
  while (row > 0 || column > 0) {
    const here = at(row, column);
    const want = expected[row - 1] ?? '';
    const got = typed[column - 1] ?? '';
    if (row > 0 && column > 0 && want === got && here === at(row - 1, column - 1)) {
      row -= 1;
      column -= 1;
    } else if (isSwap(expected, typed, row, column) && here === at(row - 2, column - 2) + 1) {
      slips.push({
        kind: 'swapped',
        at: row - 2,
        expected: expected.slice(row - 2, row).join(''),
        typed: typed.slice(column - 2, column).join(''),
      });
      row -= 2;
      column -= 2;
    } else if (row > 0 && column > 0 && here === at(row - 1, column - 1) + 1) {
      slips.push({ kind: 'changed', at: row - 1, expected: want, typed: got });
      row -= 1;
      column -= 1;
    } else if (row > 0 && here === at(row - 1, column) + 1) {
      slips.push({ kind: 'missing', at: row - 1, expected: want, typed: '' });
      row -= 1;
    } else {
      slips.push({ kind: 'extra', at: row, expected: '', typed: got });
      column -= 1;
    }
  }
  return slips.reverse();
}
