import { languageOf } from '#language/languages.ts';

/** The attributes that every piece of a resource's text carries: its own language and direction. */
export function inLanguage(code: string): { lang: string; dir: 'ltr' | 'rtl' } {
  const { locale, direction } = languageOf(code);
  return { lang: locale, dir: direction };
}
