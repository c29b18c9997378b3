import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
import { Badge } from '#ui/Badge.tsx';
import { Menu } from '#ui/Menu.tsx';
import { andList } from '#ui/wordings/lists.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
import { percentWords } from '#ui/wordings/percent.ts';
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
  const { name, whom: recipients } = row;
  const single = row.classroomId === null;
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
          <span>{nameOfLanguage(row.language)}</span>
          <span>{plural({ count: row.tasks }, { one: '# task', other: '# tasks' })}</span>
          {!mayChange && (
            <span>
              <Trans>by {{ teacher: row.teacherName }}</Trans>
            </span>
          )}
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-2">
          <StatusBadge status={status} />
          <time dateTime={row.dueAt} title={formatDateTime(row.dueAt)}>
            {status === 'upcoming' && t`starts ${{ day: formatDay(row.startsAt) }}`}
            {status === 'active' &&
              t`due ${{ day: formatDay(row.dueAt) }}, ${{ distance: formatRelativeTime(row.dueAt) }}`}
            {status === 'finished' && t`was due ${{ day: formatDay(row.dueAt) }}`}
          </time>
        </p>
      </div>
      <dl className="col-start-1 grid grid-cols-[minmax(0,2fr)_1fr_1fr] items-start gap-x-6 gap-y-1 text-sm lg:col-start-auto">
        <div className="min-w-0">
          <dt className="text-ink-2">
            <Trans context="by how many pupils">Done</Trans>
          </dt>
          <dd>
            <span className="text-base font-semibold">
              <Trans>
                {{ done: row.done }} of {{ total: row.pupils }}
              </Trans>
            </span>
            <progress
              className="mt-1.5 block h-2 w-full"
              max={Math.max(1, row.pupils)}
              value={row.done}
              aria-label={plural(
                { count: row.pupils },
                {
                  one: `Done by ${{ done: row.done }} of # pupil`,
                  other: `Done by ${{ done: row.done }} of # pupils`,
                },
              )}
            />
          </dd>
        </div>
        <div>
          <dt className="text-ink-2">
            <Trans>Average</Trans>
          </dt>
          <dd className="text-base font-semibold">
            {row.meanScore === null ? '–' : percentWords(Math.round(row.meanScore))}
            {row.meanScore === null && (
              <span className="sr-only">
                <Trans>nothing handed in yet</Trans>
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt className="text-ink-2">
            <Trans>To read</Trans>
          </dt>
          <dd>
            {row.toRead > 0 ? (
              <ToReview row={row} href={`${href}?view=review`} />
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
          <BarChart3 size={17} aria-hidden="true" />{' '}
          {single ? (
            <Trans>
              Results{' '}
              <span className="sr-only">
                of {name} for {recipients}
              </span>
            </Trans>
          ) : (
            <Trans>
              Results{' '}
              <span className="sr-only">
                of {name} in {recipients}
              </span>
            </Trans>
          )}
        </a>
        {mayChange && (
          <Menu
            label={
              single ? t`More for ${name} for ${recipients}` : t`More for ${name} in ${recipients}`
            }
            button={<MoreHorizontal size={20} aria-hidden="true" />}
            actions={[
              {
                id: 'edit',
                label: t`Edit this homework`,
                icon: <PencilLine size={16} />,
                onAct: ask('edit'),
              },
              {
                id: 'more',
                label: t`Set for more pupils`,
                icon: <UserPlus size={16} />,
                onAct: ask('more'),
              },
              {
                id: 'copy',
                label: t`Copy to another class`,
                icon: <Copy size={16} />,
                onAct: ask('copy'),
              },
              {
                id: 'remove',
                label: single ? t`Remove homework` : t`Remove from this class`,
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
  upcoming: { word: t`Not started`, tone: 'neutral', Icon: CalendarClock },
  active: {
    word: t({ message: 'Open', context: 'homework that can be handed in' }),
    tone: 'target',
    Icon: CircleDot,
  },
  finished: { word: t`Finished`, tone: 'neutral', Icon: CircleCheck },
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
  row: ShownHomework;
  href: string;
}

/**
 * Shows the number of answers to mark, as a link to these answers. For screen readers, the link names the homework and
 * its recipients, which distinguishes rows with the same count.
 */
function ToReview({ row, href }: ToReviewProps) {
  const { name, whom: recipients, toRead: count } = row;
  return (
    <a
      href={href}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-target-soft px-3 text-sm font-semibold text-target no-underline hover:underline"
    >
      <PenLine size={14} aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">
        {row.classroomId === null
          ? plural(count, {
              one: `# answer to read: ${name} for ${recipients}`,
              other: `# answers to read: ${name} for ${recipients}`,
            })
          : plural(count, {
              one: `# answer to read: ${name} in ${recipients}`,
              other: `# answers to read: ${name} in ${recipients}`,
            })}
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
  return {
    ...row,
    homeworkId: id,
    classroomId: null,
    teacherName: '',
    whom: andList([
      plural(single, { one: '# pupil', other: '# pupils' }),
      ...classrooms.map(({ name }) => name),
    ]),
  };
}
