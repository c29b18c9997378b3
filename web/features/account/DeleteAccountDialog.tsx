import { useId, useState } from 'react';
import {
  type DeletionPreview,
  type DeletionRequested,
  graceDays,
} from '#contracts/account/account.ts';
import { DeleteAccount, deletionWord } from '#contracts/validation/delete-account.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { TextField } from '#ui/TextField.tsx';
import { TitledLists } from '#ui/TitledLists.tsx';
import { toast } from '#ui/toast.ts';
import { formatCount } from '#web/app/format/format.ts';
import { formatDay } from '#web/app/format/moment.ts';
import { useForm } from '#web/app/forms/use-form.ts';
import { saveFile } from '#web/app/http/save-file.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { useSession } from '#web/app/session/session.ts';
import { http } from '../../app/http/http.ts';
import { FormProblem, sentenceFor } from './FormProblem.tsx';
import { PasswordField } from './PasswordField.tsx';

/**
 * Lists everything that the deletion removes, requires the password and a confirmation word, and says
 * goodbye.
 */
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
          to confirm this. Thank you for teaching with us.
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

/**
 * Lists the data that a deletion removes at once, the data that it removes later, and the data that remains.
 */
function DeletionList({ preview }: { preview: DeletionPreview }) {
  const { atOnce, later, stays } = consequences(preview);
  const lists = [
    { title: 'Straight away', items: atOnce },
    { title: `After ${graceWords}, for good`, items: later },
    { title: 'What is kept', items: stays },
  ];
  return <TitledLists lists={lists} />;
}

/** Downloads all of the user's own data as a file. `busy` is true during the download. */
export function useOwnData() {
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const answer = await http.send('GET', '/v1/me/export');
      saveFile('Lexiloom, my data', 'json', await answer.blob());
      toast('success', 'Your data is in your downloads.');
    } catch (failure) {
      toast('error', sentenceFor(failure));
    } finally {
      setBusy(false);
    }
  }
  return { busy, download };
}

/** The effects of deleting an account, as sentences, grouped by when they happen. */
interface Consequences {
  atOnce: string[];
  later: string[];
  stays: string[];
}

/** Lists exactly which data of this account is deleted and when, and which data is retained where. */
export function consequences(preview: DeletionPreview): Consequences {
  const { lessons, classes, pupils, handedTo, endsDepartment, hasPlan, hasInvoices } = preview;
  const rooms = formatCount(classes, 'class', 'classes');
  const children = formatCount(pupils, 'pupil', 'pupils');
  const hasPupils = classes + pupils > 0;
  const colleagues = endsDepartment?.teachers ?? 0;
  return {
    atOnce: [
      'You are signed out on every device.',
      'Lessons that are public become private.',
      ...(hasPlan ? ['Your plan is not renewed, so nothing more is charged.'] : []),
    ],
    later: [
      `Your name, your address and ${formatCount(lessons, 'lesson', 'lessons')} are deleted, with every recording and picture that you uploaded.`,
      ...(hasPupils && handedTo !== null
        ? [`${rooms} and ${children} go to ${handedTo}, with their homework and results.`]
        : []),
      ...(hasPupils && handedTo === null
        ? [`${rooms} and ${children} are deleted, with everything that the pupils wrote.`]
        : []),
      ...(endsDepartment
        ? [
            `${endsDepartment.name} ends${
              colleagues > 0
                ? `: ${formatCount(colleagues, 'other teacher keeps', 'other teachers keep')} their lessons, classes and pupils, without a plan. To keep the department together, hand it over first, under Setup Organisation.`
                : '.'
            }`,
          ]
        : []),
      ...(hasPlan ? ['Any time left on your plan is lost.'] : []),
    ],
    stays: [
      'Copies that other teachers made of your public lessons belong to them.',
      ...(hasInvoices
        ? ['Stripe, our payment service, keeps your invoices for as long as tax law requires.']
        : []),
      'Our backups contain your data for up to 30 days longer, but nobody uses them.',
    ],
  };
}

/** The grace period in words. */
export const graceWords = formatCount(graceDays, 'day', 'days');
