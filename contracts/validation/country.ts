import * as z from 'zod/mini';
import { countryCodes } from './country-codes.ts';

/** The ISO 3166-1 alpha-3 code of a country, such as `GBR`. */
export const Country = z
  .string({ error: 'Choose a country.' })
  .check(z.refine((code) => Object.hasOwn(countryCodes, code), 'Choose a country from the list.'));

/**
 * Returns a country's name in a language, such as `Spain` for `ESP` in `en`. Returns the code itself if it is
 * unknown.
 */
export function countryName(code: string, inLanguage = 'en'): string {
  const region = Object.hasOwn(countryCodes, code) ? countryCodes[code] : undefined;
  if (!region) return code;
  return new Intl.DisplayNames(inLanguage, { type: 'region' }).of(region) ?? code;
}
