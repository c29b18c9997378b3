/**
 * Shares `total` minutes out by weight in whole units, at least one unit each: the sum is exactly
 * `total`. Asks for a total that is a multiple of the unit and has a unit for everybody.
 */
export function shareMinutes(total: number, weights: readonly number[], unit: number): number[] {
  const spare = total / unit - weights.length;
  if (!Number.isInteger(spare) || spare < 0) {
    throw new RangeError(`${total} minutes cannot be shared among ${weights.length}.`);
  }
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) =>
    sum > 0 ? (spare * weight) / sum : spare / weights.length,
  );
  const units = exact.map(Math.floor);
  const left = spare - units.reduce((all, one) => all + one, 0);
  // Largest remainder; the earlier one where two are equal.
  const order = exact
    .map((share, at) => ({ at, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of order.slice(0, Math.round(left))) units[at] = (units[at] ?? 0) + 1;
  return units.map((count) => (count + 1) * unit);
}
