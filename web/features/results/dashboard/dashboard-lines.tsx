import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { ClassroomRow } from '#contracts/classrooms/classroom.ts';
import type { HomeworkByClassRow, HomeworkOverview } from '#contracts/homework/homework.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
import { useFonts } from '#web/app/fonts/use-fonts.ts';
import { formatDateTime, formatRelativeTime } from '#web/app/format/moment.ts';
import { classResultHref, everyPupil } from '../result-address.ts';
import { ScoreBadge } from '../ScoreBadge.tsx';

interface PanelProps {
  title: string;
  icon: ReactNode;
  /** A link to the full list. */
  more?: ReactNode;
  /** The text shown instead of the rows if there are none. */
  empty: string;
  children: readonly ReactNode[];
}

/** One list of the overview. */
export function Panel({ title, icon, more, empty, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 overflow-hidden rounded-card border border-line bg-card"
    >
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-b border-line px-5 py-2.5">
        <h2 id={id} className="flex items-center gap-2.5 text-lg">
          <span aria-hidden="true" className="text-target">
            {icon}
          </span>
          {title}
        </h2>
        {more}
      </div>
      {children.length === 0 ? (
        <p className="px-5 py-6 text-ink-2">{empty}</p>
      ) : (
        <ul>{children}</ul>
      )}
    </section>
  );
}

/** One class of the teacher, with its open homework. */
export function ClassLine({ classroom }: { classroom: ClassroomRow }) {
  const { id, name, language, pupils, openHomeworks } = classroom;
  return (
    <li className="border-b border-line last:border-b-0">
      <a
        href={`/classrooms/view/${encodeURIComponent(id)}`}
        className="group flex min-h-14 items-center gap-4 px-5 py-2.5 text-ink no-underline -outline-offset-3 hover:bg-sunken"
      >
        <span className="min-w-0 flex-1">
          <bdi className="block font-semibold break-words group-hover:underline">{name}</bdi>
          <span className="text-sm text-ink-2">
            {language && `${nameOfLanguage(language)} · `}
            {plural(pupils, { one: '# pupil', other: '# pupils' })}
          </span>
        </span>
        <span className="text-sm whitespace-nowrap text-ink-2">
          {openHomeworks === 0
            ? t`nothing open`
            : t({
                message: plural(openHomeworks, { one: '# open', other: '# open' }),
                comment: 'The number of pieces of homework of a class that can be handed in.',
              })}
        </span>
      </a>
    </li>
  );
}

/** Open homework with its due date and the share of the class that has finished. */
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
              <Trans comment="“due in 3 days”, “due tomorrow”">
                due {{ distance: formatRelativeTime(dueAt) }}
              </Trans>
            </time>
          </span>
        </span>
        <span className="w-28 text-end text-sm sm:w-36">
          <span className="font-semibold">
            <Trans>
              {done} of {pupils} done
            </Trans>
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

/** A recently handed-in task; links to the pupil's attempts. */
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
            <Trans>
              <bdi>{taskName}</bdi> in <bdi>{homeworkName}</bdi>
            </Trans>{' '}
            ·{' '}
            <time dateTime={createdAt} title={formatDateTime(createdAt)}>
              {formatRelativeTime(createdAt)}
            </time>
          </span>
        </span>
        <ScoreBadge
          score={attempt.scorePercentage}
          passed={attempt.testPassed}
          state={attempt.state}
        />
      </a>
    </li>
  );
}

/** The answers of one homework that the teacher still has to mark. */
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
            <bdi>{classroomName ?? t`Individual pupils`}</bdi> ·{' '}
            <Plural value={toRead} one="# answer to read" other="# answers to read" />
          </span>
        </span>
        <ArrowRight size={17} aria-hidden="true" className="rtl:-scale-x-100 shrink-0 text-ink-3" />
      </a>
    </li>
  );
}
