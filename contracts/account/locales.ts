/**
 * Formats for dates and numbers on pages in English, keyed by locale. Only English-speaking locales are offered, because
 * others would put foreign words into English sentences. Pages in other languages have the formats of their language.
 */
export const locales = {
  'en-GB': 'United Kingdom',
  'en-US': 'United States',
  'en-AU': 'Australia',
  'en-CA': 'Canada',
  'en-IN': 'India',
  'en-IE': 'Ireland',
  'en-NZ': 'New Zealand',
  'en-SG': 'Singapore',
  'en-ZA': 'South Africa',
  'en-DE': 'Continental Europe',
} as const;

export type LocaleName = keyof typeof locales;

export const isLocaleName = (name: string): name is LocaleName => Object.hasOwn(locales, name);
