/**
 * Formats a number of days from today: "today", "in 3 days", "yesterday". Hindi has one word for yesterday and tomorrow, and
 * one for the days beyond them, so it gets numbers.
 */
export function relativeDays(days: number, locale: string): string {
  const isAmbiguous = locale.startsWith('hi') && days !== 0;
  const numeric = isAmbiguous ? 'always' : 'auto';
  return new Intl.RelativeTimeFormat(locale, { numeric, style: 'long' }).format(days, 'day');
}
