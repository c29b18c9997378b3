import { languageOf } from '#language/languages.ts';

/** Attributes for every piece of a resource's text: its language and direction. */
export function inLanguage(code: string): { lang: string; dir: 'ltr' | 'rtl' } {
  const { locale, direction } = languageOf(code);
  return { lang: locale, dir: direction };
}
