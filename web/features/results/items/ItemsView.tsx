import { ListChecks } from 'lucide-react';
import type { HomeworkResult } from '#contracts/homework/homework-results.ts';
import { Card } from '#ui/Card.tsx';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FailedLoad } from '../FailedLoad.tsx';
import { ResultsSkeleton } from '../ResultsSkeleton.tsx';
import { ItemCard } from './ItemCard.tsx';
import { MarkingLog } from './MarkingLog.tsx';
import { asksForALook, mostMissed } from './missed-items.ts';
import { useAccept } from './use-accept.ts';
import { useItemResults, useMarkingLog } from './use-item-results.ts';

interface ItemsViewProps {
  result: HomeworkResult;
  classroomId: string;
  /** The chosen task; the first one where none is. */
  taskId: number | null;
  onTask: (taskId: number) => void;
}

/** Item by item: what most got wrong stands first, with the answers they gave. */
export function ItemsView({ result, classroomId, taskId, onTask }: ItemsViewProps) {
  const { homework, tasks } = result;
  const task = tasks.find(({ id }) => id === taskId) ?? tasks[0];
  const { data, error, mutate } = useItemResults(homework.id, task?.id, classroomId);
  const log = useMarkingLog(homework.id);
  const accepting = useAccept(homework.id);
  // Only what is typed has answers that nobody thought of.
  const mayAccept = homework.mayChange && data?.task.template === 'TYPE_THE_ANSWER';

  return (
    <div className="space-y-6">
      <ChipGroup
        label="Task"
        hideLabel
        value={String(task?.id ?? '')}
        options={tasks.map(({ id, taskName }) => ({ value: String(id), label: taskName }))}
        onChoose={(id) => onTask(Number(id))}
      />
      {mayAccept && (
        <p className="max-w-3xl text-ink-2">
          Gave pupils an answer that is right too? “Accept this too” marks it right for everyone who
          gave it, and for everyone who will. Scores move at once, nobody loses a mark, and you can
          undo it.
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
          title="The items could not be loaded"
          error={error}
          onAgain={() => void mutate()}
        />
      );
    }
    if (!data) return <ResultsSkeleton label="Loading the items" />;
    if (data.attempts === 0) {
      return (
        <Card>
          <EmptyState icon={<ListChecks size={28} />} title="Nobody has handed in this task yet">
            As soon as one pupil has, you see here which items were hard and what was answered.
          </EmptyState>
        </Card>
      );
    }
    const all = mostMissed(data.items);
    const hard = all.filter(({ item }) => asksForALook(item));
    const easy = all.filter(({ item }) => !asksForALook(item));
    const card = ({ item, number }: (typeof all)[number]) => (
      <ItemCard
        key={item.id}
        results={data}
        item={item}
        number={number}
        mayAccept={mayAccept}
        accepting={accepting}
      />
    );
    return (
      <div className="space-y-4">
        {hard.map(card)}
        {easy.length > 0 && (
          <details className="rounded-card border border-line bg-card">
            <summary className="flex min-h-12 items-center px-5 py-2.5 font-semibold -outline-offset-3">
              {easy.length === 1
                ? '1 item that everybody got right'
                : `${easy.length} items that everybody got right`}
            </summary>
            <div className="space-y-4 p-4 pt-1">{easy.map(card)}</div>
          </details>
        )}
      </div>
    );
  }
}
