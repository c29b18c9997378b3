import { Button } from '#ui/Button.tsx';
import type { HttpError } from '#ui/http-error.ts';
import { Notice } from '#ui/Notice.tsx';

interface ActionFailedProps {
  /** Null for none, or where its field says it. */
  failure: HttpError | null;
  /** What the button says after another admin was first. */
  see: string;
  onSee: () => void;
}

/** Why an action did not come about; after another admin was first, with a way to what they did. */
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
