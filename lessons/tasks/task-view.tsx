import { t } from '@lingui/core/macro';
import type { ComponentType, ReactNode } from 'react';
import type { ItemMark, TaskMark } from '#contracts/homework/task-mark.ts';
import { type LazyPart, lazyPart } from '#ui/lazy-part.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { hasShape } from './submitted-shape.ts';
import type { TaskProgress } from './task-content.ts';

/** A template's views. Each is loaded when first shown, unless it was preloaded. */
export interface TaskView {
  Do: LazyPart<DoProps<unknown, unknown>>;
  Result: LazyPart<ResultProps<unknown, unknown>>;
  /** Returns how much of the task is answered. A submission for another template counts as empty. */
  progress: (task: unknown, submitted: unknown) => TaskProgress;
}

interface ViewRules<ForPupil, Submitted> {
  /** The empty submission. */
  empty: Submitted;
  progress: (task: ForPupil, submitted: Submitted) => TaskProgress;
  Do: () => Promise<{ default: ComponentType<DoProps<ForPupil, Submitted>> }>;
  Result: () => Promise<{ default: ComponentType<ResultProps<ForPupil, Submitted>> }>;
}

function Waiting() {
  return (
    <div className="flex min-h-60 flex-1 items-center justify-center">
      <Spinner label={t`Loading`} />
    </div>
  );
}

/**
 * Binds a template's views to its own types, so that screens handle all templates in the same way. `forPupil`
 * builds the task, and a test compares its result with the template's schema; views do not parse it. A submission
 * may have been stored for another task. It counts as
 * empty if its shape is not that of this template's submissions.
 */
export function taskView<ForPupil extends object, Submitted extends object>(
  rules: ViewRules<ForPupil, Submitted>,
): TaskView {
  const read = (submitted: unknown): Submitted =>
    hasShape(submitted, rules.empty) ? submitted : rules.empty;
  return {
    Do: lazyPart(
      async () => {
        const { default: Do } = await rules.Do();
        return function DoTask({ task, submitted, ...rest }: DoProps<unknown, unknown>) {
          return <Do {...rest} task={task as ForPupil} submitted={read(submitted)} />;
        };
      },
      <Waiting />,
    ),
    Result: lazyPart(
      async () => {
        const { default: Result } = await rules.Result();
        return function TaskResult({ task, submitted, ...rest }: ResultProps<unknown, unknown>) {
          const own = (task ?? null) as ForPupil | null;
          return <Result {...rest} task={own} submitted={read(submitted)} />;
        };
      },
      <Waiting />,
    ),
    progress: (task, submitted) =>
      task ? rules.progress(task as ForPupil, read(submitted)) : { done: 0, of: 0 },
  };
}

/** Context of every task, whether in progress or marked. */
interface TaskSurroundings {
  /** The stored code of the lesson's target language. */
  language: string;
  nativeLanguage: string;
  /** Returns the URL of a stored clip or picture by its key. */
  soundAddress: (key: string) => string;
}

/**
 * Props of every template's `Do.tsx`. This is a controlled component: it renders `submitted`, and passes each
 * change to `onChange` as a whole submission.
 */
export interface DoProps<ForPupil, Submitted> extends TaskSurroundings {
  /** The task as the template's `forPupil` returned it: without answers. */
  task: ForPupil;
  submitted: Submitted;
  onChange: (submitted: Submitted) => void;
  /** Items that were right in the last attempt. They are shown as done and are read-only. */
  done?: readonly string[];
  /** True during the hand-in: the task can be read but not changed. */
  disabled?: boolean;
  /** The button that ends the task, if the last step has its own. Absent in a teacher's preview. */
  handIn?: ReactNode;
}

/** The teacher's comment on one item of free writing; `score` is 0 to 100. */
export interface ShownFeedback {
  itemId: string;
  feedback: string;
  score: number | null;
}

/** Props of every template's `Result.tsx`: one marked attempt. */
export interface ResultProps<ForPupil, Submitted> extends TaskSurroundings {
  /**
   * The task as the pupil saw it, needed for the words around each answer. A teacher's screen computes the
   * task with `templateOf(name).forPupil(data, storedNames(0))`. If the task is null, it is not (or no
   * longer) available, and the items are shown without context.
   */
  task: ForPupil | null;
  submitted: Submitted;
  mark: TaskMark;
  /**
   * True if `expected` of the items is present and may be shown. If false, an empty `expected` means "try
   * again".
   */
  answersTold: boolean;
  feedback: readonly ShownFeedback[];
  /** Renders a teacher's actions on one item, such as accepting its answer. Absent for pupils. */
  itemAction?: (item: ItemMark) => ReactNode;
}
