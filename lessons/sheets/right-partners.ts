/** Two halves that are matched on a sheet, each as what makes it the same as another. */
export interface Halves {
  one: string;
  other: string;
}

/**
 * For each pair the places, from 0 and in order, of the pairs whose other half is right beside its first
 * one. Where `le` and `la` are both `the`, nobody can tell one `the` from the other: both are right.
 */
export function rightPartners(pairs: readonly Halves[]): number[][] {
  const others = new Map<string, Set<string>>();
  for (const { one, other } of pairs) others.set(one, (others.get(one) ?? new Set()).add(other));
  return pairs.map(({ one }) =>
    pairs.flatMap(({ other }, at) => (others.get(one)?.has(other) ? [at] : [])),
  );
}

/** Everything that is right at one place, as a key says it: `B`, or `B or G`. */
export const eitherOf = (answers: readonly string[]): string => answers.join(' or ');
