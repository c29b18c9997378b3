import type { HomeworkOverview } from '#teaching/homework/homework.ts';
import { sayFromNow, sayMoment } from '#web/say-moment.ts';
import { classResultHref } from '../result-address.ts';
import { ScoreMark } from '../ScoreMark.tsx';

/** A task that was handed in just now; leads to the pupil's attempts where there is a class to show them in. */
export function LatestLine({ attempt }: { attempt: HomeworkOverview['latest'][number] }) {
  const { homeworkId, homeworkName, classroomId, pupilId, pupilName, taskName, createdAt } =
    attempt;
  const look =
    'group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-5 py-3 text-ink no-underline';
  const what = (
    <>
      <span className="min-w-0">
        <bdi className="block font-semibold break-words group-[a]:group-hover:underline">
          {pupilName}
        </bdi>
        <span className="block text-sm text-ink-2">
          <bdi>{taskName}</bdi> in <bdi>{homeworkName}</bdi> ·{' '}
          <time dateTime={createdAt} title={sayMoment(createdAt)}>
            {sayFromNow(createdAt)}
          </time>
        </span>
      </span>
      <ScoreMark score={attempt.scorePercentage} passed={attempt.testPassed} state="marked" />
    </>
  );
  return (
    <li className="border-b border-line last:border-b-0">
      {classroomId === null ? (
        <div className={look}>{what}</div>
      ) : (
        <a
          href={`${classResultHref(homeworkId, classroomId)}?pupil=${encodeURIComponent(pupilId)}`}
          className={`${look} -outline-offset-3 hover:bg-sunken`}
        >
          {what}
        </a>
      )}
    </li>
  );
}
