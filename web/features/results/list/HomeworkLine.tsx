import {
  BarChart3,
  CalendarClock,
  CircleCheck,
  CircleDot,
  Copy,
  MoreHorizontal,
  PencilLine,
  PenLine,
  Trash2,
  UserPlus,
} from 'lucide-react';
import {
  type HomeworkByClassRow,
  type HomeworkRow,
  type HomeworkStatus,
  homeworkStatus,
} from '#contracts/homework/homework.ts';
import { languageName } from '#language/language-name.ts';
import { Badge } from '#ui/Badge.tsx';
import { Menu } from '#ui/Menu.tsx';
import { useFonts } from '#web/app/fonts/use-fonts.ts';
import { formatDateTime, formatDay, formatRelativeTime } from '#web/app/format/moment.ts';
import { classResultHref, everyPupil } from '../result-address.ts';

interface HomeworkLineProps {
  row: ShownHomework;
  /** True if this user set the homework. A colleague in the department has read access. */
  mayChange: boolean;
  onAsk: (asked: Asked) => void;
}

/** One homework of one class as a row with status, results so far, and actions. */
export function HomeworkLine({ row, mayChange, onAsk }: HomeworkLineProps) {
  const where = row.classroomId === null ? `for ${row.whom}` : `in ${row.whom}`;
  const ask = (what: Asked['what']) => () => onAsk({ what, homework: row });
  const status = homeworkStatus(Date.parse(row.startsAt), Date.parse(row.dueAt), Date.now());
  const href = classResultHref(row.homeworkId, row.classroomId ?? everyPupil);
  useFonts(row.language);
  return (
    <li className="grid items-center gap-x-8 gap-y-4 border-b border-line px-5 py-4 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)_auto]">
      <div className="min-w-0">
        <h2 className="text-lg">
          <a dir="auto" href={href} className="text-ink no-underline hover:underline">
            {row.name}
          </a>
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-2">
          <bdi className="font-semibold text-ink">{row.whom}</bdi>
          <span>{languageName(row.language)}</span>
          <span>{row.tasks === 1 ? '1 task' : `${row.tasks} tasks`}</span>
          {!mayChange && <span>by {row.teacherName}</span>}
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-2">
          <StatusBadge status={status} />
          <time dateTime={row.dueAt} title={formatDateTime(row.dueAt)}>
            {status === 'upcoming' && `starts ${formatDay(row.startsAt)}`}
            {status === 'active' && `due ${formatDay(row.dueAt)}, ${formatRelativeTime(row.dueAt)}`}
            {status === 'finished' && `was due ${formatDay(row.dueAt)}`}
          </time>
        </p>
      </div>
      <dl className="col-start-1 grid grid-cols-[minmax(0,2fr)_1fr_1fr] items-start gap-x-6 gap-y-1 text-sm lg:col-start-auto">
        <div className="min-w-0">
          <dt className="text-ink-2">Done</dt>
          <dd>
            <span className="text-base font-semibold">
              {row.done} of {row.pupils}
            </span>
            <progress
              className="mt-1.5 block h-2 w-full"
              max={Math.max(1, row.pupils)}
              value={row.done}
              aria-label={`Done by ${row.done} of ${row.pupils} pupils`}
            />
          </dd>
        </div>
        <div>
          <dt className="text-ink-2">Average</dt>
          <dd className="text-base font-semibold">
            {row.meanScore === null ? '–' : `${Math.round(row.meanScore)}%`}
            {row.meanScore === null && <span className="sr-only">nothing handed in yet</span>}
          </dd>
        </div>
        <div>
          <dt className="text-ink-2">To read</dt>
          <dd>
            {row.toRead > 0 ? (
              <ToReview
                count={row.toRead}
                of={`${row.name} ${where}`}
                href={`${href}?view=review`}
              />
            ) : (
              <span className="text-base font-semibold">0</span>
            )}
          </dd>
        </div>
      </dl>
      <div className="col-start-1 row-start-3 flex items-center gap-2 sm:col-start-2 sm:row-start-1 lg:col-start-3">
        <a
          href={href}
          className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line bg-raised px-4 font-semibold text-ink no-underline transition-colors hover:border-edge"
        >
          <BarChart3 size={17} aria-hidden="true" /> Results
          <span className="sr-only">
            of {row.name} {where}
          </span>
        </a>
        {mayChange && (
          <Menu
            label={`More for ${row.name} ${where}`}
            button={<MoreHorizontal size={20} aria-hidden="true" />}
            actions={[
              {
                id: 'edit',
                label: 'Edit this homework',
                icon: <PencilLine size={16} />,
                onAct: ask('edit'),
              },
              {
                id: 'more',
                label: 'Set for more pupils',
                icon: <UserPlus size={16} />,
                onAct: ask('more'),
              },
              {
                id: 'copy',
                label: 'Copy to another class',
                icon: <Copy size={16} />,
                onAct: ask('copy'),
              },
              {
                id: 'remove',
                label: row.classroomId === null ? 'Remove homework' : 'Remove from this class',
                icon: <Trash2 size={16} />,
                danger: true,
                onAct: ask('remove'),
              },
            ]}
          />
        )}
      </div>
    </li>
  );
}

