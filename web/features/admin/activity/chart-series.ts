import type { Chart } from '#contracts/admin/activity-charts.ts';
import { Duty, dutyTitles } from '#contracts/admin/job-parts.ts';
import type { ChartWindow } from '#contracts/admin/time-buckets.ts';
import { hourStyle, userLocale } from '#web/app/format/format.ts';

/** One series of a chart: name, colour and the value in each column. */
export interface Series {
  name: string;
  /** A CSS colour token. */
  colour: string;
  values: readonly number[];
}

type Line = { column: number };

/** Sums the lines of each column. */
function perColumn<L extends Line>(
  columns: number,
  lines: readonly L[],
  of: (line: L) => number,
): number[] {
  const values = Array.from({ length: columns }, () => 0);
  for (const line of lines) values[line.column] = (values[line.column] ?? 0) + of(line);
  return values;
}

const colours = [
  'var(--target-fill)',
  'var(--mark-orange-line)',
  'var(--mark-teal-line)',
  'var(--mark-pink-line)',
  'var(--mark-grey-line)',
  'var(--mark-yellow-line)',
];
const failedColour = 'var(--bad)';

const roleNames = { public: 'Teachers', PUPIL: 'Pupils', admin: 'Admins' } as const;

export const signInSeries = ({ starts, lines }: Chart<'sign-ins'>): Series[] =>
  (['public', 'PUPIL', 'admin'] as const).map((role, index) => ({
    name: roleNames[role],
    colour: colours[index] ?? '',
    values: perColumn(
      starts.length,
      lines.filter((line) => line.role === role),
      ({ count }) => count,
    ),
  }));

type GenerationLine = Chart<'generations'>['lines'][number];

/** One series of model calls per duty; duties without calls are omitted. */
export const dutySeries = (
  { starts, lines }: Chart<'generations'>,
  of: (line: GenerationLine) => number,
): Series[] =>
  Duty.options
    .map((duty, index) => ({
      name: dutyTitles[duty],
      colour: colours[index] ?? '',
      values: perColumn(
        starts.length,
        lines.filter((line) => line.duty === duty),
        of,
      ),
    }))
    .filter(({ values }) => values.some((value) => value > 0));

/** The share of each column's calls that failed, from 0 to 1. */
export function failureShare({ starts, lines }: Chart<'generations'>): Series[] {
  const calls = perColumn(starts.length, lines, (line) => line.calls);
  const failed = perColumn(starts.length, lines, (line) => line.failed);
  const values = calls.map((all, column) => (all === 0 ? 0 : (failed[column] ?? 0) / all));
  return [{ name: 'Failed calls', colour: failedColour, values }];
}

export const paymentSeries = ({ starts, lines }: Chart<'payments'>): Series[] => [
  {
    name: 'Paid',
    colour: colours[0] ?? '',
    values: perColumn(starts.length, lines, ({ paid }) => paid),
  },
  {
    name: 'Failed',
    colour: failedColour,
    values: perColumn(starts.length, lines, ({ failed }) => failed),
  },
];

/** The revenue of the whole period, by currency. */
export function paymentSums({ lines }: Chart<'payments'>): { currency: string; amount: number }[] {
  const sums = new Map<string, number>();
  for (const { currency, amount } of lines) {
    if (amount > 0) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}

/** The label of each column: an hour or a day in the user's format. */
export function columnNames(window: ChartWindow, starts: readonly string[]): string[] {
  const format = new Intl.DateTimeFormat(
    userLocale(),
    window === 'day'
      ? { hour: hourStyle(userLocale()), minute: '2-digit' }
      : { weekday: 'short', day: 'numeric', month: 'short' },
  );
  return starts.map((start) => format.format(new Date(start)));
}
