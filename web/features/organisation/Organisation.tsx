import { useState } from 'react';
import { Card } from '#ui/Card.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { type Asked, OrganisationDialogs } from './dialogs/OrganisationDialogs.tsx';
import { InvitationList } from './InvitationList.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MemberList } from './MemberList.tsx';
import { OrganisationHeader } from './OrganisationHeader.tsx';
import { SeatsCard } from './SeatsCard.tsx';
import { SetUpOrganisation } from './SetUpOrganisation.tsx';
import { useOrganisation } from './use-organisation.ts';

/** The screen at /organisation: who is in the department, its seats, and who is invited. */
export default function Organisation() {
  const { organisation, error, again } = useOrganisation();
  const [asked, setAsked] = useState<Asked | null>(null);

  if (organisation === undefined) {
    return (
      <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
        <h1 className="text-3xl">Setup Organisation</h1>
        {error ? (
          <Card className="mt-6">
            <LoadFailed error={error} what="Your organisation" onAgain={() => void again()} />
          </Card>
        ) : (
          <div className="flex min-h-80 items-center justify-center">
            <Spinner label="Loading your organisation" />
          </div>
        )}
      </div>
    );
  }
  if (organisation === null) return <SetUpOrganisation />;

  const { role, teachers, pupils, invitations } = organisation;
  const leads = role !== 'teacher';
  const open = invitations.filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now()).length;
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      <OrganisationHeader organisation={organisation} onAsk={setAsked} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]">
        <div className="space-y-5">
          <MemberList organisation={organisation} onAsk={setAsked} />
          {leads && invitations.length > 0 && <InvitationList invitations={invitations} />}
        </div>
        <div className="space-y-5">
          <SeatsCard teachers={teachers} pupils={pupils} invited={open} pays={role === 'owner'} />
          {leads && (
            <InviteForm
              left={Math.max(0, teachers.allowed - teachers.used - open)}
              pays={role === 'owner'}
            />
          )}
        </div>
      </div>
      <OrganisationDialogs
        organisation={organisation}
        asked={asked}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}
