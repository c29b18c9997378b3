import { Button } from '#ui/Button.tsx';
import type { HttpError } from '#ui/http-error.ts';
import { Notice } from '#ui/Notice.tsx';

interface ActionFailedProps {
  /** Null if there is none, or if its field shows it. */
  failure: HttpError | null;
  /** The button's label after another admin's change came first. */
  see: string;
  onSee: () => void;
}

/** Shows why an action failed; after a conflict with another admin, with a button to see their change. */
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
