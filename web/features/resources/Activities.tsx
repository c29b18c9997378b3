import './resources.css';
import '../../app/styles/lesson.css';
import { useParams } from 'react-router-dom';
import { usePreferences } from '#web/app/session/use-preferences.ts';
import { ActivitiesScreen } from './activities/ActivitiesScreen.tsx';
import type { ActivitiesSource } from './activities/activities-source.ts';
import { LoadProblem } from './LoadProblem.tsx';
import { isWritten, NotWritten } from './NotWritten.tsx';
import { ReviewSkeleton } from './review/ReviewSkeleton.tsx';
import { useResource } from './use-resource.ts';

/** The screen at /activities/:source/:id: a resource's activities, arranged. */
export default function Activities({ source }: { source: ActivitiesSource }) {
  const { id = '' } = useParams();
  const { data: resource, error, mutate } = useResource(id);
  // What is shown needs it; begun here, it comes with the lesson and not after it.
  usePreferences();
  const body = content();
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      {body.type !== ActivitiesScreen && <h1 className="sr-only">Activities</h1>}
      {body}
    </div>
  );

  function content() {
    if (resource && isWritten(resource)) {
      return (
        <ActivitiesScreen
          key={resource.id}
          resource={resource}
          source={source}
          onSaved={(arrangement) => mutate({ ...resource, arrangement }, { revalidate: false })}
        />
      );
    }
    if (resource) return <NotWritten resource={resource} title="There are no activities yet" />;
    if (error) return <LoadProblem error={error} onAgain={() => void mutate()} />;
    return <ReviewSkeleton />;
  }
}
