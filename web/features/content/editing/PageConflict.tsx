import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

interface PageConflictProps {
  /** Goes on from the newer revision with what is written here. */
  onKeep: () => void;
  /** Shows what the other admin wrote instead. */
  onTakeTheirs: () => void;
}

/** Another admin changed the page since this one read it: nothing is lost until one of the two is chosen. */
export function PageConflict({ onKeep, onTakeTheirs }: PageConflictProps) {
  return (
    <Notice tone="warn" className="mb-5">
      <p>
        Somebody else changed this page in the meantime. What you wrote is still here and was not
        saved. Every text that was published stays under Versions.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" onClick={onKeep}>
          Continue with mine
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          Take theirs instead
        </Button>
      </div>
    </Notice>
  );
}
