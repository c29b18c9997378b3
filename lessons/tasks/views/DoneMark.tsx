import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { i18n } from '#ui/wordings/i18n.ts';

/**
 * The label of an answer carried over from the last attempt: it was right and does not have to be repeated.
 */
export function DoneMark() {
  return (
    <span className="inline-flex items-center align-middle text-ok">
      <CircleCheck size={18} aria-hidden="true" className="shrink-0" />
      <span className="sr-only" lang={i18n.locale}>
        <Trans>right, kept</Trans>
      </span>
    </span>
  );
}
