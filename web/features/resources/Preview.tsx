import './resources.css';
import '../../app/styles/lesson.css';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { LoadProblem } from './LoadProblem.tsx';
import { isWritten, NotWritten } from './NotWritten.tsx';
import { PreviewScreen } from './preview/PreviewScreen.tsx';
import { ReviewSkeleton } from './review/ReviewSkeleton.tsx';
import { useResource } from './use-resource.ts';

/** The screen at /preview/:id: the finished resource, to be read before it is displayed. */
export default function Preview() {
  const { id = '' } = useParams();
  const { data: resource, error, mutate } = useResource(id);
  const onResource = useCallback(() => mutate(), [mutate]);
  const body = content();
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      {body.type !== PreviewScreen && <h1 className="sr-only">Preview</h1>}
      {body}
    </div>
  );

  function content() {
    if (resource && isWritten(resource)) {
      return <PreviewScreen key={resource.id} resource={resource} onResource={onResource} />;
    }
    if (resource) return <NotWritten resource={resource} title="There is nothing to preview yet" />;
    if (error) return <LoadProblem error={error} onAgain={() => void mutate()} />;
    return <ReviewSkeleton />;
  }
}
