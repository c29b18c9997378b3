import './resources.css';
import '../../styles/lesson.css';
import { FileText } from 'lucide-react';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { LoadProblem } from './LoadProblem.tsx';
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
    if (resource && (resource.status === 'review' || resource.status === 'final')) {
      return <PreviewScreen key={resource.id} resource={resource} onResource={onResource} />;
    }
    if (resource) {
      return (
        <EmptyState
          icon={<FileText size={28} />}
          title="There is nothing to preview yet"
          action={
            resource.mine && (
              <LinkButton
                variant="primary"
                href={
                  resource.status === 'draft' ? `/select_resources?draft=${id}` : `/review/${id}`
                }
              >
                {resource.status === 'draft' ? 'Open the draft' : 'Watch it being written'}
              </LinkButton>
            )
          }
        >
          The text is not written yet.
        </EmptyState>
      );
    }
    if (error) return <LoadProblem error={error} onAgain={() => void mutate()} />;
    return <ReviewSkeleton />;
  }
}
