import { Button } from '#ui/Button.tsx';
import type { HttpError } from '#ui/http-error.ts';
import { Notice } from '#ui/Notice.tsx';

interface ActionFailedProps {
  /** The failure; null if there is none, or if a field shows it. */
  failure: HttpError | null;
  /** The button's label when another admin has changed the item first. */
  see: string;
  onSee: () => void;
}

/**
 * Shows why an action failed. After a conflict with another admin, it has a button that shows their change.
 */
export function ActionFailed({ failure, see, onSee }: ActionFailedProps) {
  return (
    <div aria-live="polite">
      {failure && (
        <Notice tone="bad" className="mb-5">
          {failure.message}{' '}
          {failure.status === 409 && (
            <Button size="small" onClick={onSee}>
              {see}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}
