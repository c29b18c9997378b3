import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { LessonPlan } from '#lessons/plan/lesson-plan.ts';
import { type Phase, phaseOrder, type StepIdea } from '#lessons/plan/step-idea.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { moveRow } from '#ui/move-row.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { TextField } from '#ui/TextField.tsx';
import { PlanStepCard } from './PlanStepCard.tsx';
import { addIdea, addOwn, changeMinutes, removeStep, shownSteps } from './plan-edits.ts';

interface PlanStepsProps {
  resourceId: string;
  plan: LessonPlan;
  /** All ideas for steps that the resource offers for this class. */
  ideas: readonly StepIdea[];
  onPlan: (plan: LessonPlan) => void;
}

/** The ordered steps, which can be moved, timed, removed and added. */
export function PlanSteps({ resourceId, plan, ideas, onPlan }: PlanStepsProps) {
  const [said, setSaid] = useState('');
  const [pressed, setPressed] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const steps = shownSteps(plan.steps, ideas);
  const rest = ideas.filter(({ id }) => !plan.steps.some((step) => step.id === id));
  const phaseOf = (id: string) => ideas.find((idea) => idea.id === id)?.phase;

  // When a step moves in the DOM, its button loses the focus; restore it.
  useLayoutEffect(() => {
    if (!pressed) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${pressed}"]`)?.focus();
    setPressed(null);
  }, [pressed]);

  return (
    <>
      <ol ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-none print:gap-0">
        {steps.map((shown, at) => {
          const { id, title } = shown.step;
          const name = title ?? shown.idea?.title;
          return (
            <li key={id}>
              <PlanStepCard
                shown={shown}
                resourceId={resourceId}
                ability={plan.options.ability}
                first={at === 0}
                last={at === steps.length - 1}
                onMove={(by) => {
                  const to = at + by;
                  if (to < 0 || to >= steps.length) return;
                  onPlan({ ...plan, steps: moveRow(plan.steps, at, to) });
                  setSaid(
                    name
                      ? t`${name} is now number ${{ number: to + 1 }} of ${{ total: steps.length }}.`
                      : t`The step is now number ${{ number: to + 1 }} of ${{ total: steps.length }}.`,
                  );
                  setPressed(`${id} ${by}`);
                }}
                onMinutes={(minutes) => onPlan(changeMinutes(plan, id, minutes))}
                onRemove={() => {
                  onPlan(removeStep(plan, id));
                  setSaid(name ? t`${name} is removed.` : t`Step removed.`);
                  list.current?.focus();
                }}
              />
            </li>
          );
        })}
      </ol>
      <AddStep
        ideas={rest}
        onIdea={(idea) => {
          const later = phaseOrder(idea.phase);
          onPlan(
            addIdea(plan, idea, ({ id }) => {
              const phase = phaseOf(id);
              return phase !== undefined && phaseOrder(phase) > later;
            }),
          );
          setSaid(t`${{ name: idea.title }} is added.`);
        }}
        onOwn={(title) => {
          onPlan(addOwn(plan, title));
          setSaid(t`${{ name: title }} is added.`);
        }}
      />
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </>
  );
}

/** The name of each phase within brackets. */
const phaseWords: Record<Phase, string> = {
  start: t({ message: 'warm-up', context: 'phase of a lesson' }),
  modelling: t({ message: 'modelling', context: 'phase of a lesson' }),
  awareness: t({ message: 'noticing', context: 'phase of a lesson' }),
  receptive: t({ message: 'understanding', context: 'phase of a lesson' }),
  structured: t({ message: 'guided production', context: 'phase of a lesson' }),
  expansion: t({ message: 'expansion', context: 'phase of a lesson' }),
  autonomous: t({ message: 'recall', context: 'phase of a lesson' }),
  routinisation: t({ message: 'fluency', context: 'phase of a lesson' }),
  spontaneity: t({ message: 'free use', context: 'phase of a lesson' }),
  close: t({ message: 'ending', context: 'phase of a lesson' }),
};

interface AddStepProps {
  /** Ideas that are not in the plan yet. */
  ideas: readonly StepIdea[];
  onIdea: (idea: StepIdea) => void;
  onOwn: (title: string) => void;
}

/** Adds a step: an idea of the lesson, or a step in the teacher's own words. */
function AddStep({ ideas, onIdea, onOwn }: AddStepProps) {
  const [chosen, setChosen] = useState('');
  const [own, setOwn] = useState('');
  const idea = ideas.find(({ id }) => id === chosen);
  return (
    <Card className="grid items-end gap-5 xl:grid-cols-2 print:hidden">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!idea) return;
          onIdea(idea);
          setChosen('');
        }}
      >
        <div className="min-w-0 flex-1 basis-56">
          <NativeSelect
            label={t`Add a step`}
            placeholder={t`Choose one`}
            value={idea ? chosen : ''}
            options={ideas.map(({ id, title, phase }) => ({
              value: id,
              label: t`${{ step: title }} (${{ phase: phaseWords[phase] }})`,
            }))}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        </div>
        <Button type="submit" disabled={!idea} className="min-h-12">
          <Plus size={18} aria-hidden="true" />
          <Trans>Add</Trans>
        </Button>
      </form>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const title = own.trim();
          if (!title) return;
          onOwn(title);
          setOwn('');
        }}
      >
        <TextField
          label={t`Or one of your own`}
          fieldClassName="min-w-0 flex-1 basis-56"
          maxLength={200}
          value={own}
          onChange={(event) => setOwn(event.currentTarget.value)}
        />
        <Button type="submit" disabled={own.trim() === ''} className="min-h-12">
          <Plus size={18} aria-hidden="true" />
          <Trans>Add your own</Trans>
        </Button>
      </form>
    </Card>
  );
}
