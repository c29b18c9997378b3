import { useNavigate } from 'react-router-dom';
import type { Organisation } from '#contracts/organisation/organisation.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { http } from '#web/app/http/http.ts';
import { useSession } from '#web/app/session/session.ts';
import { useDeed } from '../use-deed.ts';
import { organisationPath } from '../use-organisation.ts';
import { StaysAndGoes } from './StaysAndGoes.tsx';

interface LeaveOrganisationProps {
  organisation: Organisation;
  onClose: () => void;
}

/** Leaves the department, once it is clear what stays there. */
export function LeaveOrganisation({ organisation, onClose }: LeaveOrganisationProps) {
  const who = useSession((session) => session.who);
  const navigate = useNavigate();
  const { busy, run } = useDeed();
  const owner = organisation.members.find(({ role }) => role === 'owner')?.fullName ?? 'the owner';
  const leave = () =>
    run(
      () => http.remove(`${organisationPath}/members/${who?.id}`),
      `You have left ${organisation.name}.`,
    );
  return (
    <ConfirmDialog
      open
      danger
      title={`Leave ${organisation.name}?`}
      confirmLabel="Leave"
      cancelLabel="Stay"
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void leave().then((done) => done && navigate('/private_resources'))}
    >
      <StaysAndGoes
        stays={`Your classes, your pupils, their homework and every result. ${owner} looks after them from now on.`}
        goes="Your account and your own resources. Those you shared leave the department’s list. What the department’s plan includes ends for you."
      />
    </ConfirmDialog>
  );
}
