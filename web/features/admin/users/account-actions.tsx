import { useState } from 'react';
import { ActAs } from '#contracts/admin/acting.ts';
import type { UserChange } from '#contracts/admin/user-account.ts';
import type { UserRow } from '#contracts/admin/user-list.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { FormDialog } from '#ui/FormDialog.tsx';
import { messageOf } from '#ui/http-error.ts';
import { TextField } from '#ui/TextField.tsx';
import { toast } from '#ui/toast.ts';
import { useForm } from '#web/app/forms/use-form.ts';
import { http } from '#web/app/http/http.ts';
import { saveFile } from '#web/app/http/save-file.ts';
import { useSession } from '#web/app/session/session.ts';

interface ActAsDialogProps {
  user: Pick<UserRow, 'id' | 'fullName' | 'role'>;
  onClose: () => void;
}

/**
 * Requires a reason before an admin acts as another user; the reason is emailed to this user. Then loads a
 * page signed in as this user.
 */
export function ActAsDialog({ user, onClose }: ActAsDialogProps) {
  const form = useForm({
    schema: ActAs,
    initial: { reason: '' },
    async send(wanted) {
      const path = `/v1/admin/users/${encodeURIComponent(user.id)}/token`;
      useSession.getState().impersonate(await http.post<string>(path, wanted));
    },
  });
  const told = user.role === 'PUPIL' ? 'Their teacher' : 'They';
  return (
    <FormDialog
      title={`See Lexiloom as ${user.fullName}`}
      form={form}
      saveLabel="Continue"
      onClose={onClose}
    >
      <TextField
        {...form.field('reason')}
        label="Why do you need access?"
        help={`${told} will be sent this reason by e-mail, and it is logged.`}
        autoComplete="off"
      />
    </FormDialog>
  );
}

interface SuspendDialogProps {
  user: Pick<UserRow, 'fullName' | 'role'>;
  open: boolean;
  busy: boolean;
  onSuspend: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before an account is suspended, because this signs the user out everywhere. */
export function SuspendDialog({ user, open, busy, onSuspend, onCancel }: SuspendDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Suspend this account?"
      confirmLabel="Suspend account"
      danger
      busy={busy}
      onCancel={onCancel}
      onConfirm={onSuspend}
    >
      <bdi>{user.fullName}</bdi> is signed out everywhere and cannot sign in until you lift the
      suspension. Nothing is deleted{user.role === 'public' && '; their pupils can carry on'}.
    </ConfirmDialog>
  );
}

type Account = Pick<UserRow, 'id' | 'fullName'>;
type Action = 'change' | 'download' | 'keep';

const pathOf = ({ id }: Account) => `/v1/admin/users/${encodeURIComponent(id)}`;

/** The actions of an admin on an account, one at a time; each reports its result. */
export function useAccountActions(onChanged: () => Promise<unknown>) {
  const [busy, setBusy] = useState<Action | null>(null);

  async function act(deed: Action, work: () => Promise<string | null>): Promise<boolean> {
    if (busy) return false;
    setBusy(deed);
    try {
      const said = await work();
      if (said !== null) toast('success', said);
      return true;
    } catch (error) {
      toast('error', messageOf(error));
      return false;
    } finally {
      setBusy(null);
    }
  }

  return {
    busy,
    change: (user: Account, change: UserChange, said: string) =>
      act('change', async () => {
        await http.patch(pathOf(user), change);
        await onChanged();
        return said;
      }),
    download: (user: Account) =>
      act('download', async () => {
        const answer = await http.send('GET', `${pathOf(user)}/export`);
        saveFile(`Lexiloom, data of ${user.fullName}`, 'json', await answer.blob());
        return 'The file is in your downloads.';
      }),
    /** Cancels a scheduled deletion, as long as this is possible. */
    keep: (user: Account) =>
      act('keep', async () => {
        await http.remove(`${pathOf(user)}/deletion`);
        await onChanged();
        return 'The account will be kept.';
      }),
  };
}
