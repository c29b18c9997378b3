import { intlLocaleOf } from '#language/wordings/intl-locale.ts';
import { i18n } from './i18n.ts';

/** Returns the BCP 47 tag that `Intl` gets for the language of the page. */
export const intlLocale = (): string => intlLocaleOf(i18n.locale);
