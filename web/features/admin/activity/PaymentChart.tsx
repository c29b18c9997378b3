import type { ChartWindow } from '#contracts/admin/time-buckets.ts';
import { money } from '#web/app/format/money.ts';
import { ownLocale } from '#web/app/format/own-locale.ts';
import { BarChart } from './BarChart.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { columnNames, paymentSeries, paymentSums } from './chart-series.ts';

/** Payments that came in and payments that failed; what they brought, by currency. */
export function PaymentChart({ over }: { over: ChartWindow }) {
  return (
    <ChartFrame name="payments" what="The payments" over={over}>
      {(chart) => {
        const sums = paymentSums(chart).map(({ currency, amount }) => money(amount, currency));
        return (
          <BarChart
            title="Payments"
            isWhole
            note={sums.length > 0 ? `${sums.join(' and ')} came in` : 'No money came in'}
            columns={columnNames(over, chart.starts)}
            series={paymentSeries(chart)}
            say={new Intl.NumberFormat(ownLocale()).format}
          />
        );
      }}
    </ChartFrame>
  );
}
