import { Trans } from '@lingui/react/macro';
import {
  CalendarClock,
  ClipboardPlus,
  Copy,
  ListOrdered,
  PencilLine,
  Presentation,
  Printer,
} from 'lucide-react';
import type { Resource } from '#contracts/resources/resource.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { ResourceFacts } from '../ResourceFacts.tsx';
import { useCopy } from '../use-copy.ts';

interface PreviewHeaderProps {
  resource: Resource;
  /** Lists the parts that are still being generated in the background, in the specification's wording. */
  mediaMessage: string | null;
}

/** Shows the lesson's languages, audience and owner, and the next steps. */
export function PreviewHeader({ resource, mediaMessage }: PreviewHeaderProps) {
  const { id, mine } = resource;
  const { copy, busy } = useCopy(id, (copyId) => `/activities/private/${copyId}`);
  return (
    <div className="mb-6">
      <p className="font-semibold text-ink-2 text-sm">
        <Trans>Preview</Trans>
      </p>
      <h1 className="mt-1 break-words text-3xl">
        <bdi>{resource.title}</bdi>
      </h1>
      <div className="mt-3">
        <ResourceFacts resource={resource} />
      </div>
      <div className="mt-5 flex flex-wrap gap-3" data-tour="preview-actions">
        <LinkButton href={`/resource/${id}`} variant="primary" size="large" data-log="display">
          <Presentation size={20} aria-hidden="true" />
          <Trans>Display interactive resource</Trans>
        </LinkButton>
        {mine && (
          <>
            <LinkButton href={`/review/${id}`} size="large">
              <PencilLine size={20} aria-hidden="true" />
              <Trans>Edit</Trans>
            </LinkButton>
            <LinkButton href={`/activities/private/${id}`} size="large">
              <ListOrdered size={20} aria-hidden="true" />
              <Trans>Arrange activities</Trans>
            </LinkButton>
            <LinkButton href={`/lesson-plan/${id}`} size="large">
              <CalendarClock size={20} aria-hidden="true" />
              <Trans>Plan the lesson</Trans>
            </LinkButton>
          </>
        )}
        <LinkButton
          href={`/create-homework?resource=${id}`}
          size="large"
          data-log="set-homework-opened"
        >
          <ClipboardPlus size={20} aria-hidden="true" />
          <Trans>Set as homework</Trans>
        </LinkButton>
        <LinkButton href={`/worksheet/${id}`} size="large" data-log="worksheets-opened">
          <Printer size={20} aria-hidden="true" />
          <Trans>Print</Trans>
        </LinkButton>
        {!mine && (
          <Button size="large" busy={busy} onClick={() => void copy()}>
            <Copy size={20} aria-hidden="true" />
            <Trans>Copy to my resources</Trans>
          </Button>
        )}
      </div>
      {mine && resource.status !== 'final' && (
        <p className="mt-4 rounded-control bg-native-soft px-4 py-3">
          <Trans>
            This resource is still in review. You can already show it; finalise it on the{' '}
            <a href={`/review/${id}`}>edit page</a> when you’re happy with it.
          </Trans>
        </p>
      )}
      {mediaMessage && (
        <p role="status" className="mt-4 flex items-center gap-3 text-ink-2">
          <Spinner small />
          {mediaMessage}
        </p>
      )}
    </div>
  );
}
