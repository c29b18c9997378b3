import { FileText } from 'lucide-react';
import type { Resource } from '#contracts/resources/resource.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';

interface NotWrittenProps {
  resource: Pick<Resource, 'id' | 'status' | 'mine'>;
  /** What cannot be seen yet, such as "There are no activities yet". */
  title: string;
}

/** Stands where a resource without its text has nothing to show, and leads to where it is written. */
export function NotWritten({ resource: { id, status, mine }, title }: NotWrittenProps) {
  const isDraft = status === 'draft';
  return (
    <EmptyState
      icon={<FileText size={28} />}
      title={title}
      action={
        mine && (
          <LinkButton
            variant="primary"
            href={isDraft ? `/select_resources?draft=${id}` : `/review/${id}`}
          >
            {isDraft ? 'Open the draft' : 'Watch it being written'}
          </LinkButton>
        )
      }
    >
      The text is not written yet.
    </EmptyState>
  );
}

/** Whether the text of a resource stands, so that everything made from it can be shown. */
export const isWritten = ({ status }: Pick<Resource, 'status'>) =>
  status === 'review' || status === 'final';
