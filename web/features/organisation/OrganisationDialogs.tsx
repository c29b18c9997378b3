import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { School, User } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type Member,
  NamedOrganisation,
  type Organisation,
} from '#contracts/organisation/organisation.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { FormDialog } from '#ui/FormDialog.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useForm } from '#web/app/forms/use-form.ts';
import { http } from '#web/app/http/http.ts';
import { useSession } from '#web/app/session/session.ts';
import { organisationPath, useAction, useRevalidate } from './use-organisation.ts';

/** The action whose dialog is open, with its subject. */
export type Asked =
  | { what: 'rename' | 'hand over' | 'close' | 'leave' }
  | { what: 'remove'; member: Member };

interface OrganisationDialogsProps {
  organisation: Organisation;
  asked: Asked | null;
  onClose: () => void;
}

/** The dialog for the requested action. */
export function OrganisationDialogs({ organisation, asked, onClose }: OrganisationDialogsProps) {
  const { busy, run } = useAction();
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
          title={t`Close ${{ department: organisation.name }}?`}
          confirmLabel={t`Close organisation`}
          cancelLabel={t`Keep it`}
          busy={busy}
          onCancel={onClose}
          onConfirm={() =>
            void run(() => http.remove(organisationPath), t`Organisation closed.`).then(
              (done) => done && onClose(),
            )
          }
        >
          <Trans>
            You keep your classes, pupils, resources and plan. Open invitations stop working.
          </Trans>
        </ConfirmDialog>
      );
  }
}

interface RenameOrganisationProps {
  organisation: Organisation;
  onClose: () => void;
}

/** Renames the organisation. */
function RenameOrganisation({ organisation, onClose }: RenameOrganisationProps) {
  const revalidate = useRevalidate();
  const form = useForm({
    schema: NamedOrganisation,
    initial: { name: organisation.name },
    async send(named) {
      await http.patch(organisationPath, named);
      await revalidate();
      onClose();
    },
  });
  return (
    <FormDialog title={t`Rename organisation`} form={form} onClose={onClose}>
      <TextField {...form.field('name')} label={t`School or department`} />
    </FormDialog>
  );
}

interface LeaveOrganisationProps {
  organisation: Organisation;
  onClose: () => void;
}

/** Leaves the department, after explaining what stays there. */
function LeaveOrganisation({ organisation, onClose }: LeaveOrganisationProps) {
  const who = useSession((session) => session.who);
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const owner = organisation.members.find(({ role }) => role === 'owner')?.fullName;
  const leave = () =>
    run(
      () => http.remove(`${organisationPath}/members/${who?.id}`),
      t`You have left ${{ department: organisation.name }}.`,
    );
  return (
    <ConfirmDialog
      open
      danger
      title={t`Leave ${{ department: organisation.name }}?`}
      confirmLabel={t({ message: 'Leave', context: 'the department' })}
      cancelLabel={t({ message: 'Stay', context: 'in the department' })}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void leave().then((done) => done && navigate('/private_resources'))}
    >
      <DepartureSummary
        stays={
          owner
            ? t`Your classes, your pupils, their homework and every result. ${owner} will look after them.`
            : t`Your classes, your pupils, their homework and every result. The owner will look after them.`
        }
        goesTitle={t`Goes with you`}
        goes={t`Your account and your own resources. Those you shared disappear from the department’s list. You’ll no longer have what the department’s plan includes.`}
      />
    </ConfirmDialog>
  );
}

interface HandOverProps {
  organisation: Organisation;
  onClose: () => void;
}

