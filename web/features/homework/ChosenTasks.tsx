import { plural, t } from '@lingui/core/macro';
import { ChevronDown, ChevronUp, CircleCheck, GripVertical, PenLine, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { taskIcons } from '#lessons/tasks/icons.ts';
import { templateWords } from '#lessons/tasks/task-words.ts';
import { IconButton } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { moveRow } from '#ui/move-row.ts';
import { useDragRows } from '#ui/use-drag-rows.ts';
import { useFocusMove } from '#ui/use-focus-move.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import type { PlannedTask } from './plan.ts';
import { markedBySentence } from './plan-words.ts';
import { skillNames } from './task-offers.ts';

/**
 * The number of items in a task (0 if too few are selected), and how many of these items the teacher marks by
 * hand.
 */
export interface TaskSize {
  items: number;
  toRead: number;
}

interface ChosenTasksProps {
  tasks: readonly PlannedTask[];
  /** The size of each task by its key; null if the lesson can no longer provide the task. */
  sizes: ReadonlyMap<string, TaskSize | null>;
  shownKey: string | null;
  onShow: (key: string) => void;
  onTasks: (tasks: PlannedTask[]) => void;
  onRemove: (task: PlannedTask) => void;
}

/**
 * The planned tasks in the order in which pupils do them. The teacher reorders them with buttons or by
 * dragging their handles.
 */
export function ChosenTasks(props: ChosenTasksProps) {
  const { tasks, sizes, shownKey, onShow, onTasks, onRemove } = props;
  const list = useRef<HTMLOListElement>(null);
  const moveFocus = useFocusMove();
  const move = (from: number, to: number) => onTasks(moveRow(tasks, from, to));
  const { before, handlers, row } = useDragRows(list, move);

  /** Moves a row up or down. The button that was pressed moves with its row and keeps the focus. */
  const step = (at: number, by: 1 | -1, key: string) => {
    if (at + by < 0 || at + by >= tasks.length) return;
    move(at, at + by);
    moveFocus(() => {
      list.current?.querySelector<HTMLElement>(`[data-move="${key} ${by}"]`)?.focus();
    });
  };

  return (
    <ol ref={list} {...handlers} className="flex flex-col gap-2">
      {tasks.map((task, at) => {
        const Icon = taskIcons[task.template];
        const size = sizes.get(task.key) ?? null;
        return (
          <li
            key={task.key}
            {...row(at)}
            className={classNames(
              'flex items-center gap-1 rounded-control border bg-card pe-1',
              shownKey === task.key ? 'border-target' : 'border-line',
              before === at && 'border-t-3 border-t-target',
              before === at + 1 && at === tasks.length - 1 && 'border-b-3 border-b-target',
            )}
          >
            <div className="flex">
              <span
                data-grip=""
                title={t`Drag to move`}
                aria-hidden="true"
                className="hidden w-8 cursor-grab touch-none select-none items-center justify-center text-ink-3 pointer-fine:flex"
              >
                <GripVertical size={18} />
              </span>
              <div className="flex flex-col sm:flex-row">
                <IconButton
                  label={t`Move ${{ name: task.name }} up`}
                  icon={<ChevronUp size={18} aria-hidden="true" />}
                  aria-disabled={at === 0 || undefined}
                  data-move={`${task.key} -1`}
                  onClick={() => step(at, -1, task.key)}
                  className="aria-disabled:opacity-40"
                />
                <IconButton
                  label={t`Move ${{ name: task.name }} down`}
                  icon={<ChevronDown size={18} aria-hidden="true" />}
                  aria-disabled={at === tasks.length - 1 || undefined}
                  data-move={`${task.key} 1`}
                  onClick={() => step(at, 1, task.key)}
                  className="aria-disabled:opacity-40"
                />
              </div>
            </div>
            <button
              type="button"
              aria-pressed={shownKey === task.key}
              onClick={() => onShow(task.key)}
              className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-control px-2 py-1.5 text-start hover:text-target"
            >
              <Icon size={20} aria-hidden="true" className="shrink-0 text-target" />
              <span className="min-w-0">
                <bdi className="block font-semibold wrap-anywhere">{task.name}</bdi>
                <span className="block text-sm text-ink-2">
                  {size === null
                    ? t`The lesson doesn’t have enough left for it`
                    : size.items === 0
                      ? t`Too few items are chosen`
                      : [
                          i18n._(templateWords[task.template].title),
                          plural({ count: size.items }, { one: '# item', other: '# items' }),
                          skillNames[task.skillType],
                        ].join(' · ')}
                </span>
                {size !== null && size.items > 0 && <MarkedBy size={size} />}
              </span>
            </button>
            <IconButton
              label={t`Remove ${{ name: task.name }}`}
              icon={<Trash2 size={18} aria-hidden="true" />}
              onClick={() => onRemove(task)}
            />
          </li>
        );
      })}
    </ol>
  );
}

/** Shows who marks a task: the computer or the teacher. */
function MarkedBy({ size: { items, toRead } }: { size: TaskSize }) {
  const Icon = toRead > 0 ? PenLine : CircleCheck;
  return (
    <span className="mt-0.5 flex items-center gap-1.5 text-sm font-semibold">
      <Icon size={14} aria-hidden="true" className={toRead > 0 ? 'text-target' : 'text-ok'} />
      {markedBySentence(toRead, items)}
    </span>
  );
}
