import type { Font } from '#language/languages.ts';

export interface BundledFont {
  /** The package that the build copies from. */
  from: string;
  /** Stands in the address, so that browsers keep the files for ever; the version of the package. */
  version: string;
  /** The package's style sheets that are needed, in one file. */
  sheets: readonly string[];
  /** True where the family brings letters of the alphabet that are drawn for a text of its own script. */
  ownLatin?: boolean;
}

const variable = (name: string, version: string, ownLatin = false): BundledFont => ({
  from: `@fontsource-variable/${name}`,
  version,
  sheets: ['index.css'],
  ownLatin,
});

/**
 * The Noto families by the script that needs them; Latin uses the page's own.
 * Each is cut into pieces by Unicode range: a page fetches the pieces whose letters it shows. Letters of
 * the alphabet come from the page's own family wherever theirs would look foreign beside it: where a device
 * has none of that family's names, a browser takes any face that has them.
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

/** Counts what the build makes of the packages: browsers keep a folder for ever. */
const facesVersion = 2;

/** The folder of a bundled font in the built site. */
export const fontFolder = ({ from, version }: BundledFont): string =>
  `assets/fonts/${from.split('/').at(-1)}-${version}.${facesVersion}`;
