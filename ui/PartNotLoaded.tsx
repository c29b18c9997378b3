import { Trans } from '@lingui/react/macro';
import { Button } from './Button.tsx';

interface PartNotLoadedProps {
  /** True if a retry failed too. The whole page may then be older than the deployed site. */
  again: boolean;
  onAgain: () => void;
}

/** Replaces a part of the page whose script failed to load. The rest of the page is unaffected. */
export function PartNotLoaded({ again, onAgain }: PartNotLoadedProps) {
  return (
    <div
      role="alert"
      className="m-4 flex flex-col items-center gap-3 rounded-card border border-line bg-card p-6 text-center text-base text-ink"
    >
      <p className="font-semibold">
        <Trans>This part could not be loaded</Trans>
      </p>
      <p className="text-ink-2 text-sm">
        <Trans>Your connection may be slow or down. Nothing on this page is lost.</Trans>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="primary" onClick={onAgain}>
          <Trans>Try again</Trans>
        </Button>
        {again && (
          <Button onClick={() => location.reload()}>
            <Trans>Reload the page</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
