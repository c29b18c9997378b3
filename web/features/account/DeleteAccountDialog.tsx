import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
import { intlLocale } from '#ui/wordings/intl-locale.ts';
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
  const ownWord = t({ message: 'delete', comment: 'The word to type to confirm a deletion' });
  const form = useForm({
    schema: DeleteAccount,
    initial: { password: '', word: '' },
    // The server knows the English word. A phone may write the word with a capital.
    read: (typed) => ({
      ...typed,
      word: sameWord(typed.word, ownWord) ? deletionWord : typed.word,
    }),
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
        title={t`Your account is deactivated`}
        actions={
          <Button variant="primary" onClick={signOut}>
            <Trans>Leave Lexiloom</Trans>
          </Button>
        }
      >
        <p role="status">
          <Trans>
            It will be deleted on {day}. Sign in before that day to keep it. We’ve sent you an
            e-mail to confirm this. Thank you for teaching with us.
          </Trans>
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
      title={t`Delete your account?`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Keep my account</Trans>
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={form.busy} disabled={!data}>
            <Trans>Delete my account</Trans>
          </Button>
        </>
      }
    >
      {!data && error && (
        <div className="space-y-4">
          <p role="alert">{sentenceFor(error)}</p>
          <Button onClick={() => mutate()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {!data && !error && <Spinner label={t`Checking what would be deleted`} />}
      {data && (
        <form id={formId} noValidate onSubmit={form.submit} className="space-y-5">
          <DeletionList preview={data} />
          <p>
            <Trans>You may want a copy first.</Trans>{' '}
            <Button size="small" busy={ownData.busy} onClick={ownData.download}>
              <Trans>Download my data</Trans>
            </Button>
          </p>
          <div className="grid gap-5 sm:grid-cols-2">
            <PasswordField {...form.field('password')} label={t`Your password`} />
            <TextField
              {...form.field('word')}
              label={t`Type “${{ word: ownWord }}”`}
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

const sameWord = (one: string, other: string): boolean =>
  one.trim().localeCompare(other, intlLocale(), { sensitivity: 'accent' }) === 0;

/**
 * Lists the data that a deletion removes at once, the data that it removes later, and the data that remains.
 */
function DeletionList({ preview }: { preview: DeletionPreview }) {
  const { atOnce, later, stays } = consequences(preview);
  const lists = [
    { title: t`Straight away`, items: atOnce },
    {
      title: plural(
        { days: graceDays },
        { one: 'After # day, for good', other: 'After # days, for good' },
      ),
      items: later,
    },
    { title: t`What is kept`, items: stays },
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
      saveFile(t`Lexiloom, my data`, 'json', await answer.blob());
      toast('success', t`Your data is in your downloads.`);
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
  const hasPupils = classes + pupils > 0;
  return {
    atOnce: [
      t`You are signed out on every device.`,
      t`Lessons that are public become private.`,
      ...(hasPlan ? [t`Your plan is not renewed, so nothing more is charged.`] : []),
    ],
    later: [
      plural(lessons, {
        one: 'Your name, your address and # lesson are deleted, with every recording and picture that you uploaded.',
        other:
          'Your name, your address and # lessons are deleted, with every recording and picture that you uploaded.',
      }),
      ...(hasPupils && handedTo !== null
        ? [
            t`${plural(classes, { one: '# class', other: '# classes' })} and ${plural(pupils, { one: '# pupil', other: '# pupils' })} go to ${handedTo}, with their homework and results.`,
          ]
        : []),
      ...(hasPupils && handedTo === null
        ? [
            t`${plural(classes, { one: '# class', other: '# classes' })} and ${plural(pupils, { one: '# pupil', other: '# pupils' })} are deleted, with everything that the pupils wrote.`,
          ]
        : []),
      ...(endsDepartment ? [departmentEnds(endsDepartment)] : []),
      ...(hasPlan ? [t`Any time left on your plan is lost.`] : []),
    ],
    stays: [
      t`Copies that other teachers made of your public lessons belong to them.`,
      ...(hasInvoices
        ? [t`Stripe, our payment service, keeps your invoices for as long as tax law requires.`]
        : []),
      t`Our backups contain your data for up to 30 days longer, but nobody uses them.`,
    ],
  };
}

function departmentEnds({ name: department, teachers }: { name: string; teachers: number }) {
  if (teachers === 0) return t`${department} ends.`;
  return plural(teachers, {
    one: `${department} ends: # other teacher keeps their lessons, classes and pupils, without a plan. To keep the department together, hand it over first, under Setup Organisation.`,
    other: `${department} ends: # other teachers keep their lessons, classes and pupils, without a plan. To keep the department together, hand it over first, under Setup Organisation.`,
  });
}
