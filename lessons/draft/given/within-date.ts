/** Where a date in figures has spaces: 3. 5. 1990, and 2010. 5. 12. in Hungarian. */
const spacedDates: ReadonlySet<string> = new Set(['cs', 'da', 'de', 'fi', 'hu', 'nb', 'pl']);

const day = '(?:0?[1-9]|[12]\\d|3[01])';
const month = '(?:0?[1-9]|1[0-2])';
const year = '[12]\\d{3}';
/** What stands before the stop that is asked about, and what behind it. */
const seams = [
  [day, `${month}\\.(?!\\p{Nd})`],
  [`${day}\\. ?${month}`, `${year}(?!\\p{Nd})`],
] as const;
const hungarianSeams = [
  [year, `${month}\\.(?!\\p{Nd})`],
  [`${year}\\. ?${month}`, `${day}(?:\\.|-|$)`],
] as const;
const patterns = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([before, next]) => ({
    before: new RegExp(`(?:^|[\\s(„"])${before}\\.\\s*$`, 'u'),
    next: new RegExp(`^${next}`, 'u'),
  }));
const usual = patterns(seams);
const hungarian = patterns([...hungarianSeams, ...seams]);

/** No date is longer. */
const longest = 20;

/** Whether the stop that `before` ends with stands within a date in figures that goes on in `next`. */
export function withinDate(language: string, before: string, next: string): boolean {
  if (!spacedDates.has(language)) return false;
  const tail = before.slice(-longest);
  return (language === 'hu' ? hungarian : usual).some(
    (seam) => seam.before.test(tail) && seam.next.test(next),
  );
}
