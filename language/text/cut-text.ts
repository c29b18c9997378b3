/**
 * Truncates a text to at most `longest` UTF-16 units, the unit of all length limits. Never splits a surrogate
 * pair, because half a pair cannot be encoded in a URL or stored as JSON.
 */
export const cutText = (text: string, longest: number): string =>
  text.length <= longest ? text : text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
