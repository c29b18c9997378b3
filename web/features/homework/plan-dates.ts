import { localDateTime } from '#web/app/format/local-date-time.ts';

export interface DatePreset {
  label: string;
  value: string;
}

/** The beginning of the school day, some days from now. */
function morning(now: Date, days: number): string {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  date.setHours(8, 0, 0, 0);
  return localDateTime(date.toISOString());
}

/** Days until the Monday that comes; 7 on a Monday. */
const untilMonday = (now: Date) => (8 - now.getDay()) % 7 || 7;

/** What a teacher most often means by a start. Empty is at once. */
export function startPresets(now: Date): DatePreset[] {
  return [
    { label: 'Now', value: '' },
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
