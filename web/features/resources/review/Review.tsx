import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import '../resources.css';
import { FileQuestion, FileText, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { Button, LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { HttpError, messageOf } from '#ui/http-error.ts';
import { draftHref, useResource } from '../use-resource.ts';
import { ReviewScreen } from './ReviewScreen.tsx';
import { ReviewSkeleton } from './ReviewSkeleton.tsx';

/**
 * The screen at /review/:id. It shows the text while it is written. Then it shows all parts made from the
 * text, for review and finalising.
 */
export default function Review() {
  const { id = '' } = useParams();
  // Only the dashboard's button sets this flag: opening the address alone must never start the writer, which
  // costs money.
  const { state } = useLocation();
  const [write, setWrite] = useState(Boolean(state?.write));
  const { data: resource, error, mutate } = useResource(id);

  const body = content();
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      {body.type !== ReviewScreen && (
        <h1 className="sr-only">
          <Trans>Review your lesson</Trans>
        </h1>
      )}
      {body}
    </div>
  );

  function content() {
    // A failed text generation turns the resource back into a draft. This screen still shows the sentences
    // written so far and the error.
    const begun = resource?.parts.some((part) => part.part === 'text' && part.status === 'failed');
    if (resource?.mine && (resource.status !== 'draft' || write || begun)) {
      return (
        <ReviewScreen
          resource={resource} // `mutate(undefined)` would clear the cache and flicker: only refetch.
          onResource={(next) => (next ? mutate(next, { revalidate: false }) : mutate())}
        />
      );
    }
    if (resource?.mine) {
      return (
        <EmptyState
          icon={<FileText size={28} />}
          title={t`This draft hasn’t been written yet`}
          action={
            <>
              <LinkButton href={draftHref({ id, uploaded: resource.draft.given !== undefined })}>
                <Trans>Back to the draft</Trans>
              </LinkButton>
              <Button variant="primary" onClick={() => setWrite(true)}>
                <Trans>Write it now</Trans>
              </Button>
            </>
          }
        >
          <span dir="auto">{resource.title}</span>
        </EmptyState>
      );
    }
    const missing = resource || (error instanceof HttpError && error.status === 404);
    if (missing) {
      return (
        <EmptyState
          icon={<FileQuestion size={28} />}
          title={t`This isn’t one of your resources`}
          action={
            <LinkButton href="/private_resources">
              <Trans>My resources</Trans>
            </LinkButton>
          }
        >
          <Trans>It may have been deleted, or it may belong to someone else.</Trans>
        </EmptyState>
      );
    }
    if (error) {
      return (
        <EmptyState
          icon={<WifiOff size={28} />}
          title={t`The resource could not be loaded`}
          action={
            <Button variant="primary" onClick={() => void mutate()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {messageOf(error)}
        </EmptyState>
      );
    }
    return <ReviewSkeleton />;
  }
}
