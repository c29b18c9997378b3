import type { ClassProgress } from '#contracts/homework/homework-results.ts';
import { formatDay } from '#web/app/format/format-date-time.ts';
import { userLocale } from '#web/app/format/user-locale.ts';
import { classResultHref } from '../result-address.ts';
import { chartPoint, linePath, namedPoints } from './chart-scale.ts';

interface ProgressChartProps {
  points: ClassProgress['points'];
  classroomId: string;
  /** The homework that is being looked at. */
  homeworkId: number;
}

const lines = [100, 75, 50, 25, 0];

/**
 * The class over time: the average as a line with a point for each homework, and how much was passed as
 * a dashed one. The drawing is for the eye; the table beside it says the same.
 */
export function ProgressChart({ points, classroomId, homeworkId }: ProgressChartProps) {
  const scores = points.map(({ meanScore }) => meanScore);
  const passed = points.map(({ meanScore, passedPercentage }) =>
    // What nobody has handed in, nobody has failed.
    meanScore === null ? null : passedPercentage,
  );
  const named = new Set(namedPoints(points.length, 6));
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
              {value} %
            </span>
          ))}
        </div>
        <div className="relative h-56 sm:h-72">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-0 size-full overflow-visible"
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
                title={`${point.name}: ${Math.round(point.meanScore)} %`}
                aria-label={`${point.name}, due ${formatDay(point.dueAt)}: average ${Math.round(point.meanScore)} %, ${Math.round(point.passedPercentage)} % passed`}
                aria-current={here ? 'page' : undefined}
                style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
                className="absolute flex size-6 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full"
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
                  className="absolute -translate-x-1/2 whitespace-nowrap"
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
          <span aria-hidden="true" className="w-7 border-t-3 border-target" /> average of what was
          handed in
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="w-7 border-t-2 border-dashed border-ink-3" /> tasks
          passed
        </span>
      </figcaption>
    </figure>
  );
}

/** "27 Nov". */
const shortDay = (moment: string) =>
  new Intl.DateTimeFormat(userLocale(), { day: 'numeric', month: 'short' }).format(
    new Date(moment),
  );
