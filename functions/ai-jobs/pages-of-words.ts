const maxLines = 10;
const maxCharacters = 4_000;

/**
 * Lines as the moderator takes them: ten sentences a piece, and no piece long, because one long input
 * would be judged by its average.
 */
export function pagesOfWords(lines: readonly string[]): string[] {
  const pages: string[][] = [];
  let room = 0;
  for (const line of lines) {
    const page = pages.at(-1);
    if (page && page.length < maxLines && line.length < room) {
      page.push(line);
      room -= line.length + 1;
    } else {
      pages.push([line]);
      room = maxCharacters - line.length;
    }
  }
  return pages.map((page) => page.join('\n'));
}
