import { languageInSentence } from '#language/language-name.ts';
import { i18n } from './i18n.ts';

/** Returns a taught language's name for a sentence in the language of the page. */
export const nameOfLanguage = (code: string): string => languageInSentence(code, i18n.locale);
