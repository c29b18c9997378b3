/** A moment that no two ways of writing it write alike: the day is no month. */
const moment = new Date(2027, 4, 31, 16, 5);

/** How a locale writes a date, a time and a number: "31/05/2027, 16:05 · 1,234.5". */
export function sampleOf(locale: string): string {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  return `${date.format(moment)} · ${new Intl.NumberFormat(locale).format(1234.5)}`;
}
