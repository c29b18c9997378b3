import { useState } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import type { PlanMaterial } from '#lessons/plan/ideas-for.ts';
import { defaultPlanOptions, LessonPlan, type PlanOptions } from '#lessons/plan/lesson-plan.ts';
import { makePlan } from '#lessons/plan/make-plan.ts';
import { toast } from '#ui/toast.ts';
import { http } from '#web/app/http/http.ts';
import { resourcePath } from '../use-resource.ts';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The plan while it is changed: the stored one, or one made of the options at once. */
export function usePlan(
  { id, lessonPlan }: Pick<Resource, 'id' | 'lessonPlan'>,
  material: PlanMaterial,
  onSaved: (plan: LessonPlan) => Promise<unknown>,
) {
  const [begun] = useState(() => {
    const stored = LessonPlan.safeParse(lessonPlan);
    return stored.success
      ? { plan: stored.data, isStored: true }
      : { plan: makePlan(material, defaultPlanOptions), isStored: false };
  });
  const [plan, setPlan] = useState(begun.plan);
  const [kept, setKept] = useState(begun);
  const [saving, setSaving] = useState(false);
  const unsaved = !same(plan, kept.plan);
  // What differs from the planner's own is the teacher's work: it is not overwritten unasked.
  const isOwn = !same(plan.steps, makePlan(material, plan.options).steps);

  /** False, with a message on screen, when it could not be saved. */
  const save = async (): Promise<boolean> => {
    setSaving(true);
    try {
      await http.put(`${resourcePath(id)}/lesson-plan`, { lessonPlan: plan });
      setKept({ plan, isStored: true });
      await onSaved(plan);
      toast('success', 'The lesson plan is saved.');
      return true;
    } catch (error) {
      toast('error', error instanceof Error ? error.message : 'Something went wrong');
      return false;
    } finally {
      setSaving(false);
    }
  };

  return {
    plan,
    setPlan,
    /** Other options make another plan at once, unless the teacher has worked on this one. */
    setOptions: (options: PlanOptions) =>
      setPlan(isOwn ? { ...plan, options } : makePlan(material, options)),
    makeAnew: () => setPlan(makePlan(material, plan.options)),
    isOwn,
    isStored: kept.isStored,
    unsaved,
    saving,
    save,
  };
}
