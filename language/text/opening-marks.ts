/**
 * Where in `text` the marks between two words, from `start` to `end`, begin to open what follows: from
 * there on they belong to the word behind them, before it to the word in front. `end` where nothing opens.
 *
 * What opens is an opener with its space ("« oui"), the dash of the next speaker, openers that touch each
 * other (「, «¿), and what is written onto a word behind a space (”Hej”, -5, $20). An opener in front of a
 * space or a comma closes, as in German.
 */
export function openingFrom(text: string, start: number, end: number): number {
  const marks = turned(text.slice(start, end), text.slice(0, start));
  let at = writtenOn(marks);
  for (let next = before(marks, at); next < at; next = before(marks, at)) at = next;
  return start + at;
}

const straight = /["＂]/gu;
const space = /\s/u;
const bracket = /[\p{Ps}\p{Pi}]/u;
const opener = /[\p{Ps}\p{Pi}¿¡]/u;
const clause = /[,;:!?،؛؟、。，：；！？]/u;
const dash = /\p{Pd}/u;

/** Straight quotation marks, which open and close by turns, as curled ones. */
function turned(marks: string, text: string): string {
  let quotes = text.split(straight).length - 1;
  return marks.replace(straight, () => {
    quotes += 1;
    return quotes % 2 === 1 ? '“' : '”';
  });
}

/** Where marks begin that are written onto the word behind a space; none after the mark of a clause. */
function writtenOn(marks: string): number {
  let at = marks.length;
  while (at > 0 && !space.test(marks.charAt(at - 1)) && !clause.test(marks.charAt(at - 1))) at -= 1;
  return space.test(marks.charAt(at - 1)) ? at : marks.length;
}

/** Where the opening mark in front of `at` begins; `at` where there is none. */
function before(marks: string, at: number): number {
  let last = at - 1;
  if (!space.test(marks.charAt(last))) {
    if (/['’]/u.test(marks.charAt(last))) last -= 1;
    return opener.test(marks.charAt(last)) ? last : at;
  }
  while (space.test(marks.charAt(last))) last -= 1;
  const [mark, ahead] = [marks.charAt(last), marks.charAt(last - 1)];
  if (opener.test(mark)) return space.test(ahead) || bracket.test(ahead) ? last : at;
  const isSpeaker = dash.test(mark) && /[.!?…][»”]?\s$/u.test(marks.slice(0, last).slice(-3));
  return isSpeaker ? last : at;
}
