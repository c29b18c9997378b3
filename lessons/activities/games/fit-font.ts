import { languageOf } from '#language/languages.ts';

/** Matches full-width scripts, in which a letter is as wide as it is high. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Matches scripts that are displayed one step larger (lesson.css) and need taller lines. */
const joined = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Widths in em of an average letter; measured on Tahoma, Noto Naskh and Noto Sans JP, bold. */
const wideLetter = 1.02;
const joinedLetter = 0.9;
const letter = 0.62;
/** Percentage of the box that is available to text; the rest is padding. */
const inside = 86;
const lineHeight = { latin: 1.35, arabic: 1.75, nastaliq: 2.7, hebrew: 1.6 };
const maxLines = 4;

/** Returns the width of a text, in em. Combining diacritics have no width. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    if (/\p{M}/u.test(character)) continue;
    if (/\p{Extended_Pictographic}/u.test(character)) width += 1.3;
    else if (wide.test(character)) width += wideLetter;
    else width += joined.test(character) ? joinedLetter : letter;
  }
  return width;
}

/**
 * Returns the font size, as CSS, at which a text fills its box. The size is as large as possible on one to
 * four lines without breaking a word. It is between `least` and `most`; at `least`, words may break anywhere.
 * The box is an element with `container-type: size`, or one that sets `--box-inline` and `--box-block` to a
 * hundredth of its width and height. `height` is the box's minimum height in rem. It is needed because
 * browsers report no height until a growing box has settled.
 */
export function fitFont(
  text: string,
  language: string,
  least: string,
  most: string,
  height: number,
): string {
  return fitFontTogether([text], language, least, most, height);
}

/**
 * Returns the largest font size at which all these texts fit their boxes, which have equal size. If only the
 * right answer had a larger font, its size would reveal it.
 */
export function fitFontTogether(
  texts: readonly string[],
  language: string,
  least: string,
  most: string,
  height: number,
): string {
  const { spaces } = languageOf(language);
  const whole = Math.max(1, ...texts.map(widthOf));
  const words = texts.flatMap((text) => (spaces ? text.split(/\s+/) : [text.slice(0, 4)]));
  const longest = Math.max(1, ...words.map(widthOf));
  const { font } = languageOf(language);
  const high = font in lineHeight ? lineHeight[font as keyof typeof lineHeight] : lineHeight.latin;
  const sizes = Array.from({ length: maxLines }, (_, at) => {
    const lines = at + 1;
    // Lines are never filled completely, so this adds some slack. A single line needs no slack.
    const widest = Math.max(longest, (whole / lines) * (lines === 1 ? 1 : 1.15));
    const share = inside / (lines * high);
    const tall = `max(${round(share)} * var(--box-block, 1cqb), ${round((share / 100) * height)}rem)`;
    return `min(${round(inside / widest)} * var(--box-inline, 1cqi), ${tall})`;
  });
  return `clamp(${least}, max(${sizes.join(', ')}), ${most})`;
}

const round = (value: number) => Math.round(value * 100) / 100;
