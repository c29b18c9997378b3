import { type CefrLevel, cefrLevels, isCefrLevel } from './cefr.ts';

/** A school year: the pupils' age at its start, and a default level. */
interface SchoolYear {
  key: string;
  /** The name that the schools of the country use. It is the same in all languages, as other names are. */
  name: string;
  age: number;
  /** The default level: the usual level of a class that started the language at the usual school age. */
  level: CefrLevel;
}

interface SchoolCountry {
  years: readonly SchoolYear[];
}

type Row = readonly [key: string, name: string, age: number, level: CefrLevel];

function country(rows: readonly Row[]): SchoolCountry {
  return { years: rows.map(([key, year, age, level]) => ({ key, name: year, age, level })) };
}

/** Returns `count` consecutively numbered years: Year 1, Year 2 … */
function numbered(
  count: number,
  firstAge: number,
  levels: readonly CefrLevel[],
  describe: (n: number) => readonly [key: string, name: string],
): Row[] {
  return Array.from({ length: count }, (_, index) => {
    const [key, name] = describe(index + 1);
    return [key, name, firstAge + index, levels[index] ?? 'B2.1'] as const;
  });
}

const a11: readonly CefrLevel[] = ['A1.1', 'A1.1', 'A1.1', 'A1.1', 'A1.1', 'A1.2'];
/** Formats a Spanish ordinal before "grado": 1.º, 3.er. */
const short = (n: number) => (n === 1 || n === 3 ? `${n}.er` : `${n}.º`);
const colombian =
  'Primero Segundo Tercero Cuarto Quinto Sexto Séptimo Octavo Noveno Décimo Undécimo'.split(' ');

