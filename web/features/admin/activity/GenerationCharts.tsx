import type { ChartWindow } from '#contracts/admin/time-buckets.ts';
import { ownLocale } from '#web/app/format/own-locale.ts';
import { sayCost } from '../account/say-cost.ts';
import { BarChart } from './BarChart.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { columnNames, dutySeries, failureShare } from './chart-series.ts';

/** What the model was asked for, what it took and cost by duty, and what share of it failed. */
export function GenerationCharts({ over }: { over: ChartWindow }) {
  return (
    <ChartFrame name="generations" what="The generations" over={over}>
      {(chart) => {
        const columns = columnNames(over, chart.starts);
        const number = new Intl.NumberFormat(ownLocale());
        const short = new Intl.NumberFormat(ownLocale(), {
          ...{ notation: 'compact', maximumFractionDigits: 1 },
        });
        const share = new Intl.NumberFormat(ownLocale(), {
          ...{ style: 'percent', maximumFractionDigits: 1 },
        });
        const sum = (of: (line: (typeof chart.lines)[number]) => number) =>
          chart.lines.reduce((total, line) => total + of(line), 0);
        const [calls, failed] = [sum((line) => line.calls), sum((line) => line.failed)];
        return (
          <>
            <BarChart
              title="Generations"
              isWhole
              note={`${number.format(calls)} calls of the model, by what they were for`}
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
              note={`${sayCost(sum((line) => line.costMicros))} in all`}
              columns={columns}
              series={dutySeries(chart, (line) => line.costMicros)}
              say={sayCost}
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
