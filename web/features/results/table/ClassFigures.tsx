import type { ClassProgress, HomeworkResult } from '#contracts/homework/homework-results.ts';
import { formatCount } from '#web/app/format/format-count.ts';
import { formatDuration } from '#web/app/format/format-date-time.ts';
import { FigureCard } from './FigureCard.tsx';
import { medianSeconds, summariseClass } from './summarise-class.ts';

interface ClassFiguresProps {
  result: HomeworkResult;
  /** The results of the whole class, as soon as they are there. */
  whole: HomeworkResult | undefined;
  progress: ClassProgress | undefined;
  reviewHref: string;
}

/** The figures of the class: how much is in, how it went, how long it took, what waits. */
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
      <FigureCard figure={meanScore === null ? '–' : `${Math.round(meanScore)} %`}>
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

/** The class average of the homework before this one; null when there is none. */
function scoreBefore(progress: ClassProgress | undefined, homeworkId: number): number | null {
  const at = progress?.points.findIndex((point) => point.homeworkId === homeworkId) ?? -1;
  return at > 0 ? (progress?.points[at - 1]?.meanScore ?? null) : null;
}
