import type { FoundPiece } from './page.ts';

/** Delimiters around a match in the database's search results. Page texts never contain them. */
export const foundStart = '\u0002';
export const foundEnd = '\u0003';

/** The most characters of an excerpt, and those of them before the first match. */
const maxExcerpt = 160;
const maxBefore = 60;

/** Returns the part of a text around the first of these words, with all of them marked. The words are in lower case. */
export function excerptAround(text: string, words: readonly string[]): FoundPiece[] {
  const lower = text.toLowerCase();
  const first = Math.min(...words.map((word) => lower.indexOf(word)).filter((at) => at >= 0));
  const from = Number.isFinite(first) ? Math.max(0, first - maxBefore) : 0;
  const excerpt = text.slice(from, from + maxExcerpt);
  return [
    ...(from > 0 ? [{ text: '…', found: false }] : []),
    ...markWords(excerpt, words),
    ...(from + maxExcerpt < text.length ? [{ text: '…', found: false }] : []),
  ];
}

/** Splits a text at each of these words, which are in lower case. The joined pieces equal the text. */
export function markWords(text: string, words: readonly string[]): FoundPiece[] {
  const pieces: FoundPiece[] = [];
  const lower = text.toLowerCase();
  // Lower case has another length in some scripts: then nothing is marked, rather than something wrong.
  if (lower.length !== text.length) return [{ text, found: false }];
  let from = 0;
  while (from < text.length) {
    const [first] = words
      .map((word) => ({ at: lower.indexOf(word, from), length: word.length }))
      .filter(({ at, length }) => at >= 0 && length > 0)
      .sort((a, b) => a.at - b.at || b.length - a.length);
    if (!first) break;
    if (first.at > from) pieces.push({ text: text.slice(from, first.at), found: false });
    pieces.push({ text: text.slice(first.at, first.at + first.length), found: true });
    from = first.at + first.length;
  }
  return from < text.length ? [...pieces, { text: text.slice(from), found: false }] : pieces;
}

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
