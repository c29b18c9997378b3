/** Returns the rows with the row at `from` moved to `to`. The order is unchanged if `to` is out of range. */
export function moveRow<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length) return [...rows];
  const rest = rows.toSpliced(from, 1);
  return rest.toSpliced(to, 0, row);
}
