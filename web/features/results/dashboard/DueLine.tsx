import type { HomeworkByClassRow } from '#contracts/homework/homework.ts';
import { useFonts } from '#web/app/fonts/use-fonts.ts';
import { formatDateTime, formatRelativeTime } from '#web/app/format/format-date-time.ts';
import { classResultHref } from '../result-address.ts';

/** Homework that is open: until when, and how much of the class is done. */
export function DueLine({ row }: { row: HomeworkByClassRow }) {
  const { homeworkId, classroomId, name, classroomName, dueAt, done, pupils } = row;
  useFonts(row.language);
  return (
    <li className="border-b border-line last:border-b-0">
      <a
        href={classResultHref(homeworkId, classroomId)}
        className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 px-5 py-3 text-ink no-underline -outline-offset-3 hover:bg-sunken"
      >
        <span className="min-w-0">
          <bdi className="block font-semibold break-words group-hover:underline">{name}</bdi>
          <span className="text-sm text-ink-2">
            <bdi>{classroomName}</bdi> ·{' '}
            <time dateTime={dueAt} title={formatDateTime(dueAt)}>
              due {formatRelativeTime(dueAt)}
            </time>
          </span>
        </span>
        <span className="w-28 text-end text-sm sm:w-36">
          <span className="font-semibold">
            {done} of {pupils} done
          </span>
          <progress
            className="mt-1.5 block h-2 w-full"
            max={Math.max(1, pupils)}
            value={done}
            aria-hidden="true"
          />
        </span>
      </a>
    </li>
  );
}
