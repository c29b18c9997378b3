import { type Font, languageOf } from '#language/languages.ts';

/** What a printed piece of text carries: its language, its direction, and the fonts of its script. */
export interface LanguageAttributes {
  lang: string;
  dir: 'ltr' | 'rtl';
  'data-font': Font;
}

/** The attributes of a language code as stored; the style sheet finds script and line height by them. */
export function languageAttributes(code: string): LanguageAttributes {
  const { locale, direction, font } = languageOf(code);
  return { lang: locale, dir: direction, 'data-font': font };
}
