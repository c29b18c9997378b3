import type { BundledFont } from '../app/fonts/bundled-fonts.ts';

/** The Arabic script, its supplements and presentation forms, and what joins or turns its letters. */
const arabicRange =
  'U+0600-06FF, U+0750-077F, U+0870-08FF, U+200C-200F, U+2E41, U+FB50-FDFF, U+FE70-FEFC';

/** From A to z with all their accents. */
const latin = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0x24f],
  [0x1e00, 0x1eff],
] as const;

/** The `unicode-range` of a face as pairs of code points; null where it has none and takes all letters. */
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

/** Whether a face would be taken for letters of the alphabet. */
export function hasLatin(face: string): boolean {
  const ranges = rangesOf(face);
  return (
    ranges === null ||
    ranges.some(([from, to]) => latin.some(([first, last]) => from <= last && to >= first))
  );
}

/**
 * The faces of a bundled family as they go into the site: without old formats, and for a script of its own
 * without the alphabet. `css` is what its package has.
 */
export function fontFaces(css: string, { ownLatin }: Pick<BundledFont, 'ownLatin'>): string {
  // Browsers that lack woff2 lack much else that the product needs.
  const modern = css.replace(/,\s*url\([^)]*\.woff\) format\('woff'\)/gu, '');
  if (ownLatin) return modern;
  return modern.replace(/@font-face\s*\{[^}]*\}/gu, (face) => {
    // A family in one piece does not say which letters are its own: here it is the Nastaliq one.
    if (rangesOf(face) === null)
      return face.replace(/\s*\}$/u, `\n  unicode-range: ${arabicRange};\n}`);
    return hasLatin(face) ? '' : face;
  });
}
