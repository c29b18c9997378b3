/** Marks and spaces that lead a line of Markdown: headings, quotes, lists. */
const lineMarks = /^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+|\d+[.)][ \t]+)+/gm;
/** Lines without words: fences of code, the line under a table's headings, rules. */
const drawnLines = /^(?:[ \t]*```.*|[ \t:|-][ \t:-]*\|[ \t:|-]*|[ \t]*-{3,})$/gm;
/** A link, or what begins as one: that is passed over whole, so that no text is searched again and again. */
const links = /!?\[([^\]]*)(?:\](?:\([^)]*(\)|$))?|$)/g;

/**
 * The words of a Markdown text without its marks, for the search and its excerpts. Control characters
 * go too: the search uses them to say where a found word begins and ends.
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
