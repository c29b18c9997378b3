const longest = 6;

/** The count that means "All" in the menus (specification 9). */
const everything = 1000;

/**
 * Summarises an activity's options for a list, such as "Team mode · board: 4 by 4 · 60 seconds". Used for
 * activities that have no summary of their own. Option names are converted to words, and options that are off
 * are omitted.
 */
export function describeOptions(options: unknown): string {
  const pieces = isRecord(options) ? Object.entries(options).flatMap(piecesOf) : [];
  const shown = pieces.slice(0, longest).join(' · ');
  return shown.charAt(0).toUpperCase() + shown.slice(1);
}

function piecesOf([name, value]: [string, unknown]): string[] {
  if (value === true) return [inWords(name)];
  // Omits empty values and the value for "chosen automatically".
  if (value === 0 || value === '' || value === 'auto') return [];
  if (typeof value === 'number')
    return [`${inWords(name)}: ${value === everything ? 'all' : value}`];
  if (typeof value === 'string') return [`${inWords(name)}: ${inWords(value)}`];
  if (Array.isArray(value) && value.length > 0) return [`${inWords(name)}: ${value.length}`];
  // A tagged union: `kind` determines the meaning of the other fields.
  if (isRecord(value) && typeof value.kind === 'string') {
    const details = Object.entries(value).filter(([key]) => key !== 'kind');
    return [inWords(value.kind), ...details.flatMap(piecesOf)];
  }
  return [];
}

/** Converts `firstSentenceWhole` and `first-letter` to words. */
const inWords = (name: string) =>
  name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
