/**
 * Returns the BCP 47 tag that `Intl` gets for a language of the interface. For Arabic, browsers choose digits and calendar by
 * region and version, so the tag fixes the ones that the lessons and the rest of the page have: Latin digits and the
 * Gregorian calendar.
 */
export const intlLocaleOf = (locale: string): string =>
  /^ar\b/.test(locale) ? `${locale}-u-ca-gregory-nu-latn` : locale;
