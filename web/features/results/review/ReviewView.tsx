import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, CircleCheck, PenLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { HomeworkResult, ResultRow } from '#contracts/homework/homework-results.ts';
import { IconButton, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Chip } from '#ui/Chip.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FailedLoad, ResultsSkeleton } from '../FailedLoad.tsx';
import { plainTable, tablePageSize } from '../table/table-query.ts';
import { useClassResult, usePupilAttempts } from '../table/use-results.ts';
import { nextWaiting, ReviewForm, writingItems } from './ReviewForm.tsx';

interface ReviewViewProps {
  homework: HomeworkResult['homework'];
  classroomId: string;
  /** The pupil and the attempt given in the address (`pupilId` and `attemptId`); null if absent. */
  pupilId: string | null;
  attemptId: number | null;
  onPupil: (pupilId: string) => void;
  tableHref: string;
  /** The address for marking the same answers question by question. */
  questionsHref: string;
}

/**
 * The view for marking free writing by pupil: the teacher reads, writes feedback, sets a score and continues.
 */
export function ReviewView(props: ReviewViewProps) {
  const { homework, classroomId, pupilId, attemptId, onPupil, tableHref, questionsHref } = props;
  const { mutate } = useSWRConfig();
  const [page, setPage] = useState(1);
  const waiting = useClassResult(classroomId, homework.id, { ...plainTable, show: 'review', page });
  const rows = waiting.data?.rows ?? [];
  const total = waiting.data?.total ?? 0;
  // Pupils are removed from the list once they are marked, so its last page may disappear.
  const last = Math.max(1, Math.ceil(total / tablePageSize));
  const isPast = waiting.data !== undefined && page > last;
  useEffect(() => {
    if (isPast) setPage(last);
  }, [isPast, last]);
  // Stay with the current pupil, even once all of their writing is marked.
  const current = pupilId ?? rows[0]?.pupilId ?? null;
  const attempts = usePupilAttempts(homework.id, current);
  const [chosen, setChosen] = useState<string | null>(null);

  if (waiting.error && !waiting.data) {
    return (
      <FailedLoad
        title={t`What’s waiting to be read could not be loaded`}
        error={waiting.error}
        onAgain={() => void waiting.mutate()}
      />
    );
  }
  if (!waiting.data) return <ResultsSkeleton label={t`Loading what’s waiting to be read`} />;
  if (current === null) {
    return (
      <Card>
        <EmptyState
          icon={<CircleCheck size={28} />}
          title={t`Nothing is waiting to be read`}
          action={
            <LinkButton href={tableHref}>
              <Trans>See the class</Trans>
            </LinkButton>
          }
        >
          <Trans>Free writing that pupils hand in appears here until you’ve marked it.</Trans>
        </EmptyState>
      </Card>
    );
  }

  const items = attempts.data ? writingItems(attempts.data, attemptId) : [];
  const writing =
    items.find(({ key }) => key === chosen) ?? items.find((one) => one.waiting) ?? items[0];
  const nextPupil = rows.find((row) => row.pupilId !== current);
  const goOn = async () => {
    const next = writing && nextWaiting(items, writing.key);
    setChosen(next?.key ?? null);
    await mutate((key) => typeof key === 'string' && key.startsWith('/v1/homework'));
    if (!next && nextPupil) onPupil(nextPupil.pupilId);
  };

  return (
    <div className="space-y-4">
      <p>
        <LinkButton href={questionsHref}>
          <Trans>Read question by question</Trans>
        </LinkButton>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <WritingQueue
          rows={rows}
          total={total}
          page={page}
          onPage={setPage}
          current={current}
          onPupil={(id) => {
            setChosen(null);
            onPupil(id);
          }}
        />
        <div className="min-w-0 space-y-4">
          {attempts.data && (
            <div className="flex flex-wrap items-center gap-3">
              <h2 className="me-auto text-2xl">
                <bdi>{attempts.data.pupil.fullName}</bdi>
              </h2>
              {items.length > 1 &&
                items.map((one, index) => (
                  <Chip
                    key={one.key}
                    pressed={one.key === writing?.key}
                    onClick={() => setChosen(one.key)}
                  >
                    {!one.waiting && <CircleCheck size={15} aria-hidden="true" />}
                    {one.waiting ? (
                      <Trans>
                        Text {{ number: index + 1 }}
                        <span className="sr-only">, not yet read</span>
                      </Trans>
                    ) : (
                      <Trans>
                        Text {{ number: index + 1 }}
                        <span className="sr-only">, read</span>
                      </Trans>
                    )}
                  </Chip>
                ))}
            </div>
          )}
          {attempts.error && !attempts.data ? (
            <FailedLoad
              title={t`The text could not be loaded`}
              error={attempts.error}
              onAgain={() => void attempts.mutate()}
            />
          ) : !attempts.data ? (
            <ResultsSkeleton label={t`Loading the text`} />
          ) : writing ? (
            <ReviewForm
              key={writing.key}
              homeworkId={homework.id}
              writing={writing}
              mayChange={homework.mayChange}
              isLast={nextWaiting(items, writing.key) === null && nextPupil === undefined}
              onSaved={goOn}
            />
          ) : (
            <Card>
              <EmptyState
                icon={<CircleCheck size={28} />}
                title={t`This pupil has no text to read`}
                action={
                  <LinkButton href={tableHref}>
                    <Trans>See the class</Trans>
                  </LinkButton>
                }
              />
            </Card>
          )}
        </div>
      </div>
    </div>
  );
}

