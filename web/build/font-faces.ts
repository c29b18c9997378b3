import type { BundledFont } from '../app/fonts/bundled-fonts.ts';

/** The Arabic script, its supplements and presentation forms, and its joining and direction controls. */
const arabicRange =
  'U+0600-06FF, U+0750-077F, U+0870-08FF, U+200C-200F, U+2E41, U+FB50-FDFF, U+FE70-FEFC';

/** A to z, and the accented Latin letters. */
const latin = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0x24f],
  [0x1e00, 0x1eff],
] as const;

/** The `unicode-range` of a face as pairs of code points; null if it has none and covers all characters. */
export function rangesOf(face: string): [from: number, to: number][] | null {
  const [, list] = /unicode-range:\s*([^;}]+)/u.exec(face) ?? [];
  if (list === undefined) return null;
  return list.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/iu, '').split('-');
    return [
      Number.parseInt(from.replaceAll('?', '0'), 16),
      Number.parseInt(to.replaceAll('?', 'F'), 16),
    ];
  });
}

/** Returns whether a face covers Latin letters. */
export function hasLatin(face: string): boolean {
  const ranges = rangesOf(face);
  return (
    ranges === null ||
    ranges.some(([from, to]) => latin.some(([first, last]) => from <= last && to >= first))
  );
}

/**
 * The faces of a bundled family for the site: without legacy formats and, unless the family is `ownLatin`,
 * without Latin letters. `css` is the package's style sheet.
 */
export function fontFaces(css: string, { ownLatin }: Pick<BundledFont, 'ownLatin'>): string {
  // Browsers without woff2 also lack many other features that the product needs.
  const modern = css.replace(/,\s*url\([^)]*\.woff\) format\('woff'\)/gu, '');
  if (ownLatin) return modern;
  return modern.replace(/@font-face\s*\{[^}]*\}/gu, (face) => {
    // A family with a single face declares no unicode-range. Nastaliq is the only such family here.
    if (rangesOf(face) === null)
      return face.replace(/\s*\}$/u, `\n  unicode-range: ${arabicRange};\n}`);
    return hasLatin(face) ? '' : face;
  });
}
