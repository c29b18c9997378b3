import { ActAs } from '#contracts/admin/acting.ts';
import type { UserRow } from '#contracts/admin/user-list.ts';
import { FormDialog } from '#ui/FormDialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useForm } from '#web/app/forms/use-form.ts';
import { http } from '#web/app/http/http.ts';
import { useSession } from '#web/app/session/session.ts';

interface ActAsDialogProps {
  user: Pick<UserRow, 'id' | 'fullName' | 'role'>;
  onClose: () => void;
}

/** Asks why an admin wants to see Lexiloom as somebody, who reads it by mail; then goes on as them, on a new page. */
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
        label="Why do you need to?"
        help={`${told} will read this in an e-mail, and it is recorded.`}
        autoComplete="off"
      />
    </FormDialog>
  );
}
