import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { NumberedCard } from '#ui/step-cards.tsx';
import { ClassroomChoice, PupilChoice, useOwnClassrooms } from '#web/app/people-choice.tsx';
import type { Plan } from './plan.ts';
import { StepProblem } from './StepProblem.tsx';

interface PeopleStepProps {
  plan: Plan;
  onPlan: (change: (plan: Plan) => Plan) => void;
  error: string | undefined;
}

/** Step four: the classes and pupils who get the homework. */
export function PeopleStep({ plan, onPlan, error }: PeopleStepProps) {
  const { classrooms, error: failed, again } = useOwnClassrooms();
  return (
    <NumberedCard number={4} title={t`For whom`}>
      {error && <StepProblem id="problem-classroomIds">{error}</StepProblem>}
      {classrooms === undefined ? (
        failed ? (
          <p className="flex flex-wrap items-center gap-3">
            <Trans>Your classes could not be loaded.</Trans>
            <Button size="small" className="min-h-11" onClick={() => void again()}>
              <Trans>Try again</Trans>
            </Button>
          </p>
        ) : (
          <Spinner label={t`Loading your classes`} small />
        )
      ) : classrooms.length === 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken px-4 py-3">
          <p>
            <Trans>
              You don’t have a class yet. Your draft will still be here after you’ve created one.
            </Trans>
          </p>
          <LinkButton href="/classrooms/create">
            <Trans>Create a class</Trans>
          </LinkButton>
        </div>
      ) : (
        <ClassroomChoice
          classrooms={classrooms}
          chosen={plan.classroomIds}
          onChosen={(classroomIds) => onPlan((now) => ({ ...now, classroomIds }))}
        />
      )}
      <PupilChoice
        chosen={plan.pupils}
        onChosen={(pupils) => onPlan((now) => ({ ...now, pupils }))}
      />
      <p className="text-sm text-ink-2">
        <Trans>
          Pupils who join one of these classes before the due date will get the homework too. No one
          gets it twice.
        </Trans>
      </p>
    </NumberedCard>
  );
}
