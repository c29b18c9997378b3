import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

/** Starts to report a wording. What follows is loaded then, because few people do it. Closes the menu that it is in. */
export function ReportWordingButton({ className }: { className: string }) {
  const [failed, setFailed] = useState(false);
  return (
    <button
      type="button"
      className={className}
      onClick={(event) => {
        event.currentTarget.closest('details')?.removeAttribute('open');
        import('../../app/wordings/report-wording.tsx').then(
          ({ reportWording }) => reportWording(),
          () => setFailed(true),
        );
      }}
    >
      {failed ? <Trans>Try again</Trans> : <Trans>Report a wording</Trans>}
    </button>
  );
}
