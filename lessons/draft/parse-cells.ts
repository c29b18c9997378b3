/** What parts the two halves of a line, the surest sign first. */
const separators: readonly RegExp[] = [
  ...[/\t/, /;/],
  // Spaces are read from the first on, and not again from each of them.
  ...[/(?<!\s)\s+=\s+/, /(?<!\s)\s+[-–—]\s+/, /(?:(?<!\s)\s+)?[：:]\s+/],
  /[,，]/,
];

/**
 * Cells of pasted lines. One separator serves the whole list: the first that is found in at least
 * half of its lines. Quoted cells may hold separators, line breaks and doubled quotes (RFC 4180).
 * Numbering and bullets in front are dropped, empty lines too.
 */
export function parseCells(pasted: string): string[][] {
  const lines = splitLines(pasted.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
  const separator = separators.find(
    (each) => lines.filter((line) => splitLine(line, each).length > 1).length * 2 >= lines.length,
  );
  return lines.map((line) => {
    const cells = (separator ? splitLine(line, separator) : [line]).map(cleanCell);
    // An empty first column is a column; empty ones further on are spreadsheet margins.
    const [first = '', ...rest] = cells;
    return [first, ...rest.filter((cell) => cell !== '')];
  });
}

/** Lines, where a line break inside quotes does not end one. */
function splitLines(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const last = lines.at(-1);
    if (last !== undefined && isOpen(last)) lines[lines.length - 1] = `${last} ${line}`;
    else lines.push(line);
  }
  return lines.filter((line) => line.trim() !== '');
}

/** A cell that starts with a quotation mark and has not closed: `"beau` or `chat\t"cat`. */
function isOpen(line: string): boolean {
  const opens = /(?<=(?:^|[\t;,])\s*)"/.test(line);
  return opens && (line.match(/"/g) ?? []).length % 2 === 1;
}

function splitLine(line: string, separator: RegExp): string[] {
  const cells: string[] = [];
  const sticky = new RegExp(separator.source, 'y');
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length; ) {
    sticky.lastIndex = at;
    const gap = quoted ? undefined : sticky.exec(line)?.[0];
    if (gap) {
      cells.push(cell);
      cell = '';
      at += gap.length;
      continue;
    }
    const character = line.charAt(at);
    if (character === '"' && (quoted || cell.trim() === '')) quoted = !quoted;
    else if (character === '"' && line.charAt(at - 1) === '"') quoted = true;
    cell += character;
    at += 1;
  }
  return [...cells, cell];
}

function cleanCell(cell: string): string {
  const bare = cell.trim();
  const quoted = /^"(.*)"$/su.exec(bare)?.[1]?.replaceAll('""', '"');
  return (quoted ?? bare)
    .replace(/^(?:\d{1,3}[.)]|[•*·▪-])\s+/u, '')
    .replace(/\s+/g, ' ')
    .normalize('NFC')
    .trim();
}
