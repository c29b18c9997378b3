/**
 * The secret of a mailed link: behind `#`, which no browser sends to a server or in a `Referer`; in the path
 * of links that were mailed before. `hash` begins with `#`, or is empty.
 */
export const linkSecret = (hash: string, inPath: string): string => hash.slice(1) || inPath;
