import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MonitorSmartphone } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import { templateWords } from '#lessons/tasks/task-words.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { NumberedCard } from '#ui/step-cards.tsx';
import { toast } from '#ui/toast.ts';
import { useWide } from '#ui/use-wide.ts';
import { ChosenTasks, type TaskSize } from './ChosenTasks.tsx';
import { type PlannedLesson, wholeTask, withChosen } from './make-task.ts';
import type { Plan, PlannedTask } from './plan.ts';
import { StepProblem } from './StepProblem.tsx';
import { TaskOffers } from './TaskOffers.tsx';
import { TaskPane } from './TaskPane.tsx';
import { firstSeed, type ShownTask, type SourceOffer, taskOffers } from './task-offers.ts';

interface TaskStepProps {
  plan: Plan;
  lesson: PlannedLesson | null;
  features: readonly string[];
  onPlan: (change: (plan: Plan) => Plan) => void;
  error: string | undefined;
}

/** Step two: the tasks, each previewed as a pupil sees it before it is added. */
export function TaskStep({ plan, lesson, features, onPlan, error }: TaskStepProps) {
  const [shown, setShown] = useState<ShownTask | null>(null);
  const wide = useWide();
  const heading = useRef<HTMLHeadingElement>(null);
  const offers = useMemo(() => (lesson ? taskOffers(lesson, features) : []), [lesson, features]);
  const sizes = useMemo(() => sizesOf(plan, lesson), [plan, lesson]);

  if (!lesson) {
    return (
      <NumberedCard number={2} title={t`The tasks`}>
        {error && <StepProblem id="problem-tasks">{error}</StepProblem>}
        <p className="text-ink-2">
          <Trans>Choose a lesson to see everything you can set from it.</Trans>
        </p>
      </NumberedCard>
    );
  }
  const looked =
    shown?.kind === 'planned'
      ? plan.tasks.find(({ key }) => key === shown.key)
      : (shown ?? undefined);

  const add = (
    offer: SourceOffer,
    template: TaskTemplateName,
    draw: Partial<Pick<PlannedTask, 'seed' | 'drawn'>> = {},
  ) => {
    const task = { ...taskFrom(offer, template, crypto.randomUUID()), ...draw };
    onPlan((now) => addTask(now, task));
    // On a phone the dialog closes; on a wide screen the task stays in the phone frame, now with its name.
    setShown(wide ? { kind: 'planned', key: task.key } : null);
    toast('success', t`“${{ name: task.name }}” is added.`);
  };
  const remove = (task: PlannedTask) => {
    onPlan((now) => removeTask(now, task.key));
    if (shown?.kind === 'planned' && shown.key === task.key) setShown(null);
    heading.current?.focus();
    const { tasks } = plan;
    toast('info', t`“${{ name: task.name }}” is removed.`, {
      label: t`Undo`,
      onAct: () => onPlan((now) => ({ ...now, tasks })),
    });
  };

  const pane = looked && (
    <TaskPane
      lesson={lesson}
      marking={plan}
      shown={looked}
      offer={offers.find(({ source }) => source === looked.source)}
      onShow={setShown}
      onAdd={() => {
        const offer = offers.find(({ source }) => source === looked.source);
        if (offer) add(offer, looked.template, { seed: looked.seed, drawn: looked.drawn });
      }}
      onChange={(change) => {
        if (shown?.kind === 'planned') onPlan((now) => changeTask(now, shown.key, change));
      }}
    />
  );

  return (
    <NumberedCard
      number={2}
      title={t`The tasks`}
      note={
        plan.tasks.length > 0 &&
        plural({ count: plan.tasks.length }, { one: '# chosen', other: '# chosen' })
      }
    >
      {error && <StepProblem id="problem-tasks">{error}</StepProblem>}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24.5rem)]">
        <div className="flex min-w-0 flex-col gap-6">
          <section aria-labelledby="chosen-tasks">
            <h3 ref={heading} id="chosen-tasks" tabIndex={-1} className="mb-2 outline-none">
              {plan.tasks.length === 0
                ? t`No task chosen yet`
                : t`Pupils will do these in this order`}
            </h3>
            {plan.tasks.length === 0 ? (
              <p className="text-ink-2">
                <Trans>Choose a task below to try it, then add it if you like it.</Trans>
              </p>
            ) : (
              <ChosenTasks
                tasks={plan.tasks}
                sizes={sizes}
                shownKey={shown?.kind === 'planned' ? shown.key : null}
                onShow={(key) => setShown({ kind: 'planned', key })}
                onTasks={(tasks) => onPlan((now) => ({ ...now, tasks }))}
                onRemove={remove}
              />
            )}
          </section>
          <section aria-labelledby="offered-tasks">
            <h3 id="offered-tasks" className="mb-2">
              <Trans>Tasks from this lesson</Trans>
            </h3>
            <TaskOffers
              offers={offers}
              planned={plan.tasks}
              shown={shown}
              onShow={setShown}
              onAdd={add}
            />
          </section>
        </div>
        {wide && (
          <div className="lg:sticky lg:top-23">
            {pane ?? (
              <div className="flex min-h-80 flex-col items-center justify-center gap-3 rounded-card border border-dashed border-line px-6 text-center text-ink-2">
                <MonitorSmartphone size={32} aria-hidden="true" />
                <p>
                  <Trans>Choose a task to see it here as your pupils will.</Trans>
                </p>
              </div>
            )}
          </div>
        )}
      </div>
      {!wide && looked && (
        <Dialog open onClose={() => setShown(null)} title={t`As a pupil sees it`}>
          {pane}
        </Dialog>
      )}
    </NumberedCard>
  );
}

/** The size of each planned task, by key; null if the lesson can no longer provide it. */
function sizesOf(plan: Plan, lesson: PlannedLesson | null): Map<string, TaskSize | null> {
  return new Map(
    plan.tasks.map((task) => {
      const whole = lesson && wholeTask(lesson, task, plan);
      if (whole === null) return [task.key, null];
      const { choice, size, toRead } = templateOf(task.template);
      const data = withChosen(whole, choice, task);
      if (data === null) return [task.key, { items: 0, toRead: 0 }];
      return [task.key, { items: size(data), toRead: toRead?.(data) ?? 0 }];
    }),
  );
}

/** A task made from an offer. Its name combines the source and the template: "Key vocabulary: matching". */
export function taskFrom(
  { source, title, skills }: SourceOffer,
  template: TaskTemplateName,
  key: string,
): PlannedTask {
  return {
    key,
    source,
    template,
    skillType: skills[0] ?? 'READING',
    name: templateWords[template].nameOfTask(title),
    seed: firstSeed,
    drawn: false,
  };
}

/** Returns the plan with one of its tasks changed. */
export function changeTask(plan: Plan, key: string, change: Partial<PlannedTask>): Plan {
  return {
    ...plan,
    tasks: plan.tasks.map((task) => (task.key === key ? { ...task, ...change } : task)),
  };
}

export function addTask(plan: Plan, task: PlannedTask): Plan {
  return { ...plan, tasks: [...plan.tasks, task] };
}

export function removeTask(plan: Plan, key: string): Plan {
  return { ...plan, tasks: plan.tasks.filter((task) => task.key !== key) };
}
