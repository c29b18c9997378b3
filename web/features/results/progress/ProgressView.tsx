import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TrendingUp } from 'lucide-react';
import type { ClassProgress } from '#contracts/homework/homework-results.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { labelledPlaces } from '#ui/labelled-places.ts';
import { percentWords } from '#ui/wordings/percent.ts';
import { userLocale } from '#web/app/format/format.ts';
import { formatDay } from '#web/app/format/moment.ts';
import { FailedLoad, ResultsSkeleton } from '../FailedLoad.tsx';
import { classResultHref } from '../result-address.ts';
import { useClassProgress } from '../table/use-results.ts';

interface ProgressViewProps {
  classroomId: string;
  homeworkId: number;
}

/** The class's results over several homeworks, as a chart and as a table. */
export function ProgressView({ classroomId, homeworkId }: ProgressViewProps) {
  const { data, error, mutate } = useClassProgress(classroomId);
  if (error && !data) {
    return (
      <FailedLoad
        title={t`The progress could not be loaded`}
        error={error}
        onAgain={() => void mutate()}
      />
    );
  }
  if (!data) return <ResultsSkeleton label={t`Loading the progress`} />;
  if (data.points.length === 0) {
    return (
      <Card>
        <EmptyState icon={<TrendingUp size={28} />} title={t`There is nothing to compare yet`}>
          <Trans>
            Once the first homework has been handed in, the class average for each piece of homework
            will appear here.
          </Trans>
        </EmptyState>
      </Card>
    );
  }
  const percent = (value: number | null) =>
    value === null ? '–' : percentWords(Math.round(value));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card>
        <h2 className="mb-5 text-xl">
          <Trans>The class over time</Trans>
        </h2>
        <ProgressChart points={data.points} classroomId={classroomId} homeworkId={homeworkId} />
      </Card>
      <Card flush>
        <section
          aria-label={t`The class over time, as a table`}
          className="relative overflow-x-auto"
        >
          <table className="w-full text-sm">
            <thead>
              <tr className="border-b border-line text-ink-2">
                <th scope="col" className="px-4 py-3 text-start font-semibold">
                  <Trans>Homework</Trans>
                </th>
                <th scope="col" className="px-3 py-3 text-end font-semibold">
                  <Trans>Average</Trans>
                </th>
                <th scope="col" className="px-3 py-3 text-end font-semibold">
                  <Trans context="heading of a column with percentages">Handed in</Trans>
                </th>
                <th scope="col" className="px-4 py-3 text-end font-semibold">
                  <Trans context="heading of a column with percentages">Passed</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.points.toReversed().map((point) => (
                <tr key={point.homeworkId} className="border-b border-line last:border-b-0">
                  <th scope="row" className="px-4 py-2.5 text-start font-semibold">
                    <a
                      href={classResultHref(point.homeworkId, classroomId)}
                      aria-current={point.homeworkId === homeworkId ? 'page' : undefined}
                      className="inline-block py-0.5 text-ink no-underline hover:underline aria-[current=page]:text-target"
                    >
                      <bdi>{point.name}</bdi>
                    </a>
                    <span className="block font-normal text-ink-2">{formatDay(point.dueAt)}</span>
                  </th>
                  <td className="px-3 py-2.5 text-end font-semibold">{percent(point.meanScore)}</td>
                  <td className="px-3 py-2.5 text-end">{percent(point.handedInPercentage)}</td>
                  <td className="px-4 py-2.5 text-end">{percent(point.passedPercentage)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Card>
    </div>
  );
}

interface ProgressChartProps {
  points: ClassProgress['points'];
  classroomId: string;
  /** The homework whose results are on screen. */
  homeworkId: number;
}

const lines = [100, 75, 50, 25, 0];

/**
 * A chart of the class's results over time. A line shows the average, with a point for each homework; a
 * dashed line shows the pass rate. Screen readers skip the chart, because the table next to it has the same
 * data.
 */
function ProgressChart({ points, classroomId, homeworkId }: ProgressChartProps) {
  const scores = points.map(({ meanScore }) => meanScore);
  const passed = points.map(({ meanScore, passedPercentage }) =>
    // If no pupil has handed in a homework, it has no pass rate, which is different from a pass rate of 0.
    meanScore === null ? null : passedPercentage,
  );
  const named = new Set(labelledPlaces(points.length, 6));
  return (
    <figure>
      <div className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-2">
        <div aria-hidden="true" className="relative text-end text-xs text-ink-2">
          {lines.map((value) => (
            <span
              key={value}
              className="absolute end-0 -translate-y-1/2"
              style={{ insetBlockStart: `${100 - value}%` }}
            >
              {percentWords(value)}
            </span>
          ))}
        </div>
        <div className="relative h-56 sm:h-72">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-0 size-full overflow-visible rtl:-scale-x-100"
            fill="none"
          >
            {lines.map((value) => (
              <path
                key={value}
                d={`M0 ${100 - value}H100`}
                className="stroke-line"
                vectorEffect="non-scaling-stroke"
              />
            ))}
            <path
              d={linePath(passed)}
              className="stroke-ink-3"
              strokeWidth="2"
              strokeDasharray="5 5"
              strokeLinecap="round"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
            <path
              d={linePath(scores)}
              className="stroke-target"
              strokeWidth="3"
              strokeLinecap="round"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {points.map((point, index) => {
            if (point.meanScore === null) return null;
            const { x, y } = chartPoint(index, points.length, point.meanScore);
            const here = point.homeworkId === homeworkId;
            return (
              <a
                key={point.homeworkId}
                href={`${classResultHref(point.homeworkId, classroomId)}?view=progress`}
                title={t`${{ name: point.name }}: ${{ average: percentWords(Math.round(point.meanScore)) }}`}
                aria-label={t`${{ name: point.name }}, due ${{ day: formatDay(point.dueAt) }}: average ${{ average: Math.round(point.meanScore) }}%, ${{ passed: Math.round(point.passedPercentage) }}% passed`}
                aria-current={here ? 'page' : undefined}
                style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
                className="absolute flex size-6 -translate-x-1/2 -translate-y-1/2 rtl:translate-x-1/2 items-center justify-center rounded-full"
              >
                <span
                  className={
                    here
                      ? 'size-4.5 rounded-full border-4 border-target bg-card'
                      : 'size-3 rounded-full border-2 border-card bg-target'
                  }
                />
              </a>
            );
          })}
        </div>
        <span />
        <div aria-hidden="true" className="relative mt-2 h-6 text-xs text-ink-2">
          {points.map(
            ({ homeworkId: id, dueAt }, index) =>
              named.has(index) && (
                <span
                  key={id}
                  className="absolute -translate-x-1/2 whitespace-nowrap rtl:translate-x-1/2"
                  style={{ insetInlineStart: `${chartPoint(index, points.length, 0).x}%` }}
                >
                  {shortDay(dueAt)}
                </span>
              ),
          )}
        </div>
      </div>
      <figcaption className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-2">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="w-7 border-t-3 border-target" />{' '}
          <Trans>average of work handed in</Trans>
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="w-7 border-t-2 border-dashed border-ink-3" />{' '}
          <Trans>tasks passed</Trans>
        </span>
      </figcaption>
    </figure>
  );
}

/** Formats a date as "27 Nov". */
const shortDay = (moment: string) =>
  new Intl.DateTimeFormat(userLocale(), { day: 'numeric', month: 'short' }).format(
    new Date(moment),
  );

/** The position of a point in a chart of 100 by 100, with the origin at the top left. */
interface ChartPoint {
  x: number;
  y: number;
}

/**
 * The position of the point at an index. Points run from left to right, and each is centred in an equal share
 * of the width. `value` is from 0 to 100.
 */
export function chartPoint(index: number, count: number, value: number): ChartPoint {
  return { x: (100 * (index + 0.5)) / Math.max(1, count), y: 100 - clamp(value) };
}

const clamp = (value: number) => Math.min(100, Math.max(0, value));

/**
 * The path (SVG `d`) of a line through values from 0 to 100. Missing values interrupt the line, because a
 * homework without hand-ins does not have a score of 0. An isolated value becomes a line of zero length.
 */
export function linePath(values: readonly (number | null)[]): string {
  return values
    .flatMap((value, index) => {
      if (value === null) return [];
      const { x, y } = chartPoint(index, values.length, value);
      const begins = index === 0 || values[index - 1] === null;
      return [`${begins ? 'M' : 'L'}${short(x)} ${short(y)}`];
    })
    .join('');
}

const short = (value: number) => Number(value.toFixed(2));