/** The 13 countries of specification 9. The key is the first part of an audience such as `england/year-8`. */
export const schoolCountries = {
  england: country([
    ...numbered(13, 5, [...a11, 'A1.1', 'A1.2', 'A2.1', 'A2.2', 'B1.1', 'B1.2', 'B2.1'], (n) => [
      `year-${n}`,
      `Year ${n}`,
    ]),
  ]),
  scotland: country([
    ...numbered(7, 5, ['A1.1', 'A1.1', 'A1.1', 'A1.1', 'A1.1', 'A1.1', 'A1.2'], (n) => [
      `primary-${n}`,
      `Primary ${n} (P${n})`,
    ]),
    ...numbered(6, 12, ['A1.2', 'A2.1', 'A2.2', 'B1.1', 'B1.2', 'B2.1'], (n) => [
      `secondary-${n}`,
      `Secondary ${n} (S${n})`,
    ]),
  ]),
  'northern-ireland': country([
    ...numbered(7, 4, [...a11, 'A1.1'], (n) => [`primary-${n}`, `Primary ${n} (Year ${n})`]),
    ...numbered(7, 11, ['A1.1', 'A1.2', 'A2.1', 'A2.2', 'B1.1', 'B1.2', 'B2.1'], (n) => [
      `year-${n + 7}`,
      `Year ${n + 7}`,
    ]),
  ]),
  ireland: country([
    ['junior-infants', 'Junior Infants', 4, 'A1.1'],
    ['senior-infants', 'Senior Infants', 5, 'A1.1'],
    ['first-class', 'First Class', 6, 'A1.1'],
    ['second-class', 'Second Class', 7, 'A1.1'],
    ['third-class', 'Third Class', 8, 'A1.1'],
    ['fourth-class', 'Fourth Class', 9, 'A1.1'],
    ['fifth-class', 'Fifth Class', 10, 'A1.1'],
    ['sixth-class', 'Sixth Class', 11, 'A1.2'],
    ['first-year', 'First Year', 12, 'A1.1'],
    ['second-year', 'Second Year', 13, 'A1.2'],
    ['third-year', 'Third Year', 14, 'A2.1'],
    ['transition-year', 'Transition Year', 15, 'A2.2'],
    ['fifth-year', 'Fifth Year', 16, 'B1.1'],
    ['sixth-year', 'Sixth Year', 17, 'B1.2'],
  ]),
  germany: country([
    ...numbered(
      13,
      6,
      [
        'A1.1',
        'A1.1',
        'A1.1',
        'A1.2',
        'A1.2',
        'A2.1',
        'A2.2',
        'A2.2',
        'B1.1',
        'B1.2',
        'B1.2',
        'B2.1',
        'B2.2',
      ],
      (n) => [`klasse-${n}`, `Klasse ${n}`],
    ),
  ]),
  france: country([
    ['cp', 'CP', 6, 'A1.1'],
    ['ce1', 'CE1', 7, 'A1.1'],
    ['ce2', 'CE2', 8, 'A1.1'],
    ['cm1', 'CM1', 9, 'A1.1'],
    ['cm2', 'CM2', 10, 'A1.2'],
    ['sixieme', 'Sixième (6e)', 11, 'A1.2'],
    ['cinquieme', 'Cinquième (5e)', 12, 'A2.1'],
    ['quatrieme', 'Quatrième (4e)', 13, 'A2.2'],
    ['troisieme', 'Troisième (3e)', 14, 'B1.1'],
    ['seconde', 'Seconde', 15, 'B1.1'],
    ['premiere', 'Première', 16, 'B1.2'],
    ['terminale', 'Terminale', 17, 'B2.1'],
  ]),
  spain: country([
    ...numbered(6, 6, ['A1.1', 'A1.1', 'A1.1', 'A1.1', 'A1.2', 'A1.2'], (n) => [
      `primaria-${n}`,
      `${n}.º de Primaria`,
    ]),
    ...numbered(4, 12, ['A2.1', 'A2.1', 'A2.2', 'B1.1'], (n) => [`eso-${n}`, `${n}.º de ESO`]),
    ...numbered(2, 16, ['B1.2', 'B2.1'], (n) => [`bachillerato-${n}`, `${n}.º de Bachillerato`]),
  ]),
  usa: country([
    ['kindergarten', 'Kindergarten', 5, 'A1.1'],
    ...numbered(12, 6, [...a11, 'A1.1', 'A1.2', 'A1.2', 'A2.1', 'A2.2', 'B1.1'], (n) => [
      `grade-${n}`,
      `Grade ${n}`,
    ]),
  ]),
  mexico: country([
    ...numbered(6, 6, a11, (n) => [`primaria-${n}`, `${n}.º de Primaria`]),
    ...numbered(3, 12, ['A1.2', 'A2.1', 'A2.2'], (n) => [
      `secundaria-${n}`,
      `${n}.º de Secundaria`,
    ]),
    ...numbered(3, 15, ['B1.1', 'B1.1', 'B1.2'], (n) => [
      `preparatoria-${n}`,
      `${n}.º de Preparatoria`,
    ]),
  ]),
  peru: country([
    ...numbered(6, 6, a11, (n) => [`primaria-${n}`, `${n}.º de Primaria`]),
    ...numbered(5, 12, ['A1.2', 'A2.1', 'A2.1', 'A2.2', 'B1.1'], (n) => [
      `secundaria-${n}`,
      `${n}.º de Secundaria`,
    ]),
  ]),
  colombia: country([
    ...numbered(
      11,
      6,
      ['A1.1', 'A1.1', 'A1.1', 'A1.2', 'A1.2', 'A2.1', 'A2.1', 'A2.2', 'A2.2', 'B1.1', 'B1.1'],
      (n) => [`grado-${n}`, `Grado ${n} (${colombian[n - 1] ?? n})`],
    ),
  ]),
  argentina: country([
    ...numbered(6, 6, a11, (n) => [`grado-${n}`, `${short(n)} grado (Primaria)`]),
    ...numbered(6, 12, ['A1.2', 'A2.1', 'A2.1', 'A2.2', 'B1.1', 'B1.1'], (n) => [
      `anio-${n}`,
      `${short(n)} año (Secundaria)`,
    ]),
  ]),
  india: country([
    ...numbered(
      12,
      6,
      [
        'A1.1',
        'A1.1',
        'A1.1',
        'A1.2',
        'A1.2',
        'A2.1',
        'A2.1',
        'A2.2',
        'B1.1',
        'B1.1',
        'B1.2',
        'B2.1',
      ],
      (n) => [`class-${n}`, `Class ${n}`],
    ),
  ]),
} as const satisfies Record<string, SchoolCountry>;

export type SchoolCountryName = keyof typeof schoolCountries;

/** An entry of the audience menu. */
interface Audience {
  /** The stored value: `A2.1` or `england/year-8`. */
  key: string;
  name: string;
  level: CefrLevel;
}

interface AudienceGroup {
  key: 'cefr' | SchoolCountryName;
  audiences: readonly Audience[];
}

const countryNames = Object.keys(schoolCountries) as SchoolCountryName[];

/** The audience menu: the CEFR levels, followed by the years of each country. `level-words.ts` has the names of the groups. */
export const audienceGroups: readonly AudienceGroup[] = [
  {
    key: 'cefr',
    audiences: cefrLevels.map((level) => ({ key: level, name: level, level })),
  },
  ...countryNames.map((country) => ({
    key: country,
    audiences: schoolCountries[country].years.map((year) => ({
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

/**
 * Returns the CEFR sub-level for which the text is written; unknown audiences (old content) count as A2.1.
 */
export function audienceLevel(audience: string): CefrLevel {
  return isCefrLevel(audience) ? audience : (findYear(audience)?.level ?? usual);
}

/** Returns the age of the class at the start of its year; undefined for a CEFR level. */
export function audienceAge(audience: string): number | undefined {
  return findYear(audience)?.age;
}

function findYear(audience: string): SchoolYear | undefined {
  const [countryKey = '', yearKey = ''] = audience.split('/');
  const countries: Record<string, SchoolCountry> = schoolCountries;
  const country = Object.hasOwn(countries, countryKey) ? countries[countryKey] : undefined;
  return country?.years.find(({ key }) => key === yearKey);
}
