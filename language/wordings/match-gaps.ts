/**
 * Finds what the gaps between fixed texts contain: `matchGaps('Move Léa to 8B', ['Move ', ' to ', ''])` returns `['Léa',
 * '8B']`. Null if the text is another one. A gap is never empty, and ends where the next fixed text first occurs. Takes
 * linear time, unlike a pattern with several gaps.
 */
export function matchGaps(text: string, fixed: readonly string[]): string[] | null {
  const [first = '', ...others] = fixed;
  const last = others.at(-1);
  if (last === undefined) return text === first ? [] : null;
  if (!text.startsWith(first) || !text.endsWith(last)) return null;
  const end = text.length - last.length;
  const values: string[] = [];
  let at = first.length;
  for (const next of others.slice(0, -1)) {
    const found = text.indexOf(next, at + 1);
    if (found < 0 || found + next.length > end) return null;
    values.push(text.slice(at, found));
    at = found + next.length;
  }
  if (end <= at) return null;
  return [...values, text.slice(at, end)];
}