/** Makes a colleague the owner, after explaining that the plan is transferred too. */
function HandOver({ organisation, onClose }: HandOverProps) {
  const heirs = organisation.members.filter(({ role }) => role !== 'owner');
  const [to, setTo] = useState(heirs[0]?.id ?? '');
  const { busy, run } = useAction();
  const heir = heirs.find(({ id }) => id === to);
  const handOver = () =>
    run(
      () => http.post(`${organisationPath}/owner`, { id: to }),
      t`${{ teacher: heir?.fullName ?? '' }} is now the owner. You are a manager.`,
    );
  return (
    <ConfirmDialog
      open
      title={t`Hand over ${{ department: organisation.name }}?`}
      confirmLabel={t`Hand over`}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void handOver().then((done) => done && onClose())}
    >
      <NativeSelect
        label={t`Who becomes the owner?`}
        value={to}
        options={heirs.map(({ id, fullName }) => ({ value: id, label: fullName }))}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <ul className="mt-5 list-disc space-y-2 ps-5 text-ink-2">
        <li>
          <Trans>The department’s plan goes with it, add-ons and invoices included.</Trans>
        </li>
        <li>
          <Trans>
            Your card is charged and invoices are e-mailed to you until the new owner changes the
            card and billing details. We’ll e-mail them to ask.
          </Trans>
        </li>
        <li>
          <Trans>You become a manager; only the new owner can make you the owner again.</Trans>
        </li>
      </ul>
    </ConfirmDialog>
  );
}

interface RemoveMemberProps {
  organisation: Organisation;
  member: Member;
  onClose: () => void;
}

/**
 * Asks for confirmation before a teacher is removed. Explains what stays with the department and which
 * teacher takes it over.
 */
function RemoveMember({ organisation, member, onClose }: RemoveMemberProps) {
  const heirs = organisation.members.filter(({ id }) => id !== member.id);
  const [to, setTo] = useState(heirs[0]?.id ?? '');
  const { busy, run } = useAction();
  const heir = heirs.find(({ id }) => id === to)?.fullName;
  const { fullName, classes, pupils } = member;
  const remove = () =>
    run(
      () => http.remove(`${organisationPath}/members/${member.id}?to=${encodeURIComponent(to)}`),
      heir
        ? t`${fullName} is no longer in the department. ${heir} now looks after the classes.`
        : t`${fullName} is no longer in the department. The owner now looks after the classes.`,
    );
  return (
    <ConfirmDialog
      open
      danger
      title={t`Remove ${fullName}?`}
      confirmLabel={t`Remove`}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void remove().then((done) => done && onClose())}
    >
      <DepartureSummary
        stays={
          classes + pupils === 0
            ? t`There are no classes and no pupils to hand over.`
            : t`${plural(classes, { one: '# class', other: '# classes' })} and ${plural(pupils, { one: '# pupil', other: '# pupils' })}, their homework and every result stay with the department. Nothing changes for the pupils.`
        }
        goesTitle={t`Goes with ${fullName}`}
        goes={t`${fullName} keeps their account and their own resources, including those shared with the department. Colleagues keep only the copies they made.`}
      />
      <div className="mt-5">
        <NativeSelect
          label={t`Who looks after the classes and pupils?`}
          value={to}
          options={heirs.map(({ id, fullName: teacher, role }) => ({
            value: id,
            label: role === 'owner' ? t`${teacher} (owner)` : teacher,
          }))}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  );
}

interface DepartureSummaryProps {
  stays: string;
  /** The heading above `goes`. */
  goesTitle: string;
  goes: string;
}

/** Lists what stays with the department when a teacher leaves, and what the teacher takes with them. */
function DepartureSummary({ stays, goesTitle, goes }: DepartureSummaryProps) {
  return (
    <ul className="space-y-4 [&_svg]:mt-1 [&_svg]:shrink-0">
      <li className="flex gap-3">
        <School size={20} aria-hidden="true" className="text-target" />
        <div>
          <p className="font-semibold">
            <Trans>Stays with the department</Trans>
          </p>
          <p className="text-ink-2">{stays}</p>
        </div>
      </li>
      <li className="flex gap-3">
        <User size={20} aria-hidden="true" className="text-native" />
        <div>
          <p className="font-semibold">{goesTitle}</p>
          <p className="text-ink-2">{goes}</p>
        </div>
      </li>
    </ul>
  );
}
