/** Indicators of Markdown: a heading, bold words, a link, a code fence. */
const signs = /^#{1,6}\s+\S|\*\*\S[^*\n]{0,200}\*\*|\[[^[\]\n]{1,200}\]\([^()\s]{1,500}\)|^```/mu;
const emphasis: readonly RegExp[] = [
  /(?<!\*)\*\*\*(?=[^\s*])([^*\n]{1,500}?)(?<=[^\s*])\*\*\*(?!\*)/gu,
  /(?<!\*)\*\*(?=[^\s*])([^*\n]{1,500}?)(?<=[^\s*])\*\*(?!\*)/gu,
  /(?<![\p{L}\p{N}_])__(?=[^\s_])([^_\n]{1,500}?)(?<=[^\s_])__(?![\p{L}\p{N}_])/gu,
  /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]{1,500}?)(?<=[^\s*])\*(?![\p{L}\p{N}*])/gu,
  /(?<![\p{L}\p{N}_])_(?=[^\s_])([^_\n]{1,500}?)(?<=[^\s_])_(?![\p{L}\p{N}_])/gu,
  /(?<!~)~~(?=[^\s~])([^~\n]{1,500}?)(?<=[^\s~])~~(?!~)/gu,
  /(?<!`)`([^`\n]{1,500})`(?!`)/gu,
];
const asked = /[!?؟！？](?:\s|$)/u;

/**
 * Removes Markdown syntax from a teacher's text, as copied from notes and chat programs (CommonMark 0.31).
 * Keeps the words and removes pictures. Treats every hyphen or star at the start of a row as a bullet, unless
 * one of these rows is a question or an exclamation. In that case the text is a dialogue.
 */
export function openMarkdown(text: string): string {
  const plain = emphasis
    .reduce((rest, each) => rest.replace(each, '$1'), withoutLinks(text))
    .replace(/^[^\S\n]{0,3}>[^\S\n]+(?=\S)/gmu, '');
  if (!signs.test(text)) return plain;
  const rows = plain
    .replace(/^```.*$/gmu, '')
    .replace(/^[^\S\n]{0,3}#{1,6}[^\S\n]+(.*)$/gmu, (_, words) => withoutClosingSigns(words))
    .replace(/\\([\\`*_{}[\]()#+.!>~|-])/gu, '$1')
    .split('\n');
  const item = /^\s{0,12}[-*+]\s+(?:\[[ xX]\]\s+)?(?=\S)/u;
  const items = rows.filter((row) => item.test(row));
  if (items.some((row) => asked.test(row))) return rows.join('\n');
  return rows.map((row) => row.replace(item, '• ')).join('\n');
}

/** Removes the closing hashes of a heading: `## At home ##`. */
const withoutClosingSigns = (words: string): string => words.replace(/(?<!#)#+$/u, '').trimEnd();

const withoutLinks = (text: string): string =>
  text
    .replace(/!\[[^[\]\n]{0,200}\]\([^()\s]{1,500}\)/gu, '')
    .replace(/\[([^[\]\n]{1,200})\]\([^()\s]{1,500}(?:\s"[^"\n]{0,200}")?\)/gu, '$1');
