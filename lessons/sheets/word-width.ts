import { graphemes } from '#language/graphemes.ts';
import { languageOf } from '#language/languages.ts';

/** The pattern also matches full-width punctuation: 、 。 「 」 ー ！ */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\u30fb\u30fc\uff01-\uff60\p{Emoji_Presentation}]/u;

/**
 * Returns the printed width of a word, in em: 1 per letter of a full-width script, 0.55 per letter of others.
 */
export function wordWidth(text: string): number {
  let width = 0;
  for (const letter of graphemes(text)) width += wide.test(letter) ? 1 : 0.55;
  return width;
}

/**
 * Returns the width of a place to write in, as a CSS length: 3 cm or 1.5 times the answer, whichever is more
 * (language-rules 10). Long widths grow in steps of 2 em, so that the width reveals little about the answer.
 */
export function gapWidth(answer: string): string {
  return `max(3cm, ${Math.ceil((wordWidth(answer) * 1.5) / 2) * 2}em)`;
}

/** Scripts with full-width characters. Includes Korean, even though it separates words with spaces. */
const squared = new Set(['Jpan', 'Hans', 'Hant', 'Kore']);

/**
 * Returns the number of ruled lines for an answer. A handwritten line on A4 fits about 45 letters, which are
 * 25 em in print, or 20 characters of a full-width script. Vowel marks above and below letters have no width.
 */
export function linesFor(answer: string, language: string): number {
  const perLine = squared.has(languageOf(language).script) ? 20 : 25;
  return Math.max(1, Math.ceil(wordWidth(answer) / perLine));
}