interface WritingQueueProps {
  /** The rows of one page. */
  rows: readonly ResultRow[];
  /** The number of pupils with unmarked writing on all pages. */
  total: number;
  /** The page number, counted from 1. */
  page: number;
  onPage: (page: number) => void;
  current: string;
  onPupil: (pupilId: string) => void;
}

/** Lists the pupils with unmarked writing, by page. */
function WritingQueue({ rows, total, page, onPage, current, onPupil }: WritingQueueProps) {
  const last = Math.max(1, Math.ceil(total / tablePageSize));
  const first = (page - 1) * tablePageSize + 1;
  return (
    <nav aria-labelledby="writing-queue">
      <Card flush>
        <h2 id="writing-queue" className="flex items-center gap-2 px-4 py-3 text-base">
          <PenLine size={17} aria-hidden="true" className="text-target" />
          {total === 0
            ? t`All read`
            : plural(total, { one: '# pupil waiting', other: '# pupils waiting' })}
        </h2>
        {rows.length > 0 && (
          <ul className="flex gap-1 overflow-x-auto border-t border-line p-1.5 lg:max-h-[60dvh] lg:flex-col lg:overflow-auto">
            {rows.map(({ pupilId, fullName }) => (
              <li key={pupilId} className="shrink-0">
                <button
                  type="button"
                  aria-current={pupilId === current ? 'true' : undefined}
                  onClick={() => onPupil(pupilId)}
                  className="min-h-11 w-full max-w-60 truncate rounded-control px-3 text-start -outline-offset-3 hover:bg-sunken aria-[current=true]:bg-target-soft aria-[current=true]:font-semibold aria-[current=true]:text-target"
                >
                  <bdi>{fullName}</bdi>
                </button>
              </li>
            ))}
          </ul>
        )}
        {last > 1 && (
          <div className="flex items-center justify-between gap-2 border-t border-line px-1.5 py-1 text-sm text-ink-2">
            <IconButton
              label={t`Previous pupils`}
              icon={<ChevronLeft size={18} className="rtl:-scale-x-100" />}
              disabled={page <= 1}
              onClick={() => onPage(page - 1)}
            />
            <p role="status">
              <Trans>
                {first} to {{ last: first + rows.length - 1 }}
                <span className="sr-only"> of {total}</span>
              </Trans>
            </p>
            <IconButton
              label={t`Next pupils`}
              icon={<ChevronRight size={18} className="rtl:-scale-x-100" />}
              disabled={page >= last}
              onClick={() => onPage(page + 1)}
            />
          </div>
        )}
      </Card>
    </nav>
  );
}
