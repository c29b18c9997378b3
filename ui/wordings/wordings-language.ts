import { languageOf } from '#language/languages.ts';
import { i18n } from './i18n.ts';

/** Returns the language of the interface's own words as a language code: `en` for British English, `pt` for Portuguese. */
export const wordingsLanguage = (of = i18n.locale): string => of.split('-')[0] ?? of;

/** Returns the attributes of the interface's own words, for places inside a text in a taught language. */
export function wordingsAttributes(of = i18n.locale): { lang: string; dir: 'ltr' | 'rtl' } {
  const { locale, direction } = languageOf(wordingsLanguage(of));
  return { lang: locale, dir: direction };
}
