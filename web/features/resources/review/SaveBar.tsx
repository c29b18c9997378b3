import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';

interface SaveBarProps {
  /** Description of the unsaved changes, such as "2 sentences changed"; null if there are none. */
  changes: string | null;
  saving: boolean;
  failure: string | null;
  onSave: () => void;
  onDiscard: () => void;
}

/**
 * A bar with the save and discard buttons. It sticks to the lower edge of its section while there are unsaved
 * changes.
 */
export function SaveBar({ changes, saving, failure, onSave, onDiscard }: SaveBarProps) {
  if (changes === null && failure === null) return null;
  return (
    <div
      data-foot
      className="sticky bottom-0 z-10 mt-4 flex flex-wrap items-center gap-3 rounded-control border border-line bg-raised px-4 py-3 shadow-overlay sm:bottom-4"
    >
      <div className="me-auto">
        {changes !== null && (
          <p role="status" className="font-semibold">
            {changes}
          </p>
        )}
        {failure !== null && (
          <p role="alert" className="text-sm font-semibold text-bad">
            {failure}
          </p>
        )}
      </div>
      <Button size="small" variant="quiet" disabled={saving} onClick={onDiscard}>
        <Trans>Discard</Trans>
      </Button>
      <Button size="small" variant="primary" busy={saving} onClick={onSave}>
        <Trans>Save changes</Trans>
      </Button>
    </div>
  );
}
