import type { ChartWindow } from '#contracts/admin/time-buckets.ts';
import { ownLocale } from '#web/app/format/own-locale.ts';
import { BarChart } from './BarChart.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { columnNames, signInSeries } from './chart-series.ts';

/** How often people signed in, by role. */
export function SignInChart({ over }: { over: ChartWindow }) {
  return (
    <ChartFrame name="sign-ins" what="The sign-ins" over={over}>
      {(chart) => {
        const number = new Intl.NumberFormat(ownLocale());
        const sum = chart.lines.reduce((total, { count }) => total + count, 0);
        return (
          <BarChart
            title="Sign-ins"
            isWhole
            note={`${number.format(sum)} in all`}
            columns={columnNames(over, chart.starts)}
            series={signInSeries(chart)}
            say={number.format}
          />
        );
      }}
    </ChartFrame>
  );
}
