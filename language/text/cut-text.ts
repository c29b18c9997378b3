/**
 * Truncates a text to at most `longest` UTF-16 units, which is how lengths are limited. Never splits a
 * surrogate pair: half of one cannot be encoded in a URL, nor stored as JSON.
 */
export const cutText = (text: string, longest: number): string =>
  text.length <= longest ? text : text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