const looks = {
  upcoming: { word: 'Not started', tone: 'neutral', Icon: CalendarClock },
  active: { word: 'Open', tone: 'target', Icon: CircleDot },
  finished: { word: 'Finished', tone: 'neutral', Icon: CircleCheck },
} as const;

/** The status of homework according to its dates, as a word with an icon. */
function StatusBadge({ status }: { status: HomeworkStatus }) {
  const { word, tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {word}
    </Badge>
  );
}

interface ToReviewProps {
  count: number;
  /**
   * Text for screen readers that names the homework and its recipients. It distinguishes rows with the same
   * count.
   */
  of: string;
  href: string;
}

/** Shows the number of answers to mark, as a link to these answers. */
function ToReview({ count, of, href }: ToReviewProps) {
  return (
    <a
      href={href}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-target-soft px-3 text-sm font-semibold text-target no-underline hover:underline"
    >
      <PenLine size={14} aria-hidden="true" />
      {count}
      <span className="sr-only">
        {count === 1 ? 'answer' : 'answers'} to read: {of}
      </span>
    </a>
  );
}

/**
 * Homework as a row of a list. The row is for one class or, if `classroomId` is null, for all pupils who have
 * the homework.
 */
export interface ShownHomework
  extends Pick<
    HomeworkByClassRow,
    | 'homeworkId'
    | 'name'
    | 'teacherName'
    | 'language'
    | 'startsAt'
    | 'dueAt'
    | 'tasks'
    | 'pupils'
    | 'done'
    | 'meanScore'
    | 'toRead'
  > {
  classroomId: string | null;
  /** The recipients: the class, or "3 pupils and 8B". */
  whom: string;
}

/** The action that was chosen in a row, which opens the action's dialog. */
export interface Asked {
  what: 'edit' | 'more' | 'copy' | 'remove';
  homework: ShownHomework;
}

export const ofClass = (row: HomeworkByClassRow): ShownHomework => ({
  ...row,
  whom: row.classroomName,
});

/**
 * Returns the row for homework that the user set for individual pupils. If the homework is also set for
 * classes, the row names them.
 */
export function ofPupils({ id, single, classrooms, ...row }: HomeworkRow): ShownHomework {
  const pupils = single === 1 ? '1 pupil' : `${single} pupils`;
  const rooms = classrooms.map(({ name }) => name).join(', ');
  return {
    ...row,
    homeworkId: id,
    classroomId: null,
    teacherName: '',
    whom: rooms ? `${pupils} and ${rooms}` : pupils,
  };
}
