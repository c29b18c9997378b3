import type { FoundPiece } from './page.ts';

/** Stand around a found word in what the database answers; no text of ours holds them. */
export const foundStart = '\u0002';
export const foundEnd = '\u0003';

/** Cuts a marked text where found words begin and end; joined again, the pieces are the text. */
export function foundPieces(marked: string): FoundPiece[] {
  return marked
    .split(foundStart)
    .flatMap((part, index) => {
      if (index === 0) return [{ text: part, found: false }];
      const [word = '', ...rest] = part.split(foundEnd);
      return [
        { text: word, found: true },
        { text: rest.join(''), found: false },
      ];
    })
    .filter(({ text }) => text !== '');
}
