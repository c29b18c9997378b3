import { ArrowRight } from 'lucide-react';
import type { HomeworkResult } from '#contracts/homework/homework-results.ts';

interface HardestTasksProps {
  result: HomeworkResult;
  itemsHref: (taskId: number) => string;
}

/** The tasks the class found hardest: what to look at next, item by item. */
export function HardestTasks({ result, itemsHref }: HardestTasksProps) {
  const hardest = result.tasks
    // A score that waits for the teacher says nothing about how hard the task was.
    .flatMap((task) =>
      task.meanScore === null || task.toReview > 0 ? [] : [{ ...task, meanScore: task.meanScore }],
    )
    .sort((a, b) => a.meanScore - b.meanScore)
    .slice(0, 3);
  if (hardest.length === 0) return null;
  return (
    <section
      aria-labelledby="hardest"
      className="rounded-card border border-line bg-card p-5 print:hidden"
    >
      <h2 id="hardest" className="text-lg">
        Hardest for the class
      </h2>
      <ul className="mt-2">
        {hardest.map(({ id, taskName, meanScore, passed, handedIn }) => (
          <li key={id} className="border-t border-dashed border-line first:border-t-0">
            <a
              href={itemsHref(id)}
              className="group flex min-h-14 items-center gap-3 py-2 text-ink no-underline"
            >
              <span className="min-w-0 flex-1">
                <bdi className="block font-semibold break-words group-hover:underline">
                  {taskName}
                </bdi>
                <span className="text-sm text-ink-2">
                  {passed} of {handedIn} passed
                </span>
              </span>
              <span className="font-bold">{Math.round(meanScore)} %</span>
              <ArrowRight size={16} aria-hidden="true" className="shrink-0 text-ink-3" />
              <span className="sr-only">, see its items</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
