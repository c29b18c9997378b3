import type { Font } from '#language/languages.ts';

export interface BundledFont {
  /** The package that the build copies from. */
  from: string;
  /** The package version; part of the address, so that browsers can cache the files forever. */
  version: string;
  /** The style sheets needed from the package, merged into one file. */
  sheets: readonly string[];
  /** True if the family has Latin letters designed for texts in its own script. */
  ownLatin?: boolean;
}

const variable = (name: string, version: string, ownLatin = false): BundledFont => ({
  from: `@fontsource-variable/${name}`,
  version,
  sheets: ['index.css'],
  ownLatin,
});

/**
 * The Noto families by the script that needs them; Latin uses the page's own. Each is split by Unicode range:
 * a page fetches only the subsets whose characters it shows. Latin letters use the page's own family where
 * those of the Noto family would look foreign next to it: if a device has none of the page's families, a
 * browser would use any face that has the letters.
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
 * Version of the build's output for these packages; bump it on change, because browsers cache a folder
 * forever.
 */
const facesVersion = 2;

/** The folder of a bundled font in the built site. */
export const fontFolder = ({ from, version }: BundledFont): string =>
  `assets/fonts/${from.split('/').at(-1)}-${version}.${facesVersion}`;
