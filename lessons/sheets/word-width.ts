import { graphemes } from '#language/graphemes.ts';
import { languageOf } from '#language/languages.ts';

/** With the marks that take a square of their own: 、 。 「 」 ー ！ */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\u30fb\u30fc\uff01-\uff60\p{Emoji_Presentation}]/u;

/** How wide a word is printed, in em: letters of the squared scripts take one, the others 0.55. */
export function wordWidth(text: string): number {
  let width = 0;
  for (const letter of graphemes(text)) width += wide.test(letter) ? 1 : 0.55;
  return width;
}

/**
 * The width of a place to write in, as a CSS length: 3 cm or 1.5 times the answer, whichever is more
 * (language-rules 10). Long ones grow in steps of 2 em, so that the width tells little.
 */
export function gapWidth(answer: string): string {
  return `max(3cm, ${Math.ceil((wordWidth(answer) * 1.5) / 2) * 2}em)`;
}

/** Scripts whose signs fill a square each; Korean parts its words by spaces, too. */
const squared = new Set(['Jpan', 'Hans', 'Hant', 'Kore']);

/**
 * How many ruled lines an answer takes: handwriting fills a line of A4 with about 45 letters, which are
 * 25 em in print, or with 20 signs of a squared script. Vowel marks above and below take no room.
 */
export function linesFor(answer: string, language: string): number {
  const perLine = squared.has(languageOf(language).script) ? 20 : 25;
  return Math.max(1, Math.ceil(wordWidth(answer) / perLine));
}
