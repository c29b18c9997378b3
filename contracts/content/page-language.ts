import * as z from 'zod/mini';

/**
 * The languages in which pages are written. A page is shown in the reader's language if there is a translation, otherwise
 * in English, otherwise in any language.
 */
export const PageLanguage = z.enum(
  ['en', 'es', 'fr', 'de', 'it', 'pt-BR', 'pl', 'ar', 'hi', 'ja'],
  {
    error: 'Choose a language from the list.',
  },
);
export type PageLanguage = z.infer<typeof PageLanguage>;

/** Returns the language in which a reader of this interface language reads pages. Variants share their pages. */
export function pageLanguageOf(locale: string): PageLanguage {
  const [language = ''] = locale.split('-');
  return PageLanguage.options.find((one) => one === locale || one === language) ?? 'en';
}
