/** Markdown syntax and spaces at the start of a line: headings, quotes, lists. */
const lineMarks = /^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+|\d+[.)][ \t]+)+/gm;
/** Lines without words: code fences, the line below a table's header, and rules. */
const drawnLines = /^(?:[ \t]*```.*|[ \t:|-][ \t:-]*\|[ \t:|-]*|[ \t]*-{3,})$/gm;
/**
 * Matches a link. An unfinished link is matched up to the end of the text, to avoid quadratic backtracking.
 */
const links = /!?\[([^\]]*)(?:\](?:\([^)]*(\)|$))?|$)/g;

/**
 * Removes Markdown syntax from a text for the search index and its excerpts. Also removes control characters,
 * because the search uses them as match delimiters.
 */
export function plainText(markdown: string): string {
  return markdown
    .replace(drawnLines, ' ')
    .replace(lineMarks, '')
    .replace(/\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/g, ' ')
    .replace(links, (found, words: string, end: string | undefined) => (end ? words : found))
    .replace(/`kbd:([^`]*)`/g, '$1')
    .replace(/[*_~`|]+/g, ' ')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}
