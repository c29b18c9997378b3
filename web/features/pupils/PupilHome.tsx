import { BookOpenCheck, PartyPopper } from 'lucide-react';
import { useCallback } from 'react';
import type { PupilHomeworkStage } from '#contracts/homework/pupil-homework.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { useSession } from '#web/app/session/session.ts';
import { useUnsentAnswers } from './answers/use-unsent-answers.ts';
import { HomeworkCard } from './home/HomeworkCard.tsx';
import { homeGroups } from './home/home-groups.ts';
import { UnsentNote } from './home/UnsentNote.tsx';
import { usePupilHomeworks } from './home/use-pupil-homeworks.ts';
import { PupilProblem } from './PupilProblem.tsx';

const titles: Record<PupilHomeworkStage, string> = { 'to do': 'To do', late: 'Late', done: 'Done' };

/** Where pupils arrive: what is to be done, what is late, what is done. */
export default function PupilHome() {
  const name = useSession((session) => session.who?.name ?? '');
  const { data: rows, error, mutate } = usePupilHomeworks();
  const sent = useCallback(() => void mutate(), [mutate]);
  const unsent = useUnsentAnswers(sent);
  const now = Date.now();
  const groups = homeGroups(rows ?? [], now);
  const hasOpen = groups.some(({ stage }) => stage !== 'done');
  return (
    <div className="mx-auto max-w-2xl px-4 py-6 sm:px-8 sm:py-8">
      <h1 className="break-words text-2xl">
        Hello, <bdi>{name}</bdi>
      </h1>
      <UnsentNote unsent={unsent} />
      {!rows && error ? (
        <PupilProblem error={error} heading="h2" onAgain={() => void mutate()} />
      ) : !rows ? (
        <div className="flex min-h-60 items-center justify-center">
          <Spinner label="Loading your homework" />
        </div>
      ) : groups.length === 0 ? (
        <EmptyState icon={<BookOpenCheck size={30} />} title="No homework at the moment">
          <p>Your homework will appear here.</p>
        </EmptyState>
      ) : (
        <>
          {!hasOpen && (
            <p className="mt-4 flex items-center gap-2.5 rounded-card bg-target-soft px-4 py-3 font-semibold">
              <PartyPopper size={20} aria-hidden="true" className="shrink-0 text-target" />
              Everything is handed in. Well done!
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
