import { type ComponentType, type LazyExoticComponent, lazy, useMemo } from 'react';
import type * as z from 'zod/mini';
import { loadScript } from '#ui/load-script.ts';
import type { TaskProgress } from './task-progress.ts';
import type { DoProps, ResultProps } from './task-view-props.ts';

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
