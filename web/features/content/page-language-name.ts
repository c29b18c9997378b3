import type { PageLanguage } from '#contracts/content/page.ts';
import { ownLanguageName } from '#language/language-name.ts';

/** Returns the own name of a language of pages, without its region. */
export const pageLanguageName = (language: PageLanguage): string =>
  ownLanguageName(language.slice(0, 2));
