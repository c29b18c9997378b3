import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import type { Plan, PlannedTask } from './plan.ts';
import { firstSeed, type SourceOffer } from './task-offers.ts';

/** A task out of an offer, named after both: "Key vocabulary: Matching". */
export function taskFrom(
  { source, title, skills }: SourceOffer,
  template: TaskTemplateName,
  key: string,
): PlannedTask {
  const drill = templateOf(template).title;
  return {
    key,
    source,
    template,
    skillType: skills[0] ?? 'READING',
    name: `${title}: ${drill.toLowerCase()}`,
    seed: firstSeed,
    drawn: false,
  };
}

/** The plan with a change to one of its tasks. */
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
