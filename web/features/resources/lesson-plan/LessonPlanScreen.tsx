import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, FileDown, Presentation, Printer, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { shownFeatures } from '#contracts/access/role.ts';
import type { Resource } from '#contracts/resources/resource.ts';
import { ideasFor, type PlanMaterial } from '#lessons/plan/ideas-for.ts';
import {
  defaultPlanOptions,
  type LearnerAbility,
  LessonPlan,
  minutesOf,
  type PlanOptions,
} from '#lessons/plan/lesson-plan.ts';
import { makePlan } from '#lessons/plan/make-plan.ts';
import { focusNames } from '#lessons/plan/plan-words.ts';
import { paperOfCountry } from '#lessons/sheets/paper.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { messageOf } from '#ui/http-error.ts';
import { toast } from '#ui/toast.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { http } from '#web/app/http/http.ts';
import { useLeaveGuard } from '#web/app/routing/use-leave-guard.ts';
import { useSession } from '#web/app/session/session.ts';
import { usePageRule } from '#web/app/theme/adopted-rules.ts';
import { usePdfFile } from '#web/app/use-pdf-file.ts';
import { ResourceFacts } from '../ResourceFacts.tsx';
import { LeaveDialog } from '../review/LeaveDialog.tsx';
import { resourcePath } from '../use-resource.ts';
import { PlanOptionsCard } from './PlanOptionsCard.tsx';
import { PlanSteps } from './PlanSteps.tsx';

interface LessonPlanScreenProps {
  resource: Resource;
  material: PlanMaterial;
  onSaved: (plan: LessonPlan) => Promise<unknown>;
}

const learnerWords: Record<LearnerAbility, string> = {
  support: t`Learners: need support`,
  mixed: t`Learners: mixed`,
  stretch: t`Learners: ready for more`,
};

/**
 * A lesson plan with timed steps for this resource. It is generated from options, and can be edited, saved
 * and printed.
 */
export function LessonPlanScreen({ resource, material, onSaved }: LessonPlanScreenProps) {
  const { id } = resource;
  const planning = usePlan(resource, material, onSaved);
  const { plan, setPlan, unsaved, save } = planning;
  const { options } = plan;
  const blocker = useLeaveGuard(unsaved);
  const ideas = ideasFor(material, options);
  const pack = plan.steps.flatMap((step) => ideas.find((idea) => idea.id === step.id)?.sheet ?? []);
  const who = useSession((session) => session.who);
  const pages = useRef<HTMLDivElement>(null);
  const pdf = usePdfFile({ resourceId: id, title: resource.title, pages });
  usePageRule(paperOfCountry(who?.country));
  return (
    <div ref={pages}>
      <div className="mb-6">
        <p className="flex flex-wrap gap-x-4 font-semibold text-ink-2 text-sm">
          <Trans>Lesson plan</Trans>
          <a href={`/preview/${id}`} className="print:hidden">
            <Trans>Preview</Trans>
          </a>
          <a href={`/activities/private/${id}`} className="print:hidden">
            <Trans>Activities</Trans>
          </a>
        </p>
        <h1 className="mt-1 break-words text-3xl">
          <bdi>{resource.title}</bdi>
        </h1>
        <div className="mt-3">
          <ResourceFacts resource={resource} />
        </div>
        <p className="mt-3 hidden print:block">
          {plural({ count: options.minutes }, { one: '# minute', other: '# minutes' })}
          {` · ${i18n._(focusNames[options.focus])} · ${learnerWords[options.ability]}`}
        </p>
        <div className="mt-5 flex flex-wrap gap-3 print:hidden">
          <Button
            variant="primary"
            size="large"
            busy={planning.saving}
            disabled={planning.isStored && !unsaved}
            onClick={() => void save()}
          >
            {planning.isStored && !unsaved ? t`Saved` : t`Save plan`}
          </Button>
          <Button size="large" onClick={() => window.print()}>
            <Printer size={20} aria-hidden="true" />
            <Trans>Print plan</Trans>
          </Button>
          {shownFeatures(who).includes('exportPdf') && (
            <Button size="large" busy={pdf.busy} onClick={() => void pdf.savePdf()}>
              {!pdf.busy && <FileDown size={20} aria-hidden="true" />}
              <Trans>Save as PDF</Trans>
            </Button>
          )}
          {pack.length > 0 && (
            <LinkButton
              size="large"
              href={`/worksheet/${id}?sheets=${[...new Set(pack)].join(',')}`}
            >
              <Printer size={20} aria-hidden="true" />
              <Trans>Print its worksheets ({{ count: new Set(pack).size }})</Trans>
            </LinkButton>
          )}
          <LinkButton size="large" href={`/resource/${id}`}>
            <Presentation size={20} aria-hidden="true" />
            <Trans>Display interactive resource</Trans>
          </LinkButton>
        </div>
        <p role="status" className="mt-3 text-ink-2 text-sm empty:mt-0 print:hidden">
          {pdf.note}
        </p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8 print:block">
        <div className="lg:sticky lg:top-23 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto print:hidden">
          <PlanOptionsCard
            options={options}
            onOptions={planning.setOptions}
            hasSound={material.hasSound}
            hasVocabulary={material.hasVocabulary}
          />
        </div>
        <section aria-labelledby="steps" className="flex min-w-0 flex-col gap-4">
          <div className="sticky top-17 z-10 -mx-1 flex min-h-14 flex-wrap items-center justify-between gap-3 bg-paper px-1 py-2 print:static print:bg-transparent">
            <h2 id="steps" className="text-xl">
              <Trans>Steps</Trans>
            </h2>
            <PlanTotal total={minutesOf(plan.steps)} length={options.minutes} />
            {planning.isOwn && (
              <Button size="small" onClick={planning.makeAnew} className="print:hidden">
                <RotateCcw size={16} aria-hidden="true" />
                <Trans>Make a new plan without my changes</Trans>
              </Button>
            )}
          </div>
          <PlanSteps resourceId={id} plan={plan} ideas={ideas} onPlan={setPlan} />
        </section>
      </div>
      <LeaveDialog
        open={blocker.state === 'blocked'}
        unsaved={t`You have unsaved changes in the lesson plan.`}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
        onSave={save}
      />
    </div>
  );
}

