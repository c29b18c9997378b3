/**
 * A sentence with what it quotes set apart: words of a script that runs the other way keep their order,
 * and the marks around them their places (language-rules 8).
 */
export function Quoted({ text }: { text: string }) {
  // What nothing closes is found up to its end too, so that a text is read once; it is no quotation.
  return text.split(/(?<=“)([^”]*)(?:(?=”)|$)/u).map((piece, at, pieces) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence stay in their order
    at % 2 === 1 && pieces[at + 1]?.startsWith('”') ? <bdi key={at}>{piece}</bdi> : piece,
  );
}
