/** What one place of a row may be paired with: so many rows, so many columns, and what that is worth. */
interface Pairing {
  rows: number;
  columns: number;
  /** Above 0: what does not belong together is no pairing. */
  worth: number;
}

/** A pairing that was made, and where it begins. */
type Placed<P> = P & { row: number; column: number };

/**
 * The pairings that together are worth the most while both sides keep their order (dynamic programming,
 * as in aligning two sequences). `pairings` says what may begin at a row and a column.
 */
export function alignInOrder<P extends Pairing>(
  rows: number,
  columns: number,
  pairings: (row: number, column: number) => readonly P[],
): Placed<P>[] {
  const width = columns + 1;
  const best = new Uint32Array((rows + 1) * width);
  const chosen = new Map<number, P>();
  const at = (row: number, column: number) => best[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      let most = Math.max(at(row + 1, column), at(row, column + 1));
      for (const pairing of pairings(row, column)) {
        const together = pairing.worth + at(row + pairing.rows, column + pairing.columns);
        // As much as without it is enough: the earlier of two equal words is the one that was meant.
        if (together < most) continue;
        most = together;
        chosen.set(row * width + column, pairing);
      }
      best[row * width + column] = most;
    }
  }
  const placed: Placed<P>[] = [];
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    const pairing = chosen.get(row * width + column);
    if (pairing) {
      placed.push({ ...pairing, row, column });
      row += pairing.rows;
      column += pairing.columns;
    } else if (at(row, column) === at(row + 1, column)) row += 1;
    else column += 1;
  }
  return placed;
}
