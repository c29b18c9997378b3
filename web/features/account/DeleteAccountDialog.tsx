import { useId, useState } from 'react';
import type { DeletionPreview, DeletionRequested } from '#contracts/account/account.ts';
import { DeleteAccount, deletionWord } from '#contracts/validation/delete-account.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { TextField } from '#ui/TextField.tsx';
import { TitledLists } from '#ui/TitledLists.tsx';
import { formatDay } from '#web/app/format/format-date-time.ts';
import { useForm } from '#web/app/forms/use-form.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { useSession } from '#web/app/session/session.ts';
import { http } from '../../app/http/http.ts';
import { consequences, graceWords } from './consequences.ts';
import { FormProblem } from './FormProblem.tsx';
import { PasswordField } from './PasswordField.tsx';
import { sentenceFor } from './sentence-for.ts';
import { useOwnData } from './use-own-data.ts';

/** Says what the deletion takes with it, asks for the password and a word, and says goodbye. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const signOut = useSession(({ signOut: leave }) => leave);
  const ownData = useOwnData();
  const [asked, setAsked] = useState<DeletionRequested | null>(null);
  const { data, error, mutate } = useRequest('/v1/me/deletion', (path) =>
    http.get<DeletionPreview>(path),
  );
  const form = useForm({
    schema: DeleteAccount,
    initial: { password: '', word: '' },
    async send(wanted) {
      setAsked(await http.post<DeletionRequested>('/v1/me/deletion', wanted));
    },
  });

  if (asked) {
    const day = formatDay(asked.deleteAfter);
    return (
      <Dialog
        open
        mustAnswer
        onClose={signOut}
        title="Your account is deactivated"
        actions={
          <Button variant="primary" onClick={signOut}>
            Leave Lexiloom
          </Button>
        }
      >
        <p role="status">
          It will be deleted on {day}. Sign in before that day to keep it. We’ve sent you an e-mail
          that says so. Thank you for teaching with us.
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      mustAnswer
      wide
      onClose={onClose}
      title="Delete your account?"
      actions={
        <>
          <Button onClick={onClose}>Keep my account</Button>
          <Button variant="danger" type="submit" form={formId} busy={form.busy} disabled={!data}>
            Delete my account
          </Button>
        </>
      }
    >
      {!data && error && (
        <div className="space-y-4">
          <p role="alert">{sentenceFor(error)}</p>
          <Button onClick={() => mutate()}>Try again</Button>
        </div>
      )}
      {!data && !error && <Spinner label="Checking what would be deleted" />}
      {data && (
        <form id={formId} noValidate onSubmit={form.submit} className="space-y-5">
          <DeletionList preview={data} />
          <p>
            You may want a copy first.{' '}
            <Button size="small" busy={ownData.busy} onClick={ownData.download}>
              Download my data
            </Button>
          </p>
          <div className="grid gap-5 sm:grid-cols-2">
            <PasswordField {...form.field('password')} label="Your password" />
            <TextField
              {...form.field('word')}
              label={`Type “${deletionWord}”`}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </div>
          <FormProblem failure={form.failure} />
        </form>
      )}
    </Dialog>
  );
}

/** What a deletion does at once and later, and what stays, each as a list. */
function DeletionList({ preview }: { preview: DeletionPreview }) {
  const { atOnce, later, stays } = consequences(preview);
  const lists = [
    { title: 'Straight away', items: atOnce },
    { title: `After ${graceWords}, for good`, items: later },
    { title: 'What stays', items: stays },
  ];
  return <TitledLists lists={lists} />;
}
