import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, UserMinus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { PupilAttempts, ResultRow } from '#contracts/homework/homework-results.ts';
import { shownAttempt } from '#contracts/homework/shown-attempt.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { toast } from '#ui/toast.ts';
import { percentWords } from '#ui/wordings/percent.ts';
import { formatDateTime, formatDuration } from '#web/app/format/moment.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { FailedLoad, ResultsSkeleton } from '../FailedLoad.tsx';
import { FigureCard } from '../table/FigureCard.tsx';
import { pupilAttemptsPath, usePupilAttempts } from '../table/use-results.ts';
import { AttemptCard } from './AttemptCard.tsx';
import { MoreTime } from './MoreTime.tsx';

interface PupilViewProps {
  homeworkId: number;
  pupilId: string;
  /** The task to scroll to; null unless a table cell was clicked. */
  taskId: number | null;
  /** The pupils on the current page of the table, for the previous and next links. */
  rows: readonly ResultRow[];
  pupilHref: (pupilId: string) => string;
  reviewHref: (pupilId: string, attemptId: number) => string;
  tableHref: string;
}

/** All attempts of one pupil by task, with the answers as given. */
export function PupilView(props: PupilViewProps) {
  const { homeworkId, pupilId, taskId, rows, pupilHref, reviewHref, tableHref } = props;
  const { data, error, mutate } = usePupilAttempts(homeworkId, pupilId);
  const chosen = useRef<HTMLElement>(null);
  const isThere = data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is there, for each task chosen
  useLayoutEffect(() => {
    if (taskId === null) return;
    chosen.current?.scrollIntoView({ block: 'start' });
    chosen.current?.focus({ preventScroll: true });
  }, [isThere, taskId, pupilId]);

  if (error && !data) {
    return (
      <FailedLoad
        title={t`The attempts could not be loaded`}
        error={error}
        onAgain={() => void mutate()}
      />
    );
  }
  if (!data) return <ResultsSkeleton label={t`Loading the attempts`} />;

  const at = rows.findIndex((row) => row.pupilId === pupilId);
  const [before, row, after] = [rows[at - 1], rows[at], rows[at + 1]];
  const attempts = data.tasks.flatMap((task) => task.attempts);
  // If a pupil has very many attempts, the response contains only the latest ones.
  const handedIn = data.tasks.reduce((sum, task) => sum + (task.attempts[0]?.number ?? 0), 0);
  const shown = data.tasks.map((task) => shownAttempt(task.attempts));
  const waits = shown.some((attempt) => attempt?.state === 'needs-review');
  const passed = shown.filter((attempt) => attempt?.testPassed).length;
  const mean =
    attempts.length === 0
      ? null
      : shown.reduce((sum, attempt) => sum + (attempt?.scorePercentage ?? 0), 0) /
        Math.max(1, shown.length);
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-2xl">
            <bdi className="break-words">{data.pupil.fullName}</bdi>
          </h2>
          <p className="text-ink-2">{data.pupil.userName}</p>
          {data.extendedTo && (
            <p className="text-ink-2">
              <Trans>Has until {{ moment: formatDateTime(data.extendedTo) }}.</Trans>
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <LinkButton size="small" href={tableHref}>
            <Trans>Back to the class</Trans>
          </LinkButton>
          {before && (
            <LinkButton size="small" href={pupilHref(before.pupilId)}>
              <ChevronLeft size={16} aria-hidden="true" className="rtl:-scale-x-100" />
              <span className="sr-only">
                <Trans>Previous pupil:</Trans>{' '}
              </span>
              <bdi className="max-w-40 truncate">{before.fullName}</bdi>
            </LinkButton>
          )}
          {after && at >= 0 && (
            <LinkButton size="small" href={pupilHref(after.pupilId)}>
              <span className="sr-only">
                <Trans>Next pupil:</Trans>{' '}
              </span>
              <bdi className="max-w-40 truncate">{after.fullName}</bdi>
              <ChevronRight size={16} aria-hidden="true" className="rtl:-scale-x-100" />
            </LinkButton>
          )}
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4 print:grid-cols-4">
        <FigureCard figure={mean === null ? '–' : percentWords(Math.round(row?.meanScore ?? mean))}>
          {waits
            ? t`result so far, missing tasks and unmarked texts counted as 0`
            : t`result, missing tasks counted as 0`}
        </FigureCard>
        <FigureCard figure={`${passed} / ${data.tasks.length}`}>
          <Trans>tasks passed</Trans>
        </FigureCard>
        <FigureCard figure={handedIn}>
          {t({
            message: plural(handedIn, { one: 'attempt', other: 'attempts' }),
            comment: 'Below the number in large figures.',
          })}
        </FigureCard>
        <FigureCard
          figure={formatDuration(attempts.reduce((sum, { seconds }) => sum + seconds, 0))}
        >
          <Trans>time on the homework</Trans>
        </FigureCard>
      </dl>
      {data.tasks.map((task, index) => (
        <section
          key={task.id}
          ref={task.id === taskId ? chosen : null}
          tabIndex={-1}
          aria-labelledby={`task-${task.id}`}
          className="scroll-mt-24 rounded-card -outline-offset-2"
        >
          <Card flush>
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line bg-sunken px-5 py-3">
              <h3 id={`task-${task.id}`} className="text-lg">
                <span className="text-ink-3">{index + 1}. </span>
                <bdi>{task.taskName}</bdi>
              </h3>
            </div>
            {task.attempts.length === 0 ? (
              <p className="px-5 py-4 text-ink-2">
                <Trans>Not handed in yet.</Trans>
              </p>
            ) : (
              task.attempts.map((attempt) => (
                <AttemptCard
                  key={attempt.id}
                  homework={data.homework}
                  task={task}
                  attempt={attempt}
                  shown={attempt.id === shown[index]?.id}
                  reviewHref={reviewHref(pupilId, attempt.id)}
                />
              ))
            )}
          </Card>
        </section>
      ))}
      {data.homework.mayChange && (
        <div className="flex flex-wrap justify-end gap-3 print:hidden">
          <MoreTime of={data} />
          <RemovePupil of={data} tableHref={tableHref} />
        </div>
      )}
    </div>
  );
}

interface RemovePupilProps {
  of: PupilAttempts;
  /** The address to open after the pupil has been removed from these results. */
  tableHref: string;
}

/** Removes one pupil from a homework, after explaining what is deleted. Other pupils are not affected. */
function RemovePupil({ of: { pupil, homework, tasks }, tableHref }: RemovePupilProps) {
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const handedIn = tasks.filter(({ attempts }) => attempts.length > 0).length;
  const { fullName } = pupil;
  const homeworkName = homework.name;

  const takeOut = async () => {
    setBusy(true);
    const own = pupilAttemptsPath(homework.id, pupil.id);
    try {
      await homeworkCall(() => http.remove(own));
      toast('success', t`${fullName} no longer has “${homeworkName}”.`);
      setAsks(false);
      navigate(tableHref, { replace: true });
      await mutate(
        (key) => typeof key === 'string' && key.startsWith('/v1/homework') && key !== own,
      );
    } catch {
      // A toast has already explained the failure; the dialog stays open.
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="small" className="min-h-11" onClick={() => setAsks(true)}>
        <UserMinus size={16} aria-hidden="true" /> <Trans>Remove from this homework</Trans>
      </Button>
      <ConfirmDialog
        open={asks}
        title={
          <Trans>
            Remove <bdi>{fullName}</bdi> from “<bdi>{homeworkName}</bdi>”?
          </Trans>
        }
        confirmLabel={t`Remove pupil`}
        cancelLabel={t`Keep it`}
        danger
        busy={busy}
        onConfirm={() => void takeOut()}
        onCancel={() => setAsks(false)}
      >
        <p>
          <Plural
            value={handedIn}
            _0="Nothing has been handed in. The homework, with anything typed so far, disappears from this pupil’s list. Everyone else keeps it."
            one="The task that is handed in is deleted with all of this pupil’s results, and this can’t be undone. Everyone else keeps the homework."
            other="The # tasks that are handed in are deleted with all of this pupil’s results, and this can’t be undone. Everyone else keeps the homework."
          />
        </p>
        <p className="mt-3">
          <Trans>
            If you change your mind, you can set it for them again. They’ll start from the
            beginning.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
