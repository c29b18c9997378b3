import type { FoundPiece } from './page.ts';

/** Delimiters around a match in the database's search results. Page texts never contain them. */
export const foundStart = '\u0002';
export const foundEnd = '\u0003';

/** Splits a text at the match delimiters. The joined pieces equal the text. */
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
