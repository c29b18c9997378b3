import { withNoBreakSpaces } from './with-no-break-spaces.ts';

/** The mark that the model puts between words of a language written without spaces. */
const cutMark = '|';

/** `私|は|学生|です。` -> the text as it is stored, without marks, and its pieces, which re-join to it. */
export function parseWordCuts(marked: string): { text: string; cuts: string[] } {
  const cuts: string[] = [];
  for (const piece of marked.split(cutMark)) {
    const last = cuts.length - 1;
    // A mark in front of a vowel sign or a small kana is a slip: these never start a word.
    if (last >= 0 && /^[\p{M}ーぁぃぅぇぉゃゅょァィゥェォャュョ]/u.test(piece)) cuts[last] += piece;
    else if (piece !== '') cuts.push(piece);
  }
  const text = withNoBreakSpaces(cuts.join(''));
  let start = 0;
  const fixed = cuts.map((cut) => {
    const end = start + cut.length;
    const piece = text.slice(start, end);
    start = end;
    return piece;
  });
  return { text, cuts: fixed };
}
