import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import type { ItemMark, TaskMark } from '#contracts/homework/task-mark.ts';
import { loadScript } from '#ui/load-script.ts';
import type { TaskProgress } from './task-content.ts';

type Doing = ComponentType<DoProps<unknown, unknown>>;
type Marked = ComponentType<ResultProps<unknown, unknown>>;

/** A template's views, for use inside a `Suspense`: each is loaded when first shown. */
export interface TaskView {
  Do: Doing;
  Result: Marked;
  /** Preloads the view for doing the task. */
  fetchDo: () => Promise<unknown>;
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
  const parsed = new WeakMap<object, ReturnType<typeof rules.ForPupil.safeParse>>();
  /** Parses each task once: a screen computes its progress after every letter that a pupil types. */
  const parseTask = (task: unknown) => {
    if (typeof task !== 'object' || task === null) return rules.ForPupil.safeParse(task);
    const result = parsed.get(task) ?? rules.ForPupil.safeParse(task);
    parsed.set(task, result);
    return result;
  };
  const read = (submitted: unknown): Submitted => {
    const own = rules.Submitted.safeParse(submitted);
    return own.success ? own.data : rules.empty;
  };
  const doing = loadedView<DoProps<unknown, unknown>>(async () => {
    const { default: Do } = await loadScript(rules.Do);
    return function DoTask({ task, submitted, ...rest }) {
      const { data, error } = parseTask(task);
      if (data === undefined) throw error;
      return <Do {...rest} task={data} submitted={read(submitted)} />;
    };
  });
  const result = loadedView<ResultProps<unknown, unknown>>(async () => {
    const { default: Result } = await loadScript(rules.Result);
    return function TaskResult({ task, submitted, ...rest }) {
      return <Result {...rest} task={parseTask(task).data ?? null} submitted={read(submitted)} />;
    };
  });
  return {
    Do: doing.View,
    Result: result.View,
    progress: (task, submitted) => {
      const own = parseTask(task).data;
      return own === undefined ? { done: 0, of: 0 } : rules.progress(own, read(submitted));
    },
    fetchDo: doing.fetch,
    fetch: async () => {
      await doing.fetch();
      await result.fetch();
    },
  };
}

/**
 * A view whose script is loaded when it is first shown, or earlier by `fetch`. Then it is shown at once, without
 * the fallback of the `Suspense`.
 */
function loadedView<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const fetch = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Later = lazy(fetch);
  function View(props: Props) {
    // Never exchanged while it is shown, because that would discard its state.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  return { fetch, View };
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
