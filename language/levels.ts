import { type CefrLevel, cefrLevels, isCefrLevel } from './cefr.ts';
import { type SchoolCountry, type SchoolYear, schoolCountries } from './school-years.ts';

/** One entry of the audience menu. */
export interface Audience {
  /** What is stored: `A2.1` or `england/year-8`. */
  key: string;
  name: string;
  level: CefrLevel;
}

/** The audience menu: the CEFR levels, then the years of each country. */
export const audienceGroups: readonly { name: string; audiences: readonly Audience[] }[] = [
  {
    name: 'CEFR',
    audiences: cefrLevels.map((level) => ({ key: level, name: level, level })),
  },
  ...Object.entries(schoolCountries).map(([country, { name, years }]) => ({
    name,
    audiences: years.map((year) => ({
      key: `${country}/${year.key}`,
      name: year.name,
      level: year.level,
    })),
  })),
];

const usual: CefrLevel = 'A2.1';

export function isAudience(audience: string): boolean {
  return isCefrLevel(audience) || findYear(audience) !== undefined;
}

/** The CEFR sub-level that is written for; an unknown audience (old content) counts as A2.1. */
export function audienceLevel(audience: string): CefrLevel {
  return isCefrLevel(audience) ? audience : (findYear(audience)?.year.level ?? usual);
}

/** "A2.1", or "Year 8, England". */
export function audienceName(audience: string): string {
  const found = findYear(audience);
  return found ? `${found.year.name}, ${found.country.name}` : audience;
}

/** The age of the class at the start of its year; undefined for a CEFR level, which has none. */
export function audienceAge(audience: string): number | undefined {
  return findYear(audience)?.year.age;
}

function findYear(audience: string): { country: SchoolCountry; year: SchoolYear } | undefined {
  const [countryKey = '', yearKey = ''] = audience.split('/');
  const countries: Record<string, SchoolCountry> = schoolCountries;
  const country = Object.hasOwn(countries, countryKey) ? countries[countryKey] : undefined;
  const year = country?.years.find(({ key }) => key === yearKey);
  return country && year ? { country, year } : undefined;
}
