import { Button } from '#ui/Button.tsx';
import type { VersionAction } from './use-version-actions.ts';

interface VersionButtonsProps {
  hasDraft: boolean;
  /** True if the edited text differs from the saved text. */
  unsaved: boolean;
  busy: VersionAction | null;
  /** True if publishing would change the live text. */
  mayPublish: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onPublish: () => void;
}

/** The actions on an edited text with versions: discard its draft, save a draft, publish. */
export function VersionButtons(props: VersionButtonsProps) {
  const { hasDraft, unsaved, busy, mayPublish, onSave, onDiscard, onPublish } = props;
  return (
    <div className="flex flex-wrap gap-3">
      {hasDraft && (
        <Button variant="quiet" onClick={onDiscard}>
          Discard draft
        </Button>
      )}
      <Button busy={busy === 'save'} disabled={!unsaved} onClick={onSave}>
        Save as draft
      </Button>
      <Button variant="primary" disabled={!mayPublish} onClick={onPublish}>
        Publish …
      </Button>
    </div>
  );
}
