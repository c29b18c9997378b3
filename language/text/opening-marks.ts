/**
 * Splits the punctuation between two words. Returns the offset in `text`, between `start` and `end`, at which
 * the punctuation of the next word starts. The punctuation before this offset belongs to the previous word.
 * Returns `end` if there is no opening punctuation.
 *
 * Opening punctuation can be: an opener with its space ("« oui"), the dash of the next speaker, adjacent
 * openers (「, «¿), or characters attached to a word after a space (”Hej”, -5, $20). An opener before a space
 * or a comma is closing, as in German.
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

/** Converts straight quotation marks to curly ones. They are opening and closing alternately. */
function turned(marks: string, text: string): string {
  let quotes = text.split(straight).length - 1;
  return marks.replace(straight, () => {
    quotes += 1;
    return quotes % 2 === 1 ? '“' : '”';
  });
}

/**
 * Returns the offset of punctuation that is attached to the next word and follows a space. After clause
 * punctuation, there is no such punctuation.
 */
function writtenOn(marks: string): number {
  let at = marks.length;
  while (at > 0 && !space.test(marks.charAt(at - 1)) && !clause.test(marks.charAt(at - 1))) at -= 1;
  return space.test(marks.charAt(at - 1)) ? at : marks.length;
}

/**
 * Returns the offset at which the opening punctuation before `at` starts; `at` if there is no opening
 * punctuation.
 */
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
