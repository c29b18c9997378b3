import { useState } from 'react';
import type { Member, Organisation } from '#contracts/organisation/organisation.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { formatCount } from '#web/app/format/format-count.ts';
import { http } from '#web/app/http/http.ts';
import { useAction } from '../use-action.ts';
import { organisationPath } from '../use-organisation.ts';
import { DepartureSummary } from './DepartureSummary.tsx';

interface RemoveMemberProps {
  organisation: Organisation;
  member: Member;
  onClose: () => void;
}

/** Removes a teacher, once it is clear what stays with the department and who looks after it. */
export function RemoveMember({ organisation, member, onClose }: RemoveMemberProps) {
  const heirs = organisation.members.filter(({ id }) => id !== member.id);
  const [to, setTo] = useState(heirs[0]?.id ?? '');
  const { busy, run } = useAction();
  const heir = heirs.find(({ id }) => id === to);
  const remove = () =>
    run(
      () => http.remove(`${organisationPath}/members/${member.id}?to=${encodeURIComponent(to)}`),
      `${member.fullName} is no longer in the department. ${heir?.fullName ?? 'The owner'} looks after the classes.`,
    );
  return (
    <ConfirmDialog
      open
      danger
      title={`Remove ${member.fullName}?`}
      confirmLabel="Remove"
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void remove().then((done) => done && onClose())}
    >
      <DepartureSummary
        stays={
          member.classes + member.pupils === 0
            ? 'There are no classes and no pupils to hand over.'
            : `${formatCount(member.classes, 'class', 'classes')} and ${formatCount(member.pupils, 'pupil')}, their homework and every result stay with the department. Nothing changes for the pupils.`
        }
        goesWith={member.fullName}
        goes={`${member.fullName} keeps their account and their own resources, including those shared with the department. Colleagues keep only the copies they made.`}
      />
      <div className="mt-5">
        <NativeSelect
          label="Who looks after the classes and pupils?"
          value={to}
          options={heirs.map(({ id, fullName, role }) => ({
            value: id,
            label: role === 'owner' ? `${fullName} (owner)` : fullName,
          }))}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
