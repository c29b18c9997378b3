import './resources.css';
import { CalendarClock, Copy } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { features as featureNames } from '#contracts/access/features.ts';
import { shownFeatures } from '#contracts/access/role.ts';
import type { Resource } from '#contracts/resources/resource.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useSession } from '#web/app/session/session.ts';
import { LoadProblem } from './LoadProblem.tsx';
import { LessonPlanScreen } from './lesson-plan/LessonPlanScreen.tsx';
import { usePlanMaterial } from './lesson-plan/use-plan-material.ts';
import { isWritten, NotWritten } from './NotWritten.tsx';
import { ReviewSkeleton } from './review/ReviewSkeleton.tsx';
import { useCopy } from './use-copy.ts';
import { useResource } from './use-resource.ts';

/** The screen at /lesson-plan/:id: a timed lesson with a resource. */
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
          title="Your plan does not include this"
          action={<LinkButton href={`/preview/${id}`}>Back to the resource</LinkButton>}
        >
          {featureNames.lessonPlanner} comes with a larger plan.
        </EmptyState>,
      );
    }
    if (!isWritten(resource)) {
      return titled(<NotWritten resource={resource} title="There is nothing to plan with yet" />);
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
    <h1 className="sr-only">Lesson plan</h1>
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
      title="This resource is another teacher’s"
      action={
        <Button variant="primary" busy={busy} onClick={() => void copy()}>
          <Copy size={18} aria-hidden="true" />
          Copy to my resources
        </Button>
      }
    >
      Copy it to plan a lesson with it.
    </EmptyState>
  );
}
