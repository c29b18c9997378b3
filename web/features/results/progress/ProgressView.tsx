import { TrendingUp } from 'lucide-react';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { formatDay } from '#web/app/format/format-date-time.ts';
import { FailedLoad } from '../FailedLoad.tsx';
import { ResultsSkeleton } from '../ResultsSkeleton.tsx';
import { classResultHref } from '../result-address.ts';
import { ProgressChart } from './ProgressChart.tsx';
import { useClassProgress } from './use-class-progress.ts';

interface ProgressViewProps {
  classroomId: string;
  homeworkId: number;
}

/** How the class did from homework to homework: a chart, and the same as a table. */
export function ProgressView({ classroomId, homeworkId }: ProgressViewProps) {
  const { data, error, mutate } = useClassProgress(classroomId);
  if (error && !data) {
    return (
      <FailedLoad
        title="The progress could not be loaded"
        error={error}
        onAgain={() => void mutate()}
      />
    );
  }
  if (!data) return <ResultsSkeleton label="Loading the progress" />;
  if (data.points.length === 0) {
    return (
      <Card>
        <EmptyState icon={<TrendingUp size={28} />} title="There is nothing to compare yet">
          After the first homework is handed in, the class’s average will appear here, homework by
          homework.
        </EmptyState>
      </Card>
    );
  }
  const percent = (value: number | null) => (value === null ? '–' : `${Math.round(value)} %`);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card>
        <h2 className="mb-5 text-xl">The class over time</h2>
        <ProgressChart points={data.points} classroomId={classroomId} homeworkId={homeworkId} />
      </Card>
      <Card flush>
        <section aria-label="The class over time, as a table" className="relative overflow-x-auto">
          <table className="w-full text-sm">
            <thead>
              <tr className="border-b border-line text-ink-2">
                <th scope="col" className="px-4 py-3 text-start font-semibold">
                  Homework
                </th>
                <th scope="col" className="px-3 py-3 text-end font-semibold">
                  Average
                </th>
                <th scope="col" className="px-3 py-3 text-end font-semibold">
                  Handed in
                </th>
                <th scope="col" className="px-4 py-3 text-end font-semibold">
                  Passed
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
