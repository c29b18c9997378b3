import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ClassProgress, HomeworkResult } from '#contracts/homework/homework-results.ts';
import { classNames } from '#ui/class-names.ts';
import { percentWords } from '#ui/wordings/percent.ts';
import { formatDuration } from '#web/app/format/moment.ts';
import { FigureCard } from './FigureCard.tsx';
import { distribution, medianSeconds, summariseClass } from './summarise-class.ts';

interface ClassFiguresProps {
  result: HomeworkResult;
  /** The results of the whole class; undefined until loaded. */
  whole: HomeworkResult | undefined;
  progress: ClassProgress | undefined;
  reviewHref: string;
}

/** Shows key figures of the class: hand-ins, scores, time spent, and unmarked answers. */
export function ClassFigures({ result, whole, progress, reviewHref }: ClassFiguresProps) {
  const { handedIn, tasks, passed, meanScore, toRead } = summariseClass(result);
  const median = whole && medianSeconds(whole.rows);
  const before = scoreBefore(progress, result.homework.id);
  const change = meanScore === null || before === null ? null : Math.round(meanScore - before);
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4 print:grid-cols-4">
      <FigureCard
        figure={
          <>
            {handedIn} <span className="text-ink-3">/ {tasks}</span>
          </>
        }
      >
        <Plural value={passed} one="tasks handed in, # passed" other="tasks handed in, # passed" />
      </FigureCard>
      <FigureCard figure={meanScore === null ? '–' : percentWords(Math.round(meanScore))}>
        {averageWords(toRead > 0, change)}
      </FigureCard>
      <FigureCard figure={median === undefined || median === null ? '–' : formatDuration(median)}>
        <Trans>median time on the homework</Trans>
      </FigureCard>
      <FigureCard figure={toRead}>
        {toRead === 0 ? (
          toReadLabel(toRead)
        ) : (
          <a href={reviewHref} className="font-semibold">
            {toReadLabel(toRead)}
          </a>
        )}
      </FigureCard>
    </dl>
  );
}

/** The label of the number of answers that the teacher still has to mark. */
export const toReadLabel = (toRead: number): string =>
  t({
    message: plural(toRead, { one: 'answer to read', other: 'answers to read' }),
    comment: 'Below the number in large figures.',
  });

/**
 * The label of the class average. `isSoFar` is true if answers are still unmarked; `change` is the difference from the
 * last homework in points, or null.
 */
function averageWords(isSoFar: boolean, change: number | null): string {
  const points = Math.abs(change ?? 0);
  if (isSoFar) {
    if (change === null) return t`class average so far (answers to read count as 0)`;
    if (change === 0) {
      return t`class average so far (answers to read count as 0), the same as last time`;
    }
    return change > 0
      ? plural(points, {
          one: 'class average so far (answers to read count as 0), up # point since last time',
          other: 'class average so far (answers to read count as 0), up # points since last time',
        })
      : plural(points, {
          one: 'class average so far (answers to read count as 0), down # point since last time',
          other: 'class average so far (answers to read count as 0), down # points since last time',
        });
  }
  if (change === null) return t`class average`;
  if (change === 0) return t`class average, the same as last time`;
  return change > 0
    ? plural(points, {
        one: 'class average, up # point since last time',
        other: 'class average, up # points since last time',
      })
    : plural(points, {
        one: 'class average, down # point since last time',
        other: 'class average, down # points since last time',
      });
}

/** The class average in the previous homework; null if there is no previous homework. */
function scoreBefore(progress: ClassProgress | undefined, homeworkId: number): number | null {
  const at = progress?.points.findIndex((point) => point.homeworkId === homeworkId) ?? -1;
  return at > 0 ? (progress?.points[at - 1]?.meanScore ?? null) : null;
}

/**
 * The distribution of the pupils' results, in bands of ten per cent. The chart is a list in which each bar
 * shows its number as text.
 */
export function DistributionChart({ whole }: { whole: HomeworkResult }) {
  const { passMark } = whole.homework;
  const { bands, none } = distribution(whole.rows, passMark);
  const most = Math.max(1, ...bands.map(({ pupils }) => pupils));
  return (
    <section
      aria-labelledby="distribution"
      className="keep-together rounded-card border border-line bg-card p-5"
    >
      <h2 id="distribution" className="text-lg">
        <Trans>Spread of results</Trans>
      </h2>
      <p className="mt-0.5 text-sm text-ink-2">
        {none > 0
          ? plural(none, {
              one: `Pass mark ${passMark}%, # has not handed anything in`,
              other: `Pass mark ${passMark}%, # have not handed anything in`,
            })
          : t`Pass mark ${passMark}%`}
      </p>
      <ol className="mt-4 space-y-1">
        {bands.toReversed().map(({ from, to, pupils, passed }) => (
          <li
            key={from}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-3 text-sm"
          >
            <span className="text-end text-ink-2 tabular-nums">
              {t({
                message: `${from}–${{ to: percentWords(to === 100 ? 100 : to - 1) }}`,
                comment: 'A range of results: 60–69%',
              })}
            </span>
            <span className="flex min-h-6 items-center gap-2">
              {pupils > 0 && (
                <span
                  aria-hidden="true"
                  style={{ inlineSize: `${(pupils / most) * 80}%` }}
                  className={classNames(
                    'h-5 min-w-2 rounded-small',
                    passed
                      ? 'bg-target-fill forced-color-adjust-none'
                      : 'border-2 border-target bg-target-soft forced-colors:border-current',
                  )}
                />
              )}
              <span className={pupils === 0 ? 'text-ink-3' : 'font-semibold'}>
                <span aria-hidden="true">{pupils}</span>
                <span className="sr-only">
                  <Plural value={pupils} one="# pupil" other="# pupils" />
                </span>
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2" aria-hidden="true">
        <span className="inline-flex items-center gap-2">
          <span className="size-3 rounded-[3px] bg-target-fill forced-color-adjust-none" />{' '}
          <Trans>reached the pass mark</Trans>
        </span>
        <span className="inline-flex items-center gap-2">
          <span className="size-3 rounded-[3px] border-2 border-target bg-target-soft" />{' '}
          <Trans>not yet</Trans>
        </span>
      </p>
    </section>
  );
}
