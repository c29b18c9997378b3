/**
 * Rows as a CSV file (RFC 4180) for spreadsheets. It begins with a byte order mark, or Excel would read
 * the accents wrongly; a cell that a spreadsheet would run as a formula begins with an apostrophe
 * (OWASP, CSV injection), also behind white space and signs without width, which some throw away. Half of Europe's spreadsheets part cells at semicolons: those are quoted too.
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(cell).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/** What begins a formula: signs in every width, behind anything that is not seen. */
const formula = /^[\s\p{Z}\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫−|%]|^[\t\r\n]/u;

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
