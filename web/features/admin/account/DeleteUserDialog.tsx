import { useId } from 'react';
import type { Role } from '#contracts/access/role.ts';
import {
  type DeletionPreview,
  type DeletionRequested,
  graceDays,
} from '#contracts/account/account.ts';
import { typedName, UserDeletion } from '#contracts/admin/user-deletion.ts';
import type { UserRow } from '#contracts/admin/user-list.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { TextField } from '#ui/TextField.tsx';
import { TitledLists } from '#ui/TitledLists.tsx';
import { toast } from '#ui/toast.ts';
import { formatCount } from '#web/app/format/format.ts';
import { formatDay } from '#web/app/format/moment.ts';
import { useForm } from '#web/app/forms/use-form.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

interface DeleteUserDialogProps {
  user: Pick<UserRow, 'id' | 'fullName' | 'email' | 'userName' | 'role'>;
  onClose: () => void;
  /** Called once the account is scheduled for deletion. */
  onAsked: () => Promise<void>;
}

/**
 * Lists everything that a deletion removes. The admin must type the account's name, to make sure that it is
 * the right account.
 */
export function DeleteUserDialog({ user, onClose, onAsked }: DeleteUserDialogProps) {
  const formId = useId();
  const name = typedName(user);
  const path = `/v1/admin/users/${encodeURIComponent(user.id)}/deletion`;
  const { data, error, mutate } = useRequest(path, (address) => http.get<DeletionPreview>(address));
  const form = useForm({
    schema: UserDeletion,
    initial: { name: '' },
    async send(wanted) {
      const { deleteAfter } = await http.post<DeletionRequested>(path, wanted);
      toast(
        'success',
        `The account is deactivated. It will be deleted on ${formatDay(deleteAfter)}.`,
      );
      await onAsked();
    },
  });
  return (
    <Dialog
      open
      mustAnswer
      wide
      onClose={onClose}
      title={
        <>
          Delete account of <bdi>{user.fullName}</bdi>?
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" type="submit" form={formId} busy={form.busy} disabled={!data}>
            Delete account
          </Button>
        </>
      }
    >
      {!data && error && (
        <LoadFailed
          title="What will be deleted could not be loaded"
          error={error}
          onAgain={() => void mutate()}
        />
      )}
      {!data && !error && <Spinner label="Checking what would be deleted" />}
      {data && (
        <form id={formId} noValidate onSubmit={form.submit} className="space-y-5">
          <TitledLists lists={deletionEffects(data, user.role)} />
          <TextField
            {...form.field('name')}
            label={`Type “${name}”`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          {form.failure && (
            <div role="alert">
              <Notice tone="bad">{form.failure.message}</Notice>
            </div>
          )}
        </form>
      )}
    </Dialog>
  );
}

/** The effects of a deletion at one point in time, as sentences. */
interface DeletionEffects {
  /** The point in time, as a heading. */
  title: string;
  items: string[];
}

/**
 * The effects of deleting another user's account, at once and after the grace period, as shown to an admin.
 */
export function deletionEffects(preview: DeletionPreview, role: Role): DeletionEffects[] {
  const later = `After ${graceDays} days, for good`;
  if (role === 'PUPIL') {
    const homeworks = formatCount(preview.homeworks, 'piece of homework', 'pieces of homework');
    return [
      { title: 'Straight away', items: ['The pupil is signed out and cannot sign in.'] },
      {
        title: later,
        items: [
          `The name, the password and everything that the pupil wrote in ${homeworks} are deleted.`,
          'Their place becomes free for someone else.',
        ],
      },
    ];
  }
  return [
    {
      title: 'Straight away',
      items: [
        'The teacher is signed out everywhere and notified by e-mail. Signing in cancels the deletion.',
        'Public lessons become private.',
        ...(preview.hasPlan ? ['The plan is not renewed.'] : []),
      ],
    },
    { title: later, items: laterOf(preview) },
  ];
}

function laterOf(preview: DeletionPreview): string[] {
  const { lessons, classes, pupils, handedTo, endsDepartment, hasPlan, hasInvoices } = preview;
  const rooms = `${formatCount(classes, 'class', 'classes')} and ${formatCount(pupils, 'pupil', 'pupils')}`;
  const others = formatCount(
    endsDepartment?.teachers ?? 0,
    'other teacher keeps',
    'other teachers keep',
  );
  return [
    `The name, the address, ${formatCount(lessons, 'lesson', 'lessons')} and every file are deleted.`,
    ...(classes + pupils === 0
      ? []
      : handedTo === null
        ? [`${rooms} are deleted, with everything that the pupils wrote.`]
        : [`${rooms} go to ${handedTo}, with their homework and results.`]),
    ...(endsDepartment ? [`${endsDepartment.name} ends. ${others} what is theirs.`] : []),
    ...(hasPlan ? ['Any time left on the plan is lost.'] : []),
    ...(hasInvoices ? ['Stripe keeps the invoices, as tax law requires.'] : []),
  ];
}
