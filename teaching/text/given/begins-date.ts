import { languageOf } from '../../languages/languages.ts';

/** Where a day is a number with a stop and its month stands behind it. */
const withStop: ReadonlySet<string> = new Set(['cs', 'da', 'de', 'fi', 'nb']);
const months = new Map<string, RegExp>();

/**
 * Whether what stands behind a row's number makes a day of it, of a diary or a timetable: 1. Mai: Wir
 * fahren …; a month alone may be an item of a list.
 */
export function goesOnAsDate(language: string, rest: string): boolean {
  return withStop.has(language) && monthOf(language).test(rest);
}

/** A month as it stands behind a day (kesäkuuta, května), with more behind it. */
function monthOf(language: string): RegExp {
  const known = months.get(language);
  if (known) return known;
  const date = new Intl.DateTimeFormat(languageOf(language).locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const names = Array.from({ length: 12 }, (_, at) =>
    date.formatToParts(Date.UTC(2001, at, 15)).find(({ type }) => type === 'month'),
  ).flatMap((part) => part?.value ?? []);
  const made = new RegExp(`^(?:${names.join('|')})(?!\\p{L}).*[\\p{L}\\p{N}]`, 'iu');
  months.set(language, made);
  return made;
}
