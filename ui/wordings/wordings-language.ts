import { i18n } from './i18n.ts';

/** Returns the language of the interface's own words as a language code: `en` for British English, `pt` for Portuguese. */
export const wordingsLanguage = (): string => i18n.locale.split('-')[0] ?? i18n.locale;
