import { ArrowRight } from 'lucide-react';
import type { HomeworkOverview } from '#contracts/homework/homework.ts';
import { formatCount } from '#web/app/format/format-count.ts';
import { classResultHref, everyPupil } from '../result-address.ts';

/** The answers of one homework that wait to be read. */
export function WaitingLine({ waiting }: { waiting: HomeworkOverview['waiting'][number] }) {
  const { homeworkId, homeworkName, classroomId, classroomName, toRead } = waiting;
  return (
    <li className="border-b border-line last:border-b-0">
      <a
        href={`${classResultHref(homeworkId, classroomId ?? everyPupil)}?view=review`}
        className="group flex min-h-14 items-center gap-4 px-5 py-2.5 text-ink no-underline -outline-offset-3 hover:bg-sunken"
      >
        <span className="min-w-0 flex-1">
          <bdi className="block font-semibold break-words group-hover:underline">
            {homeworkName}
          </bdi>
          <span className="text-sm text-ink-2">
            <bdi>{classroomName ?? 'Individual pupils'}</bdi> · {formatCount(toRead, 'answer')} to
            read
          </span>
        </span>
        <ArrowRight size={17} aria-hidden="true" className="shrink-0 text-ink-3" />
      </a>
    </li>
  );
}
