/** The fields that contain an item's words, in every type; all others contain ids, kinds and flags. */
const wordFields = new Set(['target', 'native', 'word']);

/**
 * Returns stored content as shown to a class on a screen, on paper and as homework. Omits items that have no
 * words yet, and empty options and phrases of an item. The editor still shows the teacher items that were
 * saved empty.
 */
export function withoutBlanks<Content>(content: Content): Content {
  if (typeof content !== 'object' || content === null || !('items' in content)) return content;
  const { items } = content;
  if (!Array.isArray(items) || !items.some((item) => isBlank(item) || hasBlanks(item))) {
    return content;
  }
  return { ...content, items: items.filter((item) => !isBlank(item)).map(withFullLists) };
}

const listsOf = (item: unknown): [name: string, list: unknown[]][] =>
  typeof item === 'object' && item !== null
    ? Object.entries(item).filter(([, value]) => Array.isArray(value))
    : [];

const hasBlanks = (item: unknown): boolean => listsOf(item).some(([, list]) => list.some(isBlank));

const withFullLists = (item: unknown): unknown => {
  const lists = listsOf(item).map(([name, list]) => [name, list.filter((one) => !isBlank(one))]);
  return { ...Object(item), ...Object.fromEntries(lists) };
};

/** True if an object has text fields and all of them are empty. */
export function isBlank(item: unknown): boolean {
  const words = wordsIn(item);
  return words.length > 0 && words.every((text) => text.trim() === '');
}

function wordsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    typeof one === 'string' ? (wordFields.has(name) ? [one] : []) : wordsIn(one),
  );
}