interface PlanTotalProps {
  /** The total time of the steps, in minutes. */
  total: number;
  /** The duration of the lesson in minutes. */
  length: number;
}

/**
 * Compares the total time of the steps with the length of the lesson. The comparison is always visible but
 * unobtrusive.
 */
function PlanTotal({ total, length }: PlanTotalProps) {
  const over = total - length;
  return (
    <p
      role="status"
      className={classNames(
        'inline-flex items-center gap-2 font-semibold',
        over === 0 ? 'text-ok' : 'text-bad',
      )}
    >
      {over === 0 ? (
        <CircleCheck size={20} aria-hidden="true" />
      ) : (
        <CircleAlert size={20} aria-hidden="true" />
      )}
      {timeWords(total, length)}
    </p>
  );
}

/** Says how much of the lesson's time the steps take; both numbers are minutes. */
function timeWords(total: number, length: number): string {
  if (total > length) {
    return plural(length, {
      one: `${total} of # minute: ${{ over: total - length }} too many`,
      other: `${total} of # minutes: ${{ over: total - length }} too many`,
    });
  }
  if (total < length) {
    return plural(length, {
      one: `${total} of # minute: ${{ left: length - total }} left`,
      other: `${total} of # minutes: ${{ left: length - total }} left`,
    });
  }
  return plural(length, { one: `${total} of # minute`, other: `${total} of # minutes` });
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The plan being edited: the stored plan, or a plan generated from the options. */
function usePlan(
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
  // A plan that differs from the generated one contains the teacher's work. Never overwrite it without
  // confirmation.
  const isOwn = !same(plan.steps, makePlan(material, plan.options).steps);

  /** Saves the plan. On failure, shows an error and returns false. */
  const save = async (): Promise<boolean> => {
    setSaving(true);
    try {
      await http.put(`${resourcePath(id)}/lesson-plan`, { lessonPlan: plan });
      setKept({ plan, isStored: true });
      await onSaved(plan);
      toast('success', t`Lesson plan saved.`);
      return true;
    } catch (error) {
      toast('error', messageOf(error));
      return false;
    } finally {
      setSaving(false);
    }
  };

  return {
    plan,
    setPlan,
    /** Sets the options and immediately regenerates the plan, unless the teacher has edited it. */
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
