import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { offeredActivities } from '#lessons/activities/arrangement.ts';
import { definitionOf } from '#lessons/activities/definitions.ts';
import { activityMenus } from '#lessons/activities/menu.ts';
import { lessonMaterial } from '#lessons/draft/lesson-material.ts';
import { speaksText } from '#lessons/draft/speaks-text.ts';
import type { PlanMaterial } from '#lessons/plan/ideas-for.ts';
import { sheetOffers } from '#lessons/sheets/sheet-offers.ts';
import '../resources.css';
import { CalendarClock, Copy } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { shownFeatures } from '#contracts/access/role.ts';
import type { Resource } from '#contracts/resources/resource.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { featureWords } from '#web/app/access/feature-words.ts';
import { useSession } from '#web/app/session/session.ts';
import { isWritten, LoadProblem, NotWritten } from '../LoadProblem.tsx';
import { ReviewSkeleton } from '../review/ReviewSkeleton.tsx';
import { useCopy } from '../use-copy.ts';
import { useResource } from '../use-resource.ts';
import { LessonPlanScreen } from './LessonPlanScreen.tsx';

/** The screen at /lesson-plan/:id: a lesson plan with timed steps for a resource. */
export default function LessonPlan() {
  const { id = '' } = useParams();
  const { data: resource, error, mutate } = useResource(id);
  const features = shownFeatures(useSession(({ who }) => who));
  return <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8 print:p-0">{content()}</div>;

  function content() {
    if (error && !resource) {
      return titled(<LoadProblem error={error} onAgain={() => void mutate()} />);
    }
    if (!resource) return titled(<ReviewSkeleton />);
    if (!features.includes('lessonPlanner')) {
      return titled(
        <EmptyState
          icon={<CalendarClock size={28} />}
          title={t`Your plan does not include this`}
          action={
            <LinkButton href={`/preview/${id}`}>
              <Trans>Back to the resource</Trans>
            </LinkButton>
          }
        >
          <Trans>
            {{ feature: i18n._(featureWords.lessonPlanner) }} is included in larger plans.
          </Trans>
        </EmptyState>,
      );
    }
    if (!isWritten(resource)) {
      return titled(
        <NotWritten resource={resource} title={t`There is nothing to plan with yet`} />,
      );
    }
    if (!resource.mine) return titled(<CopyFirst resource={resource} />);
    return (
      <Planning
        key={resource.id}
        resource={resource}
        features={features}
        onSaved={(lessonPlan) => mutate({ ...resource, lessonPlan }, { revalidate: false })}
      />
    );
  }
}

const titled = (body: React.ReactNode) => (
  <>
    <h1 className="sr-only">
      <Trans>Lesson plan</Trans>
    </h1>
    {body}
  </>
);

interface PlanningProps {
  resource: Resource;
  features: readonly string[];
  onSaved: (plan: unknown) => Promise<unknown>;
}

function Planning({ resource, features, onSaved }: PlanningProps) {
  const material = usePlanMaterial(resource, features);
  if (!material) return titled(<ReviewSkeleton />);
  return <LessonPlanScreen resource={resource} material={material} onSaved={onSaved} />;
}

function CopyFirst({ resource }: { resource: Resource }) {
  const { copy, busy } = useCopy(resource.id, (copyId) => `/lesson-plan/${copyId}`);
  return (
    <EmptyState
      icon={<CalendarClock size={28} />}
      title={t`This resource belongs to another teacher`}
      action={
        <Button variant="primary" busy={busy} onClick={() => void copy()}>
          <Copy size={18} aria-hidden="true" />
          <Trans>Copy to my resources</Trans>
        </Button>
      }
    >
      <Trans>Copy it to plan a lesson with it.</Trans>
    </EmptyState>
  );
}

/**
 * The material of this resource that a lesson plan can use: its complete activities, questions, audio, and
 * the worksheets that the teacher's plan includes. Undefined while the code is loading.
 */
function usePlanMaterial(
  resource: Resource,
  features: readonly string[],
): PlanMaterial | undefined {
  const [material, setMaterial] = useState<PlanMaterial>();
  const [problem, setProblem] = useState<unknown>();
  useEffect(() => {
    let gone = false;
    planMaterial(resource, features).then(
      (read) => gone || setMaterial(read),
      (error: unknown) => gone || setProblem(error),
    );
    return () => {
      gone = true;
    };
  }, [resource, features]);
  if (problem) throw problem;
  return material;
}

async function planMaterial(
  resource: Resource,
  features: readonly string[],
): Promise<PlanMaterial> {
  const material = lessonMaterial(resource);
  const shown = offeredActivities(resource.arrangement, resource.to).filter((name) =>
    features.includes(activityMenus[name].feature),
  );
  const [activities, offers] = await Promise.all([
    Promise.all(
      shown.map(async (name) => {
        const { missing, step } = await definitionOf(name);
        return missing(material) === null ? [{ name, step }] : [];
      }),
    ),
    sheetOffers(material, resource.activities),
  ]);
  return {
    activities: activities.flat(),
    // A part may have become empty after it was generated.
    questions: Object.keys(material.parts).filter((part) =>
      offers.every(({ name, missing: why }) => name !== part || why === null),
    ),
    sheets: offers
      .filter((offer) => offer.missing === null)
      .filter(({ needs }) => needs.every((feature) => features.includes(feature)))
      .map(({ name }) => name),
    hasSound: speaksText(material.speech, material.text),
    hasVocabulary: material.vocabulary.length > 0,
  };
}
