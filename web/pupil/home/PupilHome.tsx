import { plural, select, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BookOpenCheck, CloudOff, PartyPopper } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PupilHomeworkRow } from '#contracts/homework/pupil-homework.ts';
import {
  type PupilHomeworkStage,
  pupilHomeworkStage,
} from '#contracts/homework/pupil-homework-stage.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { useSession } from '#web/app/session/session.ts';
import { refreshCorrections } from '#web/app/wordings/refresh-corrections.ts';
import { type UnsentAnswers, useUnsentAnswers } from '../answers/use-unsent-answers.ts';
import { useContentShown } from '../content-shown.ts';
import { PupilProblem } from '../PupilProblem.tsx';
import { thisDevice } from '../this-device.ts';
import { useHomeworkData } from '../use-homework-data.ts';
import { useReadAhead } from '../use-read-ahead.ts';
import { HomeworkCard } from './HomeworkCard.tsx';

const titles: Record<PupilHomeworkStage, string> = {
  'to do': t`To do`,
  late: t`Late`,
  done: t({ message: 'Done', context: 'heading of the homework that is done' }),
};

/** The pupils' home screen: homework to do, late and done. */
export default function PupilHome() {
  const name = useSession((session) => session.who?.name ?? '');
  const { data: rows, error, reload } = useHomeworkData<PupilHomeworkRow[]>('/v1/homeworks');
  const unsent = useUnsentAnswers(reload);
  const now = Date.now();
  const groups = homeGroups(rows ?? [], now);
  const hasOpen = groups.some(({ stage }) => stage !== 'done');
  useContentShown(rows !== undefined);
  useReadAhead(rows ? openTasks(groups) : null);
  useEffect(refreshCorrections, []);
  return (
    <div className="mx-auto max-w-2xl px-4 py-6 sm:px-8 sm:py-8">
      <h1 className="break-words text-2xl">
        <Trans>
          Hello, <bdi>{name}</bdi>
        </Trans>
      </h1>
      <UnsentNote unsent={unsent} />
      {!rows && error ? (
        <PupilProblem error={error} heading="h2" onAgain={reload} />
      ) : !rows ? (
        <div className="flex min-h-60 items-center justify-center">
          <Spinner label={t`Loading your homework`} />
        </div>
      ) : groups.length === 0 ? (
        <EmptyState icon={<BookOpenCheck size={30} />} title={t`No homework at the moment`}>
          <p>
            <Trans>Your homework will appear here.</Trans>
          </p>
        </EmptyState>
      ) : (
        <>
          {!hasOpen && (
            <p className="mt-4 flex items-center gap-2.5 rounded-card bg-target-soft px-4 py-3 font-semibold">
              <PartyPopper size={20} aria-hidden="true" className="shrink-0 text-target" />
              <Trans>Everything is handed in. Well done!</Trans>
            </p>
          )}
          {groups.map(({ stage, rows: own }) => (
            <section key={stage} aria-label={titles[stage]} className="mt-6">
              <h2 className="mb-3 text-lg text-ink-2">
                {titles[stage]} <span className="font-normal">({own.length})</span>
              </h2>
              <div className="space-y-4">
                {own.map((row) => (
                  <HomeworkCard key={row.id} row={row} stage={stage} now={now} />
                ))}
              </div>
            </section>
          ))}
        </>
      )}
    </div>
  );
}

/**
 * In milliseconds. With a connection, work is sent almost immediately; the note is shown only if sending
 * takes longer than this.
 */
const soonMs = 2500;

/** Shows that unsent work is safe on this device, and that the pupil need not do anything. */
function UnsentNote({ unsent }: { unsent: readonly UnsentAnswers[] }) {
  const handedIn = unsent.filter((one) => one.handedIn).length;
  const count = unsent.length;
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), soonMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      {count > 0 && late && (
        <p className="mt-4 flex items-center gap-2.5 rounded-card bg-native-soft px-4 py-3 font-semibold text-sm">
          <CloudOff size={18} aria-hidden="true" className="shrink-0 text-native" />
          {handedIn === count ? handedInWords(count) : savedWords(count)}
        </p>
      )}
    </div>
  );
}

const handedInWords = (count: number) =>
  select(
    { device: thisDevice() },
    {
      phone: plural(count, {
        one: 'One task is handed in on this phone and will be sent when you’re online.',
        other: '# tasks are handed in on this phone and will be sent when you’re online.',
      }),
      other: plural(count, {
        one: 'One task is handed in on this device and will be sent when you’re online.',
        other: '# tasks are handed in on this device and will be sent when you’re online.',
      }),
    },
  );

const savedWords = (count: number) =>
  select(
    { device: thisDevice() },
    {
      phone: plural(count, {
        one: 'One task is saved on this phone and will be sent when you’re online.',
        other: '# tasks are saved on this phone and will be sent when you’re online.',
      }),
      other: plural(count, {
        one: 'One task is saved on this device and will be sent when you’re online.',
        other: '# tasks are saved on this device and will be sent when you’re online.',
      }),
    },
  );

interface HomeGroup {
  stage: PupilHomeworkStage;
  rows: PupilHomeworkRow[];
}

/**
 * Groups a pupil's homework by state and omits empty groups. Homework to do and late homework is sorted by
 * earliest due date, done homework by latest. `now` is in milliseconds since 1970.
 */
export function homeGroups(rows: readonly PupilHomeworkRow[], now: number): HomeGroup[] {
  const stages: readonly PupilHomeworkStage[] = ['to do', 'late', 'done'];
  return stages.flatMap((stage) => {
    const own = rows.filter(
      ({ tasks, dueAt }) => pupilHomeworkStage(tasks, Date.parse(dueAt), now) === stage,
    );
    const way = stage === 'done' ? -1 : 1;
    own.sort((a, b) => way * (Date.parse(a.dueAt) - Date.parse(b.dueAt)));
    return own.length > 0 ? [{ stage, rows: own }] : [];
  });
}

/**
 * The number of open tasks that the home screen loads ahead, the first one first, each once for a device. More
 * than a teacher usually sets for a week.
 */
const tasksAhead = 12;

/** The first tasks that are still to be handed in, in the order of the screen, as `useReadAhead` takes them. */
export const openTasks = (groups: readonly HomeGroup[]): string =>
  groups
    .flatMap(({ rows }) => rows)
    .flatMap(({ homeworkId, tasks }) =>
      tasks.flatMap(({ id, attempts }) => (attempts === 0 ? [`${homeworkId}/${id}`] : [])),
    )
    .slice(0, tasksAhead)
    .join(' ');
