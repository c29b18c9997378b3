import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, useMemo } from 'react';
import type * as z from 'zod/mini';
import type { ItemMark, TaskMark } from '#contracts/homework/task-mark.ts';
import { loadScript } from '#ui/load-script.ts';
import type { TaskProgress } from './task-content.ts';

type Doing = ComponentType<DoProps<unknown, unknown>>;
type Marked = ComponentType<ResultProps<unknown, unknown>>;

/** The views of a template as screens use them, inside a `Suspense`: each is fetched when it is shown. */
export interface TaskView {
  Do: LazyExoticComponent<Doing>;
  Result: LazyExoticComponent<Marked>;
  /** Fetches both ahead, so that a lost network does not keep a task or its result from being shown. */
  fetch: () => Promise<unknown>;
  /** How much of the task is answered; a task that is none of this template's is all open. */
  progress: (task: unknown, submitted: unknown) => TaskProgress;
}

interface ViewRules<ForPupil, Submitted> {
  ForPupil: z.ZodMiniType<ForPupil>;
  Submitted: z.ZodMiniType<Submitted>;
  /** Nothing done yet. */
  empty: Submitted;
  progress: (task: ForPupil, submitted: Submitted) => TaskProgress;
  Do: () => Promise<{ default: ComponentType<DoProps<ForPupil, Submitted>> }>;
  Result: () => Promise<{ default: ComponentType<ResultProps<ForPupil, Submitted>> }>;
}

/**
 * Ties a template's views to its own schemas, so that screens handle every template alike: they pass on
 * what the server or the device had, and the view reads it. What is no answer of this task counts as
 * nothing done yet.
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
    fetch: () => Promise.all([rules.Do(), rules.Result()]),
  };
}

/** What stands around every task, whether it is done or shown marked. */
interface TaskSurroundings {
  /** The stored code of the lesson's target language. */
  language: string;
  nativeLanguage: string;
  /** The address of a stored clip or picture, by its key. */
  soundAddress: (key: string) => string;
}

/**
 * What every template's `Do.tsx` is given. It holds no answers of its own: each change goes out whole by
 * `onChange`, and comes back in as `submitted`.
 */
export interface DoProps<ForPupil, Submitted> extends TaskSurroundings {
  /** As the template's `forPupil` made it: without answers. */
  task: ForPupil;
  submitted: Submitted;
  onChange: (submitted: Submitted) => void;
  /** Items that were right in the last try and are kept: shown as done, and not to be changed. */
  done?: readonly string[];
  /** While it is handed in: everything is readable, nothing can be changed. */
  disabled?: boolean;
  /** The button that ends the task, where the last step has its own. Absent in a teacher's preview. */
  handIn?: ReactNode;
}

/** The teacher's word on one item of free writing; `score` from 0 to 100. */
export interface ShownFeedback {
  itemId: string;
  feedback: string;
  score: number | null;
}

/** What every template's `Result.tsx` is given: one attempt as it was marked. */
export interface ResultProps<ForPupil, Submitted> extends TaskSurroundings {
  /**
   * The task as the pupil had it, for the words around each answer: a teacher's screen makes it by
   * `templateOf(name).forPupil(data, storedNames(0))`. Null where it cannot be had (any more): the items then stand
   * alone.
   */
  task: ForPupil | null;
  submitted: Submitted;
  mark: TaskMark;
  /** Whether `expected` of the items may be shown and is there; with false an empty one means "try again". */
  answersTold: boolean;
  feedback: readonly ShownFeedback[];
  /** What a teacher can do with one item, such as accepting its answer. Absent for pupils. */
  itemAction?: (item: ItemMark) => ReactNode;
}
