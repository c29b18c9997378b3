/**
 * The writing conventions of a language. Font sizes and readings are defined elsewhere, because each file
 * covers one subject.
 */
export interface Language {
  /** The English name, as used by teachers; `languageName` returns names in other languages. */
  name: string;
  /** ISO 15924 code of the language's script. */
  script: string;
  direction: 'ltr' | 'rtl';
  /**
   * False if words are not separated by spaces. In these languages, word boundaries are known only from the
   * stored segmentation.
   */
  spaces: boolean;
  /**
   * True if a space separates two sentences. This is the case in Thai, which has no spaces between words and
   * no full stop.
   */
  sentenceSpace: boolean;
  /** The BCP-47 tag for `lang` attributes and all `Intl` calls, including the script if it matters. */
  locale: string;
  /** The font stack with the bundled font for the script; `nastaliq` also needs taller lines. */
  font: Font;
}

export type Font =
  | 'latin'
  | 'greek'
  | 'cyrillic'
  | 'arabic'
  | 'nastaliq'
  | 'hebrew'
  | 'devanagari'
  | 'bengali'
  | 'gurmukhi'
  | 'japanese'
  | 'simplified'
  | 'traditional'
  | 'korean'
  | 'thai';

const latin = {
  script: 'Latn',
  direction: 'ltr',
  spaces: true,
  sentenceSpace: true,
  font: 'latin',
} as const;
const cyrillic = {
  script: 'Cyrl',
  direction: 'ltr',
  spaces: true,
  sentenceSpace: true,
  font: 'cyrillic',
} as const;
const arabic = {
  script: 'Arab',
  direction: 'rtl',
  spaces: true,
  sentenceSpace: true,
  font: 'arabic',
} as const;
const spaced = { direction: 'ltr', spaces: true, sentenceSpace: true } as const;
const spaceless = { direction: 'ltr', spaces: false, sentenceSpace: false } as const;

/** The 38 languages of the product, by code (ISO 639, as stored everywhere). */
export const languages = {
  en: { ...latin, name: 'English', locale: 'en' },
  fr: { ...latin, name: 'French', locale: 'fr' },
  es: { ...latin, name: 'Spanish', locale: 'es' },
  de: { ...latin, name: 'German', locale: 'de' },
  it: { ...latin, name: 'Italian', locale: 'it' },
  pt: { ...latin, name: 'Portuguese', locale: 'pt' },
  nl: { ...latin, name: 'Dutch', locale: 'nl' },
  sv: { ...latin, name: 'Swedish', locale: 'sv' },
  da: { ...latin, name: 'Danish', locale: 'da' },
  nb: { ...latin, name: 'Norwegian', locale: 'nb' },
  fi: { ...latin, name: 'Finnish', locale: 'fi' },
  pl: { ...latin, name: 'Polish', locale: 'pl' },
  cs: { ...latin, name: 'Czech', locale: 'cs' },
  hu: { ...latin, name: 'Hungarian', locale: 'hu' },
  ro: { ...latin, name: 'Romanian', locale: 'ro' },
  el: {
    ...spaced,
    name: 'Greek',
    script: 'Grek',
    locale: 'el',
    font: 'greek',
  },
  ru: {
    ...cyrillic,
    name: 'Russian',
    locale: 'ru',
  },
  uk: {
    ...cyrillic,
    name: 'Ukrainian',
    locale: 'uk',
  },
  tr: { ...latin, name: 'Turkish', locale: 'tr' },
  ar: {
    ...arabic,
    name: 'Arabic',
    locale: 'ar',
  },
  he: {
    name: 'Hebrew',
    script: 'Hebr',
    direction: 'rtl',
    spaces: true,
    sentenceSpace: true,
    locale: 'he',
    font: 'hebrew',
  },
  fa: {
    ...arabic,
    name: 'Persian',
    locale: 'fa',
  },
  ur: {
    ...arabic,
    name: 'Urdu',
    locale: 'ur',
    font: 'nastaliq',
  },
  ps: {
    ...arabic,
    name: 'Pashto',
    locale: 'ps',
  },
  hi: {
    ...spaced,
    name: 'Hindi',
    script: 'Deva',
    locale: 'hi',
    font: 'devanagari',
  },
  bn: {
    ...spaced,
    name: 'Bengali',
    script: 'Beng',
    locale: 'bn',
    font: 'bengali',
  },
  pa: {
    ...spaced,
    name: 'Punjabi',
    script: 'Guru',
    locale: 'pa-Guru',
    font: 'gurmukhi',
  },
  ja: {
    ...spaceless,
    name: 'Japanese',
    script: 'Jpan',
    locale: 'ja',
    font: 'japanese',
  },
  zh: {
    ...spaceless,
    name: 'Mandarin Chinese',
    script: 'Hans',
    locale: 'zh-Hans',
    font: 'simplified',
  },
  yue: {
    ...spaceless,
    name: 'Cantonese',
    script: 'Hant',
    locale: 'yue-Hant',
    font: 'traditional',
  },
  ko: {
    ...spaced,
    name: 'Korean',
    script: 'Kore',
    locale: 'ko',
    font: 'korean',
  },
  vi: {
    ...latin,
    name: 'Vietnamese',
    locale: 'vi',
  },
  th: {
    ...spaceless,
    sentenceSpace: true,
    name: 'Thai',
    script: 'Thai',
    locale: 'th',
    font: 'thai',
  },
  id: { ...latin, name: 'Indonesian', locale: 'id' },
  cy: { ...latin, name: 'Welsh', locale: 'cy' },
  ga: { ...latin, name: 'Irish', locale: 'ga' },
  mi: { ...latin, name: 'Māori', locale: 'mi' },
  la: { ...latin, name: 'Latin', locale: 'la' },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;

/** All 38 codes, in the default order of menus. */
export const languageCodes = Object.keys(languages).filter(isLanguageCode);

export function isLanguageCode(code: unknown): code is LanguageCode {
  return typeof code === 'string' && Object.hasOwn(languages, code);
}

/**
 * Returns the entry for a stored language code. Unknown codes (old content) are treated as a language with
 * Latin script and spaces.
 */
export function languageOf(code: string): Language {
  return isLanguageCode(code) ? languages[code] : { ...latin, name: code, locale: 'und' };
}
