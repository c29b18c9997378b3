/**
 * Where in `text` the marks between two words, from `start` to `end`, begin to open what follows: from
 * there on they belong to the word behind them, before it to the word in front. `end` where nothing opens.
 */
export function openingFrom(text: string, start: number, end: number): number {
  // A straight quotation mark opens and closes by turns.
  let quotes = text.slice(0, start).split(straight).length - 1;
  const between = text.slice(start, end).replace(straight, () => {
    quotes += 1;
    return quotes % 2 === 1 ? '“' : '”';
  });
  return start + (opening.exec(between)?.index ?? between.length);
}

const straight = /["＂]/gu;

/**
 * What opens, up to the word behind it: an opener with its space ("« oui"); the dash of the next speaker;
 * openers that touch each other (「, «¿); and what is written onto a word behind a space ("Hej”, -5, $20).
 * An opener before a space or a comma closes, as in German.
 */
const opening =
  /(?:(?<=[\s\p{Ps}\p{Pi}])[\p{Ps}\p{Pi}¿¡]\s+|(?<=[.!?…][»”]?\s)\p{Pd}\s+|[\p{Ps}\p{Pi}¿¡]['’]?)*(?:(?<=\s)[^\s,;:!?،؛؟、。，：；！？]+)?$/u;
