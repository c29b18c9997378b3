import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, Presentation, Printer, Trash2 } from 'lucide-react';
import type { LearnerAbility } from '#lessons/plan/lesson-plan.ts';
import { phaseNames } from '#lessons/plan/plan-words.ts';
import { Badge } from '#ui/Badge.tsx';
import { IconButton, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { controlLook } from '#ui/Field.tsx';
import { NumberInput } from '#ui/NumberInput.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import type { ShownStep } from './plan-edits.ts';

interface PlanStepCardProps {
  shown: ShownStep;
  resourceId: string;
  ability: LearnerAbility;
  first: boolean;
  last: boolean;
  /** -1 moves the step up, 1 moves it down. */
  onMove: (by: 1 | -1) => void;
  onMinutes: (minutes: number) => void;
  onRemove: () => void;
}

/**
 * One step of the plan: its time, its content, what the teacher and the pupils do, and how the step is
 * adapted to the class.
 */
export function PlanStepCard(props: PlanStepCardProps) {
  const { shown, resourceId, ability, first, last, onMove, onMinutes, onRemove } = props;
  const { step, from, to, idea } = shown;
  const title = step.title ?? idea?.title ?? t`A step this resource no longer offers`;
  return (
    <Card className="break-inside-avoid print:rounded-none print:border-x-0 print:border-t-0 print:px-0 print:py-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 text-ink-2 text-sm">
            <span className="font-semibold">
              <Trans>
                {from} to {to} min
              </Trans>
            </span>
            {idea && <Badge>{i18n._(phaseNames[idea.phase])}</Badge>}
            {!idea && step.title && (
              <Badge>
                <Trans>Your own</Trans>
              </Badge>
            )}
          </p>
          <h3 className="mt-1 text-lg">
            <bdi>{title}</bdi>
          </h3>
        </div>
        <div className="flex items-center print:hidden">
          <span className="me-2 inline-flex items-center gap-2 text-sm">
            <NumberInput
              aria-label={t`Minutes for ${title}`}
              min={1}
              max={120}
              value={step.minutes}
              onNumber={onMinutes}
              className={`${controlLook} min-h-11 w-20 px-2 text-center`}
            />
            <Trans context="minutes">min</Trans>
          </span>
          <IconButton
            label={t`Move ${title} up`}
            icon={<ChevronUp size={18} aria-hidden="true" />}
            aria-disabled={first || undefined}
            data-move={`${step.id} -1`}
            onClick={() => onMove(-1)}
            className="aria-disabled:opacity-40"
          />
          <IconButton
            label={t`Move ${title} down`}
            icon={<ChevronDown size={18} aria-hidden="true" />}
            aria-disabled={last || undefined}
            data-move={`${step.id} 1`}
            onClick={() => onMove(1)}
            className="aria-disabled:opacity-40"
          />
          <IconButton
            label={t`Remove ${title}`}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={onRemove}
          />
        </div>
      </div>
      {idea && (
        <>
          <p className="mt-1 text-ink-2">{idea.aim}</p>
          <dl className="mt-3 grid gap-x-4 gap-y-1.5 sm:grid-cols-[auto_minmax(0,1fr)] print:mt-1 print:grid-cols-[auto_minmax(0,1fr)] print:gap-y-0">
            <Line
              name={t({ message: 'You', context: 'what the teacher does' })}
              text={idea.teacher}
            />
            <Line name={t`Pupils`} text={idea.pupils} />
            {ability !== 'stretch' && (
              <Line
                name={t({ message: 'Support', context: 'for pupils who find it hard' })}
                text={idea.support}
              />
            )}
            {ability !== 'support' && <Line name={t`Ready for more`} text={idea.stretch} />}
          </dl>
          {(idea.activity || idea.sheet) && (
            <div className="mt-4 flex flex-wrap gap-2 print:hidden">
              {idea.activity && (
                <LinkButton
                  size="small"
                  href={`/resource/${resourceId}#${idea.activity}`}
                  aria-label={t`Open ${title} on the teaching view`}
                >
                  <Presentation size={16} aria-hidden="true" />
                  <Trans context="a button">Open</Trans>
                </LinkButton>
              )}
              {idea.sheet && (
                <LinkButton
                  size="small"
                  href={`/worksheet/${resourceId}?sheets=${idea.sheet}`}
                  aria-label={t`Worksheet for ${title}`}
                >
                  <Printer size={16} aria-hidden="true" />
                  <Trans>Worksheet</Trans>
                </LinkButton>
              )}
            </div>
          )}
        </>
      )}
      {!idea && !step.title && (
        <p className="mt-1 text-ink-2">
          <Trans>
            Its activity, or something it needs, is no longer available. Remove the step, or change
            what is in the room.
          </Trans>
        </p>
      )}
    </Card>
  );
}

function Line({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt className="font-semibold text-sm">{name}</dt>
      <dd className="text-sm not-last:max-sm:mb-1">{text}</dd>
    </>
  );
}
