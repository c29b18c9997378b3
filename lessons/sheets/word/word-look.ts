import type { IRunOptions } from 'docx';
import { type Font, languageOf } from '#language/languages.ts';

/** Fonts that come with Word on Windows or macOS; a missing one is replaced by the program itself. */
const fonts: Record<Font, { cs?: string; eastAsia?: string }> = {
  latin: {},
  greek: {},
  cyrillic: {},
  arabic: { cs: 'Arial' },
  nastaliq: { cs: 'Urdu Typesetting' },
  hebrew: { cs: 'Arial' },
  devanagari: { cs: 'Nirmala UI' },
  bengali: { cs: 'Nirmala UI' },
  gurmukhi: { cs: 'Nirmala UI' },
  thai: { cs: 'Leelawadee UI' },
  japanese: { eastAsia: 'Yu Gothic' },
  simplified: { eastAsia: 'Microsoft YaHei' },
  traditional: { eastAsia: 'Microsoft JhengHei' },
  korean: { eastAsia: 'Malgun Gothic' },
};

/** The whole product's default (specification 9). */
export const latinFont = 'Tahoma';

/** Whether a language's paragraphs start on the right. */
export const isRightToLeft = (language: string) => languageOf(language).direction === 'rtl';

/** How Word sets text of this language: fonts of its script, direction, and the spelling to check. */
export function languageLook(language: string): IRunOptions {
  const { font, locale } = languageOf(language);
  const { cs = latinFont, eastAsia = latinFont } = fonts[font];
  const rightToLeft = isRightToLeft(language);
  return {
    font: { ascii: latinFont, hAnsi: latinFont, cs, eastAsia },
    rightToLeft,
    language: rightToLeft
      ? { bidirectional: locale }
      : fonts[font].eastAsia
        ? { eastAsia: locale }
        : { value: locale },
  };
}
