import { ArrowRight } from 'lucide-react';
import type { HomeworkOverview } from '#teaching/homework/homework.ts';
import { classResultHref } from '../result-address.ts';

/** Free writing of one homework that waits to be read. */
export function WaitingLine({ waiting }: { waiting: HomeworkOverview['waiting'][number] }) {
  const { homeworkId, homeworkName, classroomId, attempts } = waiting;
  const look = 'group flex min-h-14 items-center gap-4 px-5 py-2.5 text-ink no-underline';
  const what = (
    <>
      <span className="min-w-0 flex-1">
        <bdi className="block font-semibold break-words group-[a]:group-hover:underline">
          {homeworkName}
        </bdi>
        <span className="text-sm text-ink-2">
          {attempts === 1 ? '1 text waits for you' : `${attempts} texts wait for you`}
        </span>
      </span>
      {classroomId !== null && (
        <ArrowRight size={17} aria-hidden="true" className="shrink-0 text-ink-3" />
      )}
    </>
  );
  return (
    <li className="border-b border-line last:border-b-0">
      {classroomId === null ? (
        <div className={look}>{what}</div>
      ) : (
        <a
          href={`${classResultHref(homeworkId, classroomId)}?view=review`}
          className={`${look} -outline-offset-3 hover:bg-sunken`}
        >
          {what}
        </a>
      )}
    </li>
  );
}
