/**
 * A sentence with what it quotes set apart: words of a script that runs the other way keep their order,
 * and the marks around them their places (language-rules 8).
 */
export function Quoted({ text }: { text: string }) {
  return text.split(/(?<=“)([^”]*)(?=”)/u).map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence stay in their order
    at % 2 === 1 ? <bdi key={at}>{piece}</bdi> : piece,
  );
}
