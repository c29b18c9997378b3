import { isBlank } from '#lessons/questions/without-blanks.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The same JSON for the same value: the store gives back an object's fields in an order of its own. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    isFields(one) && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

/**
 * One version of a part with only those items that the other does not have as they are; null where it
 * has none of its own that a class would see.
 */
export function differingItems(content: unknown, other: unknown): unknown {
  if (!isFields(content) || !isFields(other)) return content;
  let own = 0;
  const lists = Object.entries(content).map(([name, value]) => {
    const there = other[name];
    if (!Array.isArray(value) || !value.every(isFields) || !Array.isArray(there)) {
      return [name, value];
    }
    const known = new Set(there.map(written));
    const kept = value.filter((item) => !isBlank(item) && !known.has(written(item)));
    own += kept.length;
    return [name, kept];
  });
  return own > 0 ? Object.fromEntries(lists) : null;
}
