import { type ReactNode, useState } from 'react';
import type { Chart, ChartName } from '#contracts/admin/activity-charts.ts';
import type { ChartWindow, chartWindows } from '#contracts/admin/time-buckets.ts';
import { Card } from '#ui/Card.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { money, userLocale } from '#web/app/format/format.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { formatCost } from '../format-cost.ts';
import { BarChart } from './BarChart.tsx';
import {
  columnNames,
  dutySeries,
  failureShare,
  paymentSeries,
  paymentSums,
  signInSeries,
} from './chart-series.ts';

const windows = [
  { value: 'day', label: '24 hours' },
  { value: 'week', label: '7 days' },
  { value: 'month', label: '30 days' },
] as const satisfies readonly { value: (typeof chartWindows)[number]; label: string }[];

/** Charts over time: each fetches its own totals, by day in the viewer's time zone. */
export function ChartsPanel() {
  const [over, setOver] = useState<(typeof chartWindows)[number]>('week');
  return (
    <>
      <div className="mb-5">
        <Segmented label="Time" options={windows} value={over} onChoose={setOver} />
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <SignInChart over={over} />
        <GenerationCharts over={over} />
        <PaymentChart over={over} />
        <FeatureChart over={over} />
      </div>
    </>
  );
}

/** Successful and failed payments, and revenue by currency. */
function PaymentChart({ over }: { over: ChartWindow }) {
  return (
    <ChartFrame name="payments" what="The payments" over={over}>
      {(chart) => {
        const sums = paymentSums(chart).map(({ currency, amount }) => money(amount, currency));
        return (
          <BarChart
            title="Payments"
            isWhole
            note={sums.length > 0 ? `${sums.join(' and ')} came in` : 'No payments received'}
            columns={columnNames(over, chart.starts)}
            series={paymentSeries(chart)}
            say={new Intl.NumberFormat(userLocale()).format}
          />
        );
      }}
    </ChartFrame>
  );
}

/** Number of sign-ins, by role. */
function SignInChart({ over }: { over: ChartWindow }) {
  return (
    <ChartFrame name="sign-ins" what="The sign-ins" over={over}>
      {(chart) => {
        const number = new Intl.NumberFormat(userLocale());
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

/** Charts of model calls: their purpose, their usage and cost by duty, and the share that failed. */
function GenerationCharts({ over }: { over: ChartWindow }) {
  return (
    <ChartFrame name="generations" what="The generations" over={over}>
      {(chart) => {
        const columns = columnNames(over, chart.starts);
        const number = new Intl.NumberFormat(userLocale());
        const short = new Intl.NumberFormat(userLocale(), {
          notation: 'compact',
          maximumFractionDigits: 1,
        });
        const share = new Intl.NumberFormat(userLocale(), {
          style: 'percent',
          maximumFractionDigits: 1,
        });
        const sum = (of: (line: (typeof chart.lines)[number]) => number) =>
          chart.lines.reduce((total, line) => total + of(line), 0);
        const [calls, failed] = [sum((line) => line.calls), sum((line) => line.failed)];
        return (
          <>
            <BarChart
              title="Generations"
              isWhole
              note={`${number.format(calls)} AI calls, by purpose`}
              columns={columns}
              series={dutySeries(chart, (line) => line.calls)}
              say={number.format}
            />
            <BarChart
              title="Tokens"
              isWhole
              note={`${number.format(sum((line) => line.tokens))} in all`}
              columns={columns}
              series={dutySeries(chart, (line) => line.tokens)}
              say={short.format}
            />
            <BarChart
              title="Cost"
              note={`${formatCost(sum((line) => line.costMicros))} in all`}
              columns={columns}
              series={dutySeries(chart, (line) => line.costMicros)}
              say={formatCost}
            />
            <BarChart
              title="Failed calls"
              note={`${number.format(failed)} of ${number.format(calls)}, ${share.format(calls === 0 ? 0 : failed / calls)}`}
              columns={columns}
              series={failureShare(chart)}
              say={share.format}
            />
          </>
        );
      }}
    </ChartFrame>
  );
}

/** The features teachers used most, as a table with bars. */
function FeatureChart({ over }: { over: ChartWindow }) {
  return (
    <ChartFrame name="features" what="The features" over={over}>
      {({ lines }) => {
        const number = new Intl.NumberFormat(userLocale());
        const most = Math.max(1, ...lines.map(({ uses }) => uses));
        return (
          <Card className="lg:col-span-2">
            <h2 id="most-used" className="text-lg">
              Most used
            </h2>
            <p className="text-sm text-ink-2">
              How often teachers used each element or screen, and how many teachers did.
            </p>
            {lines.length === 0 ? (
              <p className="flex min-h-40 items-center justify-center text-ink-2">
                Nothing in this period.
              </p>
            ) : (
              <table
                aria-labelledby="most-used"
                className="mt-3 w-full table-fixed border-collapse text-sm tabular-nums"
              >
                <thead>
                  <tr className="border-b border-line text-ink-2">
                    <th scope="col" className="py-2 text-start font-semibold">
                      Element or screen
                    </th>
                    <th scope="col" className="w-20 px-2 py-2 text-end font-semibold">
                      Uses
                    </th>
                    <th scope="col" className="w-24 py-2 text-end font-semibold">
                      Teachers
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {lines.map(({ element, uses, people }) => (
                    <tr key={element} className="border-b border-line last:border-b-0">
                      <th scope="row" className="py-2 text-start font-normal">
                        <code className="wrap-anywhere">{element}</code>
                        <span
                          aria-hidden="true"
                          className="mt-1 block h-1.5 rounded-full bg-target-fill forced-color-adjust-none"
                          style={{ width: `${(uses / most) * 100}%` }}
                        />
                      </th>
                      <td className="px-2 text-end align-top pt-2">{number.format(uses)}</td>
                      <td className="text-end align-top pt-2">{number.format(people)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </Card>
        );
      }}
    </ChartFrame>
  );
}

interface ChartFrameProps<Name extends ChartName> {
  name: Name;
  /** The subject of the loading message: "The sign-ins". */
  what: string;
  over: ChartWindow;
  children: (chart: Chart<Name>) => ReactNode;
}

/** A chart, shown once its totals are loaded. Before this, shows a loading message or the error. */
function ChartFrame<Name extends ChartName>(props: ChartFrameProps<Name>) {
  const { name, what, over, children } = props;
  const { data, error, mutate } = useChart(name, over);
  if (data) return children(data);
  return (
    <Card className="flex min-h-72 items-center justify-center">
      {error ? (
        <LoadFailed
          title={`${what} could not be loaded`}
          error={error}
          onAgain={() => void mutate()}
        />
      ) : (
        <Spinner label={`${what} are added up`} />
      )}
    </Card>
  );
}

const lookEvery = 60_000;

/**
 * The totals of a chart over a period, by this device's clock. They are fetched again every minute while
 * visible.
 */
function useChart<Name extends ChartName>(name: Name, over: ChartWindow) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const query = new URLSearchParams({ window: over, zone: timeZone });
  return useRequest(
    `/v1/admin/activity/charts/${name}?${query}`,
    (path) => http.get<Chart<Name>>(path),
    { refreshInterval: lookEvery, keepPreviousData: false },
  );
}
