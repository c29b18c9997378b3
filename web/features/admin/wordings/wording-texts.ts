import type { CatalogueEntry, TranslatedCatalogue } from '#contracts/wordings/catalogue.ts';
import {
  type CorrectedLocale,
  type CorrectedWording,
  correctedLocales,
} from '#contracts/wordings/wording-correction.ts';
import {
  baseOf,
  directionOf,
  type InterfaceLocale,
  sourceLocale,
} from '#language/wordings/interface-languages.ts';

/** The wordings of the build, by language and message, for the languages that are loaded. */
export type BuiltWordings = Readonly<Partial<Record<InterfaceLocale, TranslatedCatalogue>>>;

/** The messages of the build with everything that the screen knows about their wordings. */
export interface WordingTexts {
  messages: readonly CatalogueEntry[];
  built: BuiltWordings;
  corrections: readonly CorrectedWording[];
}

const englishNames = new Intl.DisplayNames(['en'], {
  type: 'language',
  languageDisplay: 'standard',
});

/** The language's English name, such as "Spanish (Latin America)". */
export const localeName = (locale: string): string => englishNames.of(locale) ?? locale;

/** The languages that admins correct, for a select. */
export const localeOptions = correctedLocales.map((value) => ({
  value,
  label: localeName(value),
}));

/** True if the text is a language of the interface that admins correct. */
export const isCorrectedLocale = (text: string): text is CorrectedLocale =>
  correctedLocales.some((locale) => locale === text);

/** The catalogues that contain the wordings of a language: its own, and that of its base. */
export function cataloguesOf(locale: InterfaceLocale): InterfaceLocale[] {
  const base = baseOf(locale);
  return [locale, ...(base && base !== sourceLocale ? [base] : [])];
}

/** Returns what the build says; null if the message is not translated, so that pages say it in English. */
export function builtWording(
  built: BuiltWordings,
  locale: InterfaceLocale,
  { id, message }: CatalogueEntry,
): string | null {
  const own = built[locale]?.[id];
  if (own !== undefined) return own;
  const base = baseOf(locale);
  if (base === undefined) return null;
  return base === sourceLocale ? message : (built[base]?.[id] ?? null);
}

/**
 * The direction of a wording in ICU message format. A wording with choices is read from left to right, because the syntax
 * is English.
 */
export const directionOfWording = (locale: InterfaceLocale, wording: string): 'ltr' | 'rtl' =>
  /\{\w+,/.test(wording) ? 'ltr' : directionOf(locale);

/** The correction of a message in a language, if there is one. */
export const correctionOf = (
  { corrections }: Pick<WordingTexts, 'corrections'>,
  locale: string,
  id: string,
): CorrectedWording | undefined =>
  corrections.find((one) => one.message === id && one.locale === locale);

/** Returns what pages say: the published correction, else the wording of the build. */
export const wordingNow = (
  texts: WordingTexts,
  locale: InterfaceLocale,
  entry: CatalogueEntry,
): string | null =>
  correctionOf(texts, locale, entry.id)?.wording ?? builtWording(texts.built, locale, entry);

/**
 * True if a published correction is not in the build yet. Pages fetch it, and `npm run take-wordings` writes it into the
 * catalogue.
 */
export const isPending = (wording: string | null, inBuild: string | null): boolean =>
  wording !== null && wording !== inBuild;
