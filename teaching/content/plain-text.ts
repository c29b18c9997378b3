/** Marks and spaces that lead a line of Markdown: headings, quotes, lists. */
const lineMarks = /^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+|\d+[.)][ \t]+)+/gm;

/**
 * The words of a Markdown text without its marks, for the search and its excerpts. Control characters
 * go too: the search uses them to say where a found word begins and ends.
 */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^[ \t]*(?:```.*|\|?[ \t:|-]+\|[ \t:|-]*|-{3,})$/gm, ' ')
    .replace(lineMarks, '')
    .replace(/\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`kbd:([^`]*)`/g, '$1')
    .replace(/[*_~`|]+/g, ' ')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}
