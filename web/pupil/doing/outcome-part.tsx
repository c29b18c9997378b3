import { t } from '@lingui/core/macro';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Spinner } from '#ui/Spinner.tsx';

/** The result of a task that was just handed in. `DoTask` preloads it, because there may be no connection later. */
export const OutcomePart = lazyPart(
  async () => (await import('./TaskOutcome.tsx')).TaskOutcome,
  <div className="flex min-h-60 flex-1 items-center justify-center">
    <Spinner label={t`Loading the result`} />
  </div>,
);
