import type { ClassProgress, HomeworkResult } from '#contracts/homework/homework-results.ts';
import { classNames } from '#ui/class-names.ts';
import { formatCount } from '#web/app/format/format.ts';
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
        tasks handed in, {passed} passed
      </FigureCard>
      <FigureCard figure={meanScore === null ? '–' : `${Math.round(meanScore)}%`}>
        class average{toRead > 0 && ' so far (answers to read count as 0)'}
        {change !== null && change !== 0 && (
          <>
            , {change > 0 ? 'up' : 'down'} {formatCount(Math.abs(change), 'point')} since last time
          </>
        )}
        {change === 0 && ', the same as last time'}
      </FigureCard>
      <FigureCard figure={median === undefined || median === null ? '–' : formatDuration(median)}>
        median time on the homework
      </FigureCard>
      <FigureCard figure={toRead}>
        {toRead === 0 ? (
          'answers to read'
        ) : (
          <a href={reviewHref} className="font-semibold">
            {toRead === 1 ? 'answer to read' : 'answers to read'}
          </a>
        )}
      </FigureCard>
    </dl>
  );
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
  const { bands, none } = distribution(whole.rows, whole.homework.passMark);
  const most = Math.max(1, ...bands.map(({ pupils }) => pupils));
  return (
    <section
      aria-labelledby="distribution"
      className="keep-together rounded-card border border-line bg-card p-5"
    >
      <h2 id="distribution" className="text-lg">
        Spread of results
      </h2>
      <p className="mt-0.5 text-sm text-ink-2">
        Pass mark {whole.homework.passMark}%
        {none > 0 && `, ${none} ${none === 1 ? 'has' : 'have'} not handed anything in`}
      </p>
      <ol className="mt-4 space-y-1">
        {bands.toReversed().map(({ from, to, pupils, passed }) => (
          <li
            key={from}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-3 text-sm"
          >
            <span className="text-end text-ink-2 tabular-nums">
              {from}–{to === 100 ? 100 : to - 1}%
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
                {pupils}
                <span className="sr-only"> {pupils === 1 ? 'pupil' : 'pupils'}</span>
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2" aria-hidden="true">
        <span className="inline-flex items-center gap-2">
          <span className="size-3 rounded-[3px] bg-target-fill forced-color-adjust-none" /> reached
          the pass mark
        </span>
        <span className="inline-flex items-center gap-2">
          <span className="size-3 rounded-[3px] border-2 border-target bg-target-soft" /> not yet
        </span>
      </p>
    </section>
  );
}
