import { type ComponentType, lazy, type ReactNode, useState } from 'react';
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
  /** The empty submission. */
  empty: Submitted;
  progress: (task: ForPupil, submitted: Submitted) => TaskProgress;
  Do: () => Promise<{ default: ComponentType<DoProps<ForPupil, Submitted>> }>;
  Result: () => Promise<{ default: ComponentType<ResultProps<ForPupil, Submitted>> }>;
}

/**
 * Binds a template's views to its own types, so that screens handle all templates in the same way. The task comes
 * from the server, which parses it; like every response it is not parsed again. What was submitted may have been
 * stored for another task, and counts as empty if it does not have the form of this template's submissions.
 */
export function taskView<ForPupil extends object, Submitted extends object>(
  rules: ViewRules<ForPupil, Submitted>,
): TaskView {
  const read = (submitted: unknown): Submitted =>
    hasForm(submitted, rules.empty) ? submitted : rules.empty;
  const doing = loadedView<DoProps<unknown, unknown>>(async () => {
    const { default: Do } = await loadScript(rules.Do);
    return function DoTask({ task, submitted, ...rest }) {
      return <Do {...rest} task={task as ForPupil} submitted={read(submitted)} />;
    };
  });
  const result = loadedView<ResultProps<unknown, unknown>>(async () => {
    const { default: Result } = await loadScript(rules.Result);
    return function TaskResult({ task, submitted, ...rest }) {
      return (
        <Result {...rest} task={(task ?? null) as ForPupil | null} submitted={read(submitted)} />
      );
    };
  });
  return {
    Do: doing.View,
    Result: result.View,
    progress: (task, submitted) =>
      task ? rules.progress(task as ForPupil, read(submitted)) : { done: 0, of: 0 },
    fetchDo: doing.fetch,
    fetch: async () => {
      await doing.fetch();
      await result.fetch();
    },
  };
}

/**
 * True if a value has the lists and records of texts that the `empty` submission has, as the template's schema
 * demands (`submitted-form.test.ts`).
 */
export function hasForm<Submitted extends object>(
  value: unknown,
  empty: Submitted,
): value is Submitted {
  return Object.entries(empty).every(([name, none]) => {
    const own: unknown = Reflect.get(Object(value), name);
    if (typeof own !== 'object' || own === null) return false;
    return (
      Array.isArray(own) === Array.isArray(none) &&
      Object.values(own).every((each) => typeof each === 'string')
    );
  });
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
