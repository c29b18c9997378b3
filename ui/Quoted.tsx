/**
 * A sentence with its quotations isolated, so that quoted text in the opposite direction keeps its word order
 * and the punctuation around it keeps its position (language-rules 8).
 */
export function Quoted({ text }: { text: string }) {
  // An unclosed quote matches up to the end too, so that the text is scanned once; it is not a quotation.
  return text.split(/(?<=“)([^”]*)(?:(?=”)|$)/u).map((piece, at, pieces) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence stay in their order
    at % 2 === 1 && pieces[at + 1]?.startsWith('”') ? <bdi key={at}>{piece}</bdi> : piece,
  );
}
