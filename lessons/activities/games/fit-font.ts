import { languageOf } from '#language/languages.ts';

/** Wide scripts: a letter is as wide as it is high. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Scripts that are set a step larger (lesson.css) and stand on high lines. */
const joined = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Widths in em of an average letter; measured on Tahoma, Noto Naskh and Noto Sans JP, bold. */
const wideLetter = 1.02;
const joinedLetter = 0.9;
const letter = 0.62;
/** How much of the box text may take, the rest being its padding. */
const inside = 86;
const lineHeight = { latin: 1.35, arabic: 1.75, nastaliq: 2.7, hebrew: 1.6 };
const maxLines = 4;

/** How wide a text is, in em. Marks that sit on a letter take no room. */
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
 * The font size, as CSS, at which a text fills its box: as large as it goes on one to four lines without
 * a word being broken, never above `most` and never below `least`, from where on it wraps wherever it
 * must. The box is an element with `container-type: size`, or one that says its size itself: a hundredth
 * of it is `--box-inline` by `--box-block`. `height` is its least height in rem: browsers that have not
 * settled a growing box yet report none.
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
 * The one size at which each of these texts fills its box or less, where the boxes are of one size: four
 * answers of which one is larger than the others would be told apart by that.
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
    // Lines are never filled to the end; a text on one line has no end to leave open.
    const widest = Math.max(longest, (whole / lines) * (lines === 1 ? 1 : 1.15));
    const share = inside / (lines * high);
    const tall = `max(${round(share)} * var(--box-block, 1cqb), ${round((share / 100) * height)}rem)`;
    return `min(${round(inside / widest)} * var(--box-inline, 1cqi), ${tall})`;
  });
  return `clamp(${least}, max(${sizes.join(', ')}), ${most})`;
}

const round = (value: number) => Math.round(value * 100) / 100;
