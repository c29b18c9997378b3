/**
 * Writes rows as a CSV file (RFC 4180) for spreadsheets. Starts with a byte order mark, because Excel
 * misreads accents without it. Adds an apostrophe before a cell that a spreadsheet would run as a formula
 * (OWASP, CSV injection). This includes formulas that follow white space or zero-width characters, which some
 * programs strip. Also quotes cells with semicolons, because half of Europe's spreadsheets use semicolons as
 * separators.
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(cell).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/** The start of a formula: operators in every width, after any invisible characters. */
const formula = /^[\s\p{Z}\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫−|%]|^[\t\r\n]/u;

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
