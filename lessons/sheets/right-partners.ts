/** Two halves to be matched on a sheet, each given as its comparison key. */
export interface Halves {
  one: string;
  other: string;
}

/**
 * For each pair, returns the sorted zero-based indexes of the pairs whose second half is right for its first
 * half. For example, if `le` and `la` both mean `the`, the two `the` halves look the same, so both are right.
 */
export function rightPartners(pairs: readonly Halves[]): number[][] {
  const others = new Map<string, Set<string>>();
  for (const { one, other } of pairs) others.set(one, (others.get(one) ?? new Set()).add(other));
  return pairs.map(({ one }) =>
    pairs.flatMap(({ other }, at) => (others.get(one)?.has(other) ? [at] : [])),
  );
}
