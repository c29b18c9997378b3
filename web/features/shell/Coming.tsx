import { t } from '@lingui/core/macro';
import { Spinner } from '#ui/Spinner.tsx';

/** Shown while the screen's script loads, and while the user is redirected or signs out. */
export function Coming() {
  return (
    <div data-coming className="flex min-h-80 items-center justify-center">
      <Spinner label={t`Loading`} />
    </div>
  );
}
