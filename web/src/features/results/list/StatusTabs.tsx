import { type HomeworkStatus, homeworkStatuses } from '#teaching/homework/homework.ts';

const names: Record<HomeworkStatus, string> = {
  active: 'Active',
  upcoming: 'Upcoming',
  finished: 'Finished',
};

interface StatusTabsProps {
  classroomId: string;
  current: HomeworkStatus;
}

/** A class's homework by where it stands: links, so that each has its own address. */
export function StatusTabs({ classroomId, current }: StatusTabsProps) {
  return (
    <nav aria-label="Homework by where it stands" className="mb-5 border-b border-line">
      <ul className="flex gap-1 overflow-x-auto">
        {homeworkStatuses.map((status) => (
          <li key={status} className="shrink-0">
            <a
              href={`/classroom/homework/${classroomId}/${status}`}
              aria-current={status === current ? 'page' : undefined}
              className="-mb-px inline-flex min-h-11 items-center border-b-3 border-transparent px-3 text-sm font-semibold text-ink-2 no-underline -outline-offset-4 transition-colors hover:text-ink aria-[current=page]:border-target aria-[current=page]:text-target sm:px-4"
            >
              {names[status]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
