import type { ChangeEvent } from 'react';
import { countryName } from '#contracts/validation/country.ts';
import { countryCodes } from '#contracts/validation/country-codes.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';

const countries = Object.keys(countryCodes)
  .map((code) => ({ value: code, label: countryName(code) }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));

interface CountrySelectProps {
  name: string;
  value: string;
  error?: string | undefined;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

export function CountrySelect(props: CountrySelectProps) {
  return (
    <NativeSelect
      {...props}
      label="Country"
      autoComplete="country"
      placeholder="Choose a country"
      options={countries}
    />
  );
}

/**
 * The country in the first language tag with a region (`en-GB` results in `GBR`); empty if no tag has a
 * region.
 */
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
