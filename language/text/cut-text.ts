/**
 * The beginning of a text, `longest` UTF-16 units at most, which is how lengths are limited. Never ends in
 * half of a surrogate pair: that cannot be encoded in an address, nor stored as JSON.
 */
export const cutText = (text: string, longest: number): string =>
  text.length <= longest ? text : text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
