import { languageOf } from '#language/languages.ts';

/** Returns the `lang` and `dir` attributes that every piece of a resource's text needs. */
export function inLanguage(code: string): { lang: string; dir: 'ltr' | 'rtl' } {
  const { locale, direction } = languageOf(code);
  return { lang: locale, dir: direction };
}
