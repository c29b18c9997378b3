import { languageOf } from '#language/languages.ts';

/** Where a day is a number with a stop and its month stands behind it. */
const withStop: ReadonlySet<string> = new Set(['cs', 'da', 'de', 'fi', 'nb']);
const months = new Map<string, readonly string[]>();

/**
 * Whether what stands behind a row's number makes a day of it, of a diary or a timetable: 1. Mai: Wir
 * fahren …; a month alone may be an item of a list.
 */
export function goesOnAsDate(language: string, rest: string): boolean {
  if (!withStop.has(language)) return false;
  const [word = ''] = /^\p{L}+/u.exec(rest) ?? [];
  const isMonth = monthsOf(language).includes(word.toLocaleLowerCase(language));
  return isMonth && /[\p{L}\p{N}]/u.test(rest.slice(word.length));
}

/** The months as they stand behind a day: kesäkuuta, května. */
function monthsOf(language: string): readonly string[] {
  const known = months.get(language);
  if (known) return known;
  const { locale } = languageOf(language);
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, at) =>
    date.formatToParts(Date.UTC(2001, at, 15)).find(({ type }) => type === 'month'),
  ).flatMap((part) => part?.value.toLocaleLowerCase(language) ?? []);
  months.set(language, names);
  return names;
}
