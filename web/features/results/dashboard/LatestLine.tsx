import type { HomeworkOverview } from '#contracts/homework/homework.ts';
import { formatDateTime, formatRelativeTime } from '#web/app/format/format-date-time.ts';
import { classResultHref, everyPupil } from '../result-address.ts';
import { ScoreMark } from '../ScoreMark.tsx';

/** A task that was handed in just now; leads to the pupil's attempts. */
export function LatestLine({ attempt }: { attempt: HomeworkOverview['latest'][number] }) {
  const { homeworkId, homeworkName, classroomId, pupilId, pupilName, taskName, createdAt } =
    attempt;
  return (
    <li className="border-b border-line last:border-b-0">
      <a
        href={`${classResultHref(homeworkId, classroomId ?? everyPupil)}?pupil=${encodeURIComponent(pupilId)}`}
        className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-5 py-3 text-ink no-underline -outline-offset-3 hover:bg-sunken"
      >
        <span className="min-w-0">
          <bdi className="block font-semibold break-words group-hover:underline">{pupilName}</bdi>
          <span className="block text-sm text-ink-2">
            <bdi>{taskName}</bdi> in <bdi>{homeworkName}</bdi> ·{' '}
            <time dateTime={createdAt} title={formatDateTime(createdAt)}>
              {formatRelativeTime(createdAt)}
            </time>
          </span>
        </span>
        <ScoreMark
          score={attempt.scorePercentage}
          passed={attempt.testPassed}
          state={attempt.state}
        />
      </a>
    </li>
  );
}
