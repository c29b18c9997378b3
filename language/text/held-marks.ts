/**
 * The marks at the beginning of a text that belong to a box before it: a comma, « ! » with its space, a
 * closing bracket or quotation mark. Browsers break a line on both sides of every box, whatever follows.
 * What belongs to a box behind the text is taken off it before.
 */
export const heldAfter = (text: string): string => behindBox.exec(text)?.[0] ?? '';

/** The marks at the end of a text that belong to a box behind it: an opening bracket, an elided article. */
export const heldBefore = (text: string): string =>
  beforeBox.exec(text.slice(text.lastIndexOf(' ', text.length - 2) + 1))?.[0] ?? '';

/** An opening mark closes where no word follows, as in German. */
const behindBox =
  /^(?:[ \u00a0\u202f](?:[!?:;]|»(?![\p{L}\p{N}]))|[\p{Pe}\p{Pf}\p{Pd}\p{Po}\p{Sc}°]|[\p{Ps}\p{Pi}](?![\p{L}\p{N}]))+/u;
/** A » opens where nothing stands before it, as in German, a ” as in Swedish. */
const beforeBox =
  /(?:(?<!\p{L})\p{L}{1,12}['’ʼ]|«[ \u00a0\u202f]|[\p{Ps}\p{Pi}\p{Sc}"'‘¿¡]|(?<!\S)[»”’]){1,6}$/u;
