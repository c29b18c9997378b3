import type { Font } from '#language/languages.ts';

export interface BundledFont {
  /** The package that the build copies from. */
  from: string;
  /** The package version; part of the address, so that browsers can cache the files forever. */
  version: string;
  /** The style sheets needed from the package, merged into one file. */
  sheets: readonly string[];
  /**
   * True if the family's Latin letters are kept, because they are designed for texts in the family's own
   * script.
   */
  ownLatin?: boolean;
}

const variable = (name: string, version: string, ownLatin = false): BundledFont => ({
  from: `@fontsource-variable/${name}`,
  version,
  sheets: ['index.css'],
  ownLatin,
});

/**
 * The Noto family for each script that needs one. Each family is split by Unicode range, so a page fetches
 * only the subsets whose characters it shows. Latin text uses the page's own family. If a Noto family's Latin
 * letters would look foreign next to the page's own family, they are left out. Otherwise a browser would use
 * them on a device that has none of the page's families.
 */
export const bundledFonts: Partial<Record<Font, BundledFont>> = {
  greek: variable('noto-sans', '5.3.0', true),
  cyrillic: variable('noto-sans', '5.3.0', true),
  arabic: variable('noto-naskh-arabic', '5.3.0'),
  nastaliq: {
    from: '@fontsource/noto-nastaliq-urdu',
    version: '5.3.0',
    sheets: ['arabic-400.css', 'arabic-700.css'],
  },
  hebrew: variable('noto-sans-hebrew', '5.3.0'),
  devanagari: variable('noto-sans-devanagari', '5.3.0'),
  bengali: variable('noto-sans-bengali', '5.3.0'),
  gurmukhi: variable('noto-sans-gurmukhi', '5.3.0'),
  thai: variable('noto-sans-thai', '5.3.0'),
  japanese: variable('noto-sans-jp', '5.3.1', true),
  simplified: variable('noto-sans-sc', '5.3.1', true),
  traditional: variable('noto-sans-hk', '5.3.0', true),
  korean: variable('noto-sans-kr', '5.3.1', true),
};

/**
 * The version of the files that the build makes from these packages. Increase it whenever they change,
 * because browsers cache a folder forever.
 */
const facesVersion = 2;

/** The folder of a bundled font in the built site. */
export const fontFolder = ({ from, version }: BundledFont): string =>
  `assets/fonts/${from.split('/').at(-1)}-${version}.${facesVersion}`;
