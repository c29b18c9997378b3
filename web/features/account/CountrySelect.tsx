import { t } from '@lingui/core/macro';
import { type ChangeEvent, useMemo } from 'react';
import { countryName } from '#contracts/validation/country.ts';
import { countryCodes } from '#contracts/validation/country-codes.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { i18n } from '#ui/wordings/i18n.ts';

const countries = (locale: string) =>
  Object.keys(countryCodes)
    .map((code) => ({ value: code, label: countryName(code, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));

interface CountrySelectProps {
  name: string;
  value: string;
  error?: string | undefined;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

export function CountrySelect(props: CountrySelectProps) {
  const options = useMemo(() => countries(i18n.locale), []);
  return (
    <NativeSelect
      {...props}
      label={t`Country`}
      autoComplete="country"
      placeholder={t`Choose a country`}
      options={options}
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
