import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, useMemo } from 'react';
import type * as z from 'zod/mini';
import type { ItemMark, TaskMark } from '#contracts/homework/task-mark.ts';
import { loadScript } from '#ui/load-script.ts';
import type { TaskProgress } from './task-content.ts';

type Doing = ComponentType<DoProps<unknown, unknown>>;
type Marked = ComponentType<ResultProps<unknown, unknown>>;

/** A template's views, for use inside a `Suspense`: each is loaded when first shown. */
export interface TaskView {
  Do: LazyExoticComponent<Doing>;
  Result: LazyExoticComponent<Marked>;
  /**
   * Preloads both views, so that a task and its result can be shown without a network. The task comes first.
   */
  fetch: () => Promise<unknown>;
  /** Returns how much of the task is answered. A submission for another template counts as empty. */
  progress: (task: unknown, submitted: unknown) => TaskProgress;
}

interface ViewRules<ForPupil, Submitted> {
  ForPupil: z.ZodMiniType<ForPupil>;
  Submitted: z.ZodMiniType<Submitted>;
  /** The empty submission. */
  empty: Submitted;
  progress: (task: ForPupil, submitted: Submitted) => TaskProgress;
  Do: () => Promise<{ default: ComponentType<DoProps<ForPupil, Submitted>> }>;
  Result: () => Promise<{ default: ComponentType<ResultProps<ForPupil, Submitted>> }>;
}

/**
 * Binds a template's views to its own schemas, so that screens handle all templates in the same way. Screens
 * pass on data from the server or the device, and the view parses it. Data that is not a submission for this
 * task counts as an empty submission.
 */
export function taskView<ForPupil, Submitted>(rules: ViewRules<ForPupil, Submitted>): TaskView {
  const read = (submitted: unknown): Submitted => {
    const own = rules.Submitted.safeParse(submitted);
    return own.success ? own.data : rules.empty;
  };
  return {
    Do: lazy(async () => {
      const { default: Do } = await loadScript(rules.Do);
      return {
        default: function DoTask({ task, submitted, ...rest }: DoProps<unknown, unknown>) {
          const own = useMemo(() => rules.ForPupil.parse(task), [task]);
          return <Do {...rest} task={own} submitted={read(submitted)} />;
        },
      };
    }),
    Result: lazy(async () => {
      const { default: Result } = await loadScript(rules.Result);
      return {
        default: function TaskResult({ task, submitted, ...rest }: ResultProps<unknown, unknown>) {
          const own = useMemo(() => rules.ForPupil.safeParse(task).data ?? null, [task]);
          return <Result {...rest} task={own} submitted={read(submitted)} />;
        },
      };
    }),
    progress: (task, submitted) => {
      const own = rules.ForPupil.safeParse(task).data;
      return own === undefined ? { done: 0, of: 0 } : rules.progress(own, read(submitted));
    },
    fetch: async () => {
      await rules.Do();
      await rules.Result();
    },
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
