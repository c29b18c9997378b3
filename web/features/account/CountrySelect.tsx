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
