/**
 * A click in a multi-select whose default excludes all others (specification 4): choosing the default
 * clears the others, choosing another clears the default, clicking the default when it is set does
 * nothing. Deselecting the last other option falls back to the default (decision 0012).
 */
export function toggleExclusive(
  selected: readonly number[],
  key: number,
  exclusiveDefault: number,
): number[] {
  if (key === exclusiveDefault) return [exclusiveDefault];
  const others = new Set(selected.filter((each) => each !== exclusiveDefault));
  if (!others.delete(key)) others.add(key);
  return others.size === 0 ? [exclusiveDefault] : [...others].sort((a, b) => a - b);
}
