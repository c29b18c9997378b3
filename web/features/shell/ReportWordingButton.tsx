import { Trans } from '@lingui/react/macro';
import { messageOf } from '#ui/http-error.ts';
import { loadScript } from '#ui/load-script.ts';
import { toast } from '#ui/toast.ts';

/** Starts to report a wording. What follows is loaded then, because few people do it. Closes the menu that it is in. */
export function ReportWordingButton({ className }: { className: string }) {
  return (
    <button
      type="button"
      className={className}
      onClick={(event) => {
        event.currentTarget.closest('details')?.removeAttribute('open');
        loadScript(() => import('../../app/wordings/report-wording.tsx')).then(
          ({ reportWording }) => reportWording(),
          (error: unknown) => toast('error', messageOf(error)),
        );
      }}
    >
      <Trans>Report a wording</Trans>
    </button>
  );
}
