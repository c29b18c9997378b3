/**
 * Renders a sentence with each quotation isolated. Quoted text in the opposite direction keeps its word
 * order, and the punctuation around it keeps its position (language-rules 8).
 */
export function Quoted({ text }: { text: string }) {
  // An unclosed quote also matches up to the end, so that the text is scanned only once. It is not rendered
  // as a quotation.
  return text.split(/(?<=“)([^”]*)(?:(?=”)|$)/u).map((piece, at, pieces) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence stay in their order
    at % 2 === 1 && pieces[at + 1]?.startsWith('”') ? <bdi key={at}>{piece}</bdi> : piece,
  );
}
