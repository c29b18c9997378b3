import type { Member, Organisation } from '#contracts/organisation/organisation.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { http } from '#web/app/http/http.ts';
import { useDeed } from '../use-deed.ts';
import { organisationPath } from '../use-organisation.ts';
import { HandOver } from './HandOver.tsx';
import { LeaveOrganisation } from './LeaveOrganisation.tsx';
import { RemoveMember } from './RemoveMember.tsx';
import { RenameOrganisation } from './RenameOrganisation.tsx';

/** What somebody asked for that a dialog answers. */
export type Asked =
  | { what: 'rename' | 'hand over' | 'close' | 'leave' }
  | { what: 'remove'; member: Member };

interface OrganisationDialogsProps {
  organisation: Organisation;
  asked: Asked | null;
  onClose: () => void;
}

/** The dialog for what was asked for. */
export function OrganisationDialogs({ organisation, asked, onClose }: OrganisationDialogsProps) {
  const { busy, run } = useDeed();
  if (asked === null) return null;
  const shared = { organisation, onClose };
  switch (asked.what) {
    case 'rename':
      return <RenameOrganisation {...shared} />;
    case 'hand over':
      return <HandOver {...shared} />;
    case 'leave':
      return <LeaveOrganisation {...shared} />;
    case 'remove':
      return <RemoveMember {...shared} member={asked.member} />;
    case 'close':
      return (
        <ConfirmDialog
          open
          danger
          title={`Close ${organisation.name}?`}
          confirmLabel="Close it"
          cancelLabel="Keep it"
          busy={busy}
          onCancel={onClose}
          onConfirm={() =>
            void run(() => http.remove(organisationPath), 'The organisation is closed.').then(
              (done) => done && onClose(),
            )
          }
        >
          Your classes, pupils, resources and your plan stay yours. Open invitations stop working.
        </ConfirmDialog>
      );
  }
}
