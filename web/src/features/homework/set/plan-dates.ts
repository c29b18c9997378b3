const pad = (value: number) => String(value).padStart(2, '0');

/** A moment as a `datetime-local` field has it, in the time of this device: `2026-11-22T08:00`. */
export function localMoment(date: Date): string {
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** The field's moment as ISO 8601 in UTC; null for what is no moment. */
export function momentOf(local: string): string | null {
  const date = new Date(local);
  return local === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}

export interface DatePreset {
  label: string;
  value: string;
}

/** The beginning of the school day, some days from now. */
function morning(now: Date, days: number): string {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  date.setHours(8, 0, 0, 0);
  return localMoment(date);
}

/** Days until the Monday that comes; 7 on a Monday. */
const untilMonday = (now: Date) => (8 - now.getDay()) % 7 || 7;

/** What a teacher most often means by a start. Empty is at once. */
export function startPresets(now: Date): DatePreset[] {
  return [
    { label: 'At once', value: '' },
    { label: 'Tomorrow, 8:00', value: morning(now, 1) },
    { label: 'Monday, 8:00', value: morning(now, untilMonday(now)) },
  ];
}

/** What a teacher most often means by a due date. */
export function duePresets(now: Date): DatePreset[] {
  return [
    { label: 'Tomorrow, 8:00', value: morning(now, 1) },
    { label: 'In 3 days', value: morning(now, 3) },
    { label: 'In a week', value: morning(now, 7) },
    { label: 'In two weeks', value: morning(now, 14) },
  ];
}
