/**
 * The languages in which pages are written. A page is shown in the reader's language if there is a translation, otherwise
 * in English, otherwise in any language.
 */
export const pageLanguages = [
  'en',
  'es',
  'fr',
  'de',
  'it',
  'pt-BR',
  'pl',
  'ar',
  'hi',
  'ja',
] as const;

/** Returns the language in which a reader of this interface language reads pages. Variants share their pages. */
export function pageLanguageOf(locale: string): (typeof pageLanguages)[number] {
  const [language = ''] = locale.split('-');
  return pageLanguages.find((one) => one === locale || one === language) ?? 'en';
}
