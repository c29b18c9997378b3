import { matchPieces } from './match-pieces.ts';
import { nextNumber } from './next-number.ts';
import { piecesOf } from './segment-text.ts';
import type { Side } from './text.ts';

/**
 * The side after its text was edited: tokens that stayed keep id, tags, reading and gloss; new ones
 * get numbers never used on this side before. `cuts` as in `segmentText`; a language without spaces
 * keeps its stored cut wherever the text did not change.
 */
export function retokenise(
  language: string,
  side: Side,
  text: string,
  idPrefix: string,
  cuts: readonly string[] = [],
): Side {
  if (text === side.text && cuts.length === 0) return side;
  const pieces = piecesOf(language, text, cuts.length > 0 ? cuts : keptCuts(language, side, text));
  const from = matchPieces(side.tokens, pieces);
  let next = nextNumber(
    side.tokens.map((token) => token.id),
    side.nextToken,
  );
  let start = 0;
  const tokens = pieces.map((piece, n) => {
    const old = side.tokens[from[n] ?? -1];
    const end = start + piece.text.length;
    const place = { start, end };
    start = end;
    if (old) return { ...old, ...place };
    next += 1;
    return { id: `${idPrefix}${next - 1}`, ...place, text: piece.text, isWord: piece.isWord };
  });
  return { text, tokens, nextToken: next };
}

/** The stored cut around an edit, with the engine's cut of the changed stretch alone. */
function keptCuts(language: string, side: Side, text: string): string[] {
  const before = side.tokens.map((token) => token.text);
  const head: string[] = [];
  let start = 0;
  for (const piece of before) {
    if (!text.startsWith(piece, start)) break;
    head.push(piece);
    start += piece.length;
  }
  const tail: string[] = [];
  let end = text.length;
  for (const piece of before.slice(head.length).reverse()) {
    if (end - piece.length < start || !text.slice(start, end).endsWith(piece)) break;
    tail.unshift(piece);
    end -= piece.length;
  }
  const changed = piecesOf(language, text.slice(start, end)).map((piece) => piece.text);
  return [...head, ...changed, ...tail];
}
