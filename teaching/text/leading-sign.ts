/**
 * The sign at the beginning of a text that French sets apart by a space, with its space; or nothing. After
 * a box it would begin the next line alone: browsers break there even before a no-break space. A » that a
 * word follows opens a quotation, as in German.
 */
export const leadingSign = (text: string): string =>
  /^[ \u00a0\u202f](?:[!?:;]|»(?!\p{L}))/u.exec(text)?.[0] ?? '';
