/** The language in which the product's messages are written. */
export const sourceLocale = 'en-GB';

interface InterfaceLanguage {
  /** The language's own name for itself. */
  name: string;
  direction?: 'rtl';
  /** The variant whose wordings are used where this one has none. */
  base?: string;
}

/**
 * The languages of the interface by BCP 47 tag. A variant contains only the wordings that differ from its base.
 */
export const interfaceLanguages = {
  'en-GB': { name: 'English (UK)' },
  'en-US': { name: 'English (US)', base: 'en-GB' },
  es: { name: 'Español (España)' },
  'es-419': { name: 'Español (Latinoamérica)', base: 'es' },
  fr: { name: 'Français' },
  de: { name: 'Deutsch' },
  it: { name: 'Italiano' },
  'pt-BR': { name: 'Português (Brasil)' },
  pl: { name: 'Polski' },
  ar: { name: 'العربية', direction: 'rtl' },
  hi: { name: 'हिन्दी' },
  ja: { name: '日本語' },
} as const satisfies Record<string, InterfaceLanguage>;

export type InterfaceLocale = keyof typeof interfaceLanguages;

export const interfaceLocales = Object.keys(interfaceLanguages) as InterfaceLocale[];

/** The variant whose wordings a language has where it has none; undefined if the language is no variant. */
export function baseOf(locale: InterfaceLocale): InterfaceLocale | undefined {
  const language = interfaceLanguages[locale];
  return 'base' in language ? language.base : undefined;
}

/**
 * Languages for tests: English with accents that is 40 % longer, and the same from right to left. What a walk shows
 * without accents is not a message.
 */
export const pseudoLocales = ['en-XA', 'ar-XB'] as const;

/** The languages that people are offered. */
export const offeredLocales: readonly InterfaceLocale[] = interfaceLocales;

/** A language in which the build writes the pages. */
export type PageLocale = InterfaceLocale | (typeof pseudoLocales)[number];

/** The writing direction of a page's language. */
export function directionOf(locale: PageLocale): 'ltr' | 'rtl' {
  if (locale === 'en-XA') return 'ltr';
  if (locale === 'ar-XB') return 'rtl';
  const language = interfaceLanguages[locale];
  return 'direction' in language ? language.direction : 'ltr';
}

/**
 * Returns the language of the list that fits a header `Accept-Language` best, or null. A region without a variant of its
 * own gets the nearest one: `es-MX` the Spanish of Latin America, `pt` the Portuguese of Brazil.
 */
export function negotiateLocale<Locale extends string>(
  header: string,
  locales: readonly Locale[],
): Locale | null {
  const wanted = header
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag: tag.toLowerCase(), quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const [language = '', region] = tag.split('-');
    const sameLanguage = locales.filter(
      (locale) => locale.toLowerCase().split('-')[0] === language,
    );
    const exact = sameLanguage.find((locale) => locale.toLowerCase() === tag);
    const isLatin = language === 'es' && region !== undefined && region !== 'es';
    const variant = isLatin ? sameLanguage.find((locale) => locale.endsWith('-419')) : undefined;
    const found = exact ?? variant ?? sameLanguage[0];
    if (found) return found;
  }
  return null;
}
