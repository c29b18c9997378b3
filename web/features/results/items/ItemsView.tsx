import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { ListChecks } from 'lucide-react';
import type {
  HomeworkResult,
  ItemResults,
  MarkingLogRow,
} from '#contracts/homework/homework-results.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { formatDateTime } from '#web/app/format/moment.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { FailedLoad, ResultsSkeleton } from '../FailedLoad.tsx';
import { itemResultsPath } from '../result-address.ts';
import { ItemCard, mostMissed, needsReview, UndoAccepting } from './ItemCard.tsx';
import { type Accepting, useAccept } from './use-accept.ts';

interface ItemsViewProps {
  result: HomeworkResult;
  classroomId: string;
  /** The selected task; null selects the initial task. */
  taskId: number | null;
  onTask: (taskId: number) => void;
  /** The address of the screen where the teacher marks the answers that cannot be marked automatically. */
  readHref: (taskId: number) => string;
}

/** The results by item, with the answers given. The items missed most often are first. */
export function ItemsView(props: ItemsViewProps) {
  const { result, classroomId, taskId, onTask, readHref } = props;
  const { homework, tasks } = result;
  const task = tasks.find(({ id }) => id === taskId) ?? firstDone(tasks);
  const { data, error, mutate } = useItemResults(homework.id, task?.id, classroomId);
  const log = useMarkingLog(homework.id);
  const accepting = useAccept(homework.id);
  // Only typed answers can be correct but missing from the task's accepted answers.
  const mayAccept = homework.mayChange && data?.task.template === 'TYPE_THE_ANSWER';

  return (
    <div className="space-y-6">
      <ChipGroup
        label={t`Task`}
        hideLabel
        value={String(task?.id ?? '')}
        options={tasks.map(({ id, taskName }) => ({ value: String(id), label: taskName }))}
        onChoose={(id) => onTask(Number(id))}
      />
      {mayAccept && (
        <p className="max-w-3xl text-ink-2">
          <Trans>
            Did pupils give another correct answer? “Accept this too” marks it right for everyone
            who gave it, now and later. Scores update straight away, nobody loses a mark, and you
            can undo it.
          </Trans>
        </p>
      )}
      {content()}
      <MarkingLog rows={log.data ?? []} mayChange={homework.mayChange} accepting={accepting} />
    </div>
  );

  function content() {
    if (error && !data) {
      return (
        <FailedLoad
          title={t`The items could not be loaded`}
          error={error}
          onAgain={() => void mutate()}
        />
      );
    }
    if (!data) return <ResultsSkeleton label={t`Loading the items`} />;
    if (data.attempts === 0) {
      return (
        <Card>
          <EmptyState icon={<ListChecks size={28} />} title={t`Nobody has handed in this task yet`}>
            <Trans>
              Once a pupil has, you’ll see here which items were hard and how they were answered.
            </Trans>
          </EmptyState>
        </Card>
      );
    }
    const all = mostMissed(data.items);
    const hard = all.filter(({ item }) => needsReview(item));
    const easy = all.filter(({ item }) => !needsReview(item));
    const card = ({ item, number }: (typeof all)[number]) => (
      <ItemCard
        key={item.id}
        results={data}
        item={item}
        number={number}
        mayAccept={mayAccept}
        readHref={readHref(data.task.id)}
        accepting={accepting}
      />
    );
    return (
      <div className="space-y-4">
        {hard.map(card)}
        {easy.length > 0 && (
          <details className="rounded-card border border-line bg-card">
            <summary className="flex min-h-12 items-center px-5 py-2.5 font-semibold -outline-offset-3">
              {plural(
                { count: easy.length },
                {
                  one: '# item that everyone got right',
                  other: '# items that everyone got right',
                },
              )}
            </summary>
            <div className="space-y-4 p-4 pt-1">{easy.map(card)}</div>
          </details>
        )}
      </div>
    );
  }
}

/**
 * The initial task: the first task with answers to mark, or else the first with results, or else the first of
 * all tasks.
 */
const firstDone = (tasks: HomeworkResult['tasks']) =>
  tasks.find(({ toReview }) => toReview > 0) ??
  tasks.find(({ handedIn }) => handedIn > 0) ??
  tasks[0];

/** The results of a task in the class, by item. */
function useItemResults(homeworkId: number, taskId: number | undefined, classroomId: string) {
  return useRequest(
    taskId === undefined ? null : itemResultsPath(homeworkId, taskId, classroomId),
    (path) => homeworkCall(() => http.get<ItemResults>(path)),
    { keepPreviousData: true },
  );
}

const markingLogPath = (homeworkId: number) => `/v1/homeworks/${homeworkId}/marking-log`;

/** The marking changes of a homework, newest first. */
function useMarkingLog(homeworkId: number) {
  return useRequest(markingLogPath(homeworkId), (path) => http.get<MarkingLogRow[]>(path));
}

interface MarkingLogProps {
  rows: readonly MarkingLogRow[];
  mayChange: boolean;
  accepting: Accepting;
}

/** Lists the marking changes, newest first. Changes that are still in effect can be undone. */
function MarkingLog({ rows, mayChange, accepting }: MarkingLogProps) {
  const latest = new Set<string>();
  const lines = rows.map((row) => {
    const what = `${row.taskId} ${row.itemId} ${row.answer}`;
    const isLatest = !latest.has(what);
    latest.add(what);
    return { row, holds: isLatest && row.action === 'accept' };
  });
  return (
    <section aria-labelledby="marking-log">
      <h2 id="marking-log" className="mb-3 text-xl">
        <Trans>Changes to the marking</Trans>
      </h2>
      <Card flush>
        {lines.length === 0 ? (
          <p className="px-5 py-4 text-ink-2">
            <Trans>Nothing has been changed. Answers you accept will be listed here.</Trans>
          </p>
        ) : (
          <ol>
            {lines.map(({ row, holds }) => (
              <li
                key={row.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-5 py-3 last:border-b-0"
              >
                <p className="min-w-0 flex-1 basis-72">
                  <ChangeWords row={row} />
                  <span className="block text-sm text-ink-2">
                    <Trans>
                      {{ teacher: row.teacherName }}, {{ moment: formatDateTime(row.createdAt) }}
                    </Trans>{' '}
                    ·{' '}
                    <Plural
                      value={{ count: row.changed }}
                      one="# score changed"
                      other="# scores changed"
                    />
                  </span>
                </p>
                {holds && mayChange && (
                  <Button
                    size="small"
                    className="min-h-11 print:hidden"
                    busy={accepting.busy === `${row.itemId} ${row.answer}`}
                    onClick={() =>
                      void accepting
                        .undo(row.taskId, { itemId: row.itemId, answer: row.answer })
                        .catch(() => undefined)
                    }
                  >
                    <UndoAccepting given={row.answer} />
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )}
      </Card>
    </section>
  );
}

/** What a row of the log did, as a sentence. */
function ChangeWords({ row: { action, answer, taskName } }: { row: MarkingLogRow }) {
  return action === 'accept' ? (
    <Trans>
      <span className="font-semibold">Accepted</span>{' '}
      <bdi className="font-text font-semibold">“{answer}”</bdi> in <bdi>{taskName}</bdi>
    </Trans>
  ) : (
    <Trans>
      <span className="font-semibold">Undone</span>{' '}
      <bdi className="font-text font-semibold">“{answer}”</bdi> in <bdi>{taskName}</bdi>
    </Trans>
  );
}
