import { plainSpaces } from '#language/text/bind-punctuation.ts';
import { piecesOf } from '#language/text/segment-text.ts';

/** A text cut in three; `differs` is empty where nothing does. */
export interface Marked {
  start: string;
  differs: string;
  end: string;
}

/**
 * What sets a text apart from another: all but the words that both begin and end with. Whole words,
 * because a mark inside one would part letters that join, and one changed letter is hard to see.
 */
export function markDifference(language: string, text: string, other: string): Marked {
  const pieces = piecesOf(language, text).map((piece) => piece.text);
  const others = piecesOf(language, other).map((piece) => piece.text);
  const isSame = (a: string | undefined, b: string | undefined) =>
    a !== undefined && b !== undefined && plainSpaces(a) === plainSpaces(b);
  let head = 0;
  while (isSame(pieces[head], others[head])) head += 1;
  let tail = 0;
  const most = Math.min(pieces.length, others.length) - head;
  while (tail < most && isSame(pieces.at(-1 - tail), others.at(-1 - tail))) tail += 1;
  const end = pieces.length - tail;
  return {
    start: pieces.slice(0, head).join(''),
    differs: pieces.slice(head, end).join(''),
    end: pieces.slice(end).join(''),
  };
}
