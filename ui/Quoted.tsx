/** The marks that end a quotation, by the mark that opens it, in the languages of the interface. German and Polish open alike. */
const ends: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“”',
  '‚': '‘',
  '«': '»',
  '「': '」',
  '『': '』',
};

/**
 * Matches each quotation with its marks. An unclosed one also matches, up to the end, so that the text is scanned only once.
 */
const quotations = new RegExp(
  `(${Object.entries(ends)
    .map(([start, end]) => `${start}[^${end}]*(?:[${end}]|$)`)
    .join('|')})`,
  'u',
);

/**
 * Renders a sentence with each quotation isolated. Quoted text in the opposite direction keeps its word
 * order, and the punctuation around it keeps its position (language-rules 8).
 */
export function Quoted({ text }: { text: string }) {
  return text.split(quotations).map((piece, at) => {
    const end = piece.slice(1).at(-1) ?? '';
    if (at % 2 === 0 || end === '' || !ends[piece.charAt(0)]?.includes(end)) return piece;
    const inner = piece.slice(1, -1);
    const words = inner.trim();
    // French has a space beside each mark, which belongs to the mark.
    const [before, after] = words === '' ? [inner, ''] : inner.split(words);
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence stay in their order
    return [piece.charAt(0), before, <bdi key={at}>{words}</bdi>, after, end];
  });
}
