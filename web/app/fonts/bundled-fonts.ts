import type { Font } from '#language/languages.ts';

export interface BundledFont {
  /** The package that the build copies from. */
  from: string;
  /** Stands in the address, so that browsers keep the files for ever; the version of the package. */
  version: string;
  /** The package's style sheets that are needed, in one file. */
  sheets: readonly string[];
}

const variable = (name: string, version: string): BundledFont => ({
  from: `@fontsource-variable/${name}`,
  version,
  sheets: ['index.css'],
});

/**
 * The Noto families by the script that needs them; Latin uses the page's own.
 * Each is cut into pieces by Unicode range: a page fetches the pieces whose letters it shows.
 */
export const bundledFonts: Partial<Record<Font, BundledFont>> = {
  greek: variable('noto-sans', '5.3.0'),
  cyrillic: variable('noto-sans', '5.3.0'),
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
  japanese: variable('noto-sans-jp', '5.3.1'),
  simplified: variable('noto-sans-sc', '5.3.1'),
  traditional: variable('noto-sans-hk', '5.3.0'),
  korean: variable('noto-sans-kr', '5.3.1'),
};

/** The folder of a bundled font in the built site. */
export const fontFolder = ({ from, version }: BundledFont): string =>
  `assets/fonts/${from.split('/').at(-1)}-${version}`;
