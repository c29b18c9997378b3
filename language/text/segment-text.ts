import { languageOf } from '../languages.ts';
import { cutSpaceless, isSpaceless, stretchesOf } from './cut-spaceless.ts';
import { type Piece, scanPieces } from './scan-pieces.ts';
import type { Token } from './text.ts';

/**
 * Cuts one side's text into tokens `{idPrefix}0…` that re-join to it exactly. `cuts` are the word
 * pieces of a language without spaces (`readWordCuts`); they are used when they re-join to the text,
 * otherwise the engine's own dictionary cuts.
 */
export function segmentText(
  language: string,
  text: string,
  idPrefix: string,
  cuts: readonly string[] = [],
): Token[] {
  let start = 0;
  return piecesOf(language, text, cuts).map((piece, n) => {
    const end = start + piece.text.length;
    const token = { id: `${idPrefix}${n}`, start, end, text: piece.text, isWord: piece.isWord };
    start = end;
    return token;
  });
}

/** The same cut without ids. */
export function piecesOf(language: string, text: string, cuts: readonly string[] = []): Piece[] {
  if (languageOf(language).spaces) return scanPieces(language, text);
  // One piece is no cut at all, unless the text is a single word.
  if (cuts.length > 1 && cuts.join('') === text) {
    return cuts.flatMap((cut) => scanPieces(language, cut));
  }
  return scanPieces(language, text).flatMap((piece) =>
    piece.isWord
      ? stretchesOf(piece.text).flatMap((stretch) =>
          isSpaceless(stretch)
            ? cutSpaceless(language, stretch).map((part) => ({ text: part, isWord: true }))
            : scanPieces(language, stretch),
        )
      : [piece],
  );
}
