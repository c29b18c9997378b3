import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleSlash, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { InviteOutcome } from '#contracts/organisation/organisation.ts';

const signs = {
  sent: <CircleCheck size={18} aria-hidden="true" className="text-ok" />,
  member: <Info size={18} aria-hidden="true" className="text-target" />,
  invited: <Info size={18} aria-hidden="true" className="text-target" />,
  full: <CircleSlash size={18} aria-hidden="true" className="text-bad" />,
} as const;

/** Shows the outcome of the invitation for each address. */
export function InviteOutcomes({ outcomes }: { outcomes: readonly InviteOutcome[] }) {
  return (
    <ul className="space-y-2 text-sm">
      {outcomes.map(({ email, outcome }) => (
        <li key={email} className="flex gap-2 [&>svg]:mt-0.5 [&>svg]:shrink-0">
          {signs[outcome]}
          <span className="min-w-0">
            {outcomeWords(
              outcome,
              <bdi dir="ltr" className="font-semibold wrap-anywhere">
                {email}
              </bdi>,
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function outcomeWords(outcome: InviteOutcome['outcome'], address: ReactNode): ReactNode {
  switch (outcome) {
    case 'sent':
      return <Trans>{address}: invitation sent</Trans>;
    case 'member':
      return <Trans>{address}: is already in the department</Trans>;
    case 'invited':
      return <Trans>{address}: has already been invited: see the open invitations</Trans>;
    case 'full':
      return <Trans>{address}: not sent: no seats left</Trans>;
  }
}
