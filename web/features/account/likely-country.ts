import { countryCodes } from '#contracts/validation/country-codes.ts';

/** The country of the first language that names one (`en-GB` gives `GBR`); empty when none does. */
export function likelyCountry(languages: readonly string[]): string {
  const byRegion = new Map(Object.entries(countryCodes).map(([code, region]) => [region, code]));
  for (const tag of languages) {
    const code = byRegion.get(regionOf(tag));
    if (code) return code;
  }
  return '';
}

function regionOf(tag: string): string {
  try {
    return new Intl.Locale(tag).region ?? '';
  } catch {
    return '';
  }
}
