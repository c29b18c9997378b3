import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { Invite, type InviteOutcome } from '#contracts/organisation/organisation.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import { fieldErrors } from '#web/app/forms/field-errors.ts';
import { focusFirst } from '#web/app/forms/use-form.ts';
import { http } from '#web/app/http/http.ts';
import { useUser } from '#web/app/session/use-user.ts';
import { InviteOutcomes } from './InviteOutcomes.tsx';
import { OrganisationForm } from './OrganisationForm.tsx';
import { ProfileChoice } from './ProfileChoice.tsx';
import { organisationPath, useAction } from './use-organisation.ts';

/**
 * The teacher profiles dialog, shown once per session on the home screen. Department leads choose whose
 * classes and homework they see by default. A teacher who pays for several seats but has no colleagues yet is
 * asked to invite them (decision 0102). The dialog never interrupts a user who followed a link to a lesson.
 */
export default function TeacherProfiles() {
  const { mutate } = useSWRConfig();
  const { data: me } = useUser();
  const [closed, setClosed] = useState(false);
  const [adding, setAdding] = useState(false);
  if (!me || me.hasSeenTeacherProfileModal || closed) return null;

  const seen = () => {
    setClosed(true);
    // If this fails, the dialog is shown again at the next visit.
    http.post('/v1/teacher-profiles/seen').catch(() => undefined);
    void mutate('/v1/me', { ...me, hasSeenTeacherProfileModal: true }, { revalidate: false });
  };
  const { organisation, teacherProfiles, remainingTeachers, totalTeachersAllowed } = me;
  if (!organisation) {
    return (
      <Dialog
        open
        onClose={seen}
        title={plural(
          { count: totalTeachersAllowed },
          { one: 'Your plan is for # teacher', other: 'Your plan is for # teachers' },
        )}
      >
        <p className="mb-5 text-ink-2">
          <Trans>Give your department a name. Then you can invite your colleagues.</Trans>
        </p>
        <OrganisationForm />
      </Dialog>
    );
  }
  if (adding || teacherProfiles.length < 2) {
    return (
      <Dialog open wide onClose={seen} title={t`Set up the teacher profiles`}>
        <ProfileForm left={remainingTeachers} onDone={seen} />
      </Dialog>
    );
  }
  return (
    <Dialog open wide onClose={seen} title={t`Whose classes would you like to see?`}>
      <ProfileChoice me={me} onDone={seen} onAdd={() => setAdding(true)} />
    </Dialog>
  );
}

interface ProfileFormProps {
  /** The number of free seats. */
  left: number;
  onDone: () => void;
}

const empty = { fullName: '', email: '' };

/**
 * Asks for the names and addresses of the other teachers. Each teacher gets an invitation, and a profile
 * after joining.
 */
function ProfileForm({ left, onDone }: ProfileFormProps) {
  const most = Math.max(1, left);
  const [rows, setRows] = useState([empty]);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [outcomes, setOutcomes] = useState<InviteOutcome[]>([]);
  const { busy, run } = useAction();
  const change = (at: number, part: Partial<typeof empty>) =>
    setRows(rows.map((row, n) => (n === at ? { ...row, ...part } : row)));

  async function send(form: HTMLFormElement) {
    const filled = rows.filter(({ fullName, email }) => fullName.trim() || email.trim());
    const teachers = filled.length > 0 ? filled : rows;
    setRows(teachers);
    const checked = Invite.safeParse({ teachers });
    const found = fieldErrors(Invite, { teachers });
    setErrors(found);
    if (!checked.success) return focusFirst(form, found);
    await run(async () => {
      setOutcomes(
        await http.post<InviteOutcome[]>(`${organisationPath}/invitations`, checked.data),
      );
    });
  }

  if (outcomes.length > 0) {
    return (
      <>
        <p role="status" className="mb-4">
          <Trans>
            Once they join, you’ll find their profiles here and under Setup Organisation.
          </Trans>
        </p>
        <InviteOutcomes outcomes={outcomes} />
        <div className="mt-6 flex justify-end">
          <Button variant="primary" onClick={onDone}>
            <Trans>Done</Trans>
          </Button>
        </div>
      </>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <p className="mb-5 text-ink-2">
        <Plural
          value={{ seats: left }}
          one="Your plan has one more seat. Each teacher gets an e-mail and chooses a password of their own, and you can see their classes."
          other="Your plan has # more seats. Each teacher gets an e-mail and chooses a password of their own, and you can see their classes."
        />
      </p>
      <div className="space-y-5">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no name of their own
          <fieldset key={at} className="grid gap-4 sm:grid-cols-2">
            <legend className="mb-2 text-sm font-semibold text-ink-2">
              <Trans>Teacher {{ number: at + 1 }}</Trans>
            </legend>
            <TextField
              label={t`Name`}
              note={t`optional`}
              name={`teachers.${at}.fullName`}
              value={row.fullName}
              error={errors[`teachers.${at}.fullName`]}
              onChange={(event) => change(at, { fullName: event.currentTarget.value })}
            />
            <TextField
              label={t`E-mail address`}
              type="email"
              dir="ltr"
              name={`teachers.${at}.email`}
              value={row.email}
              error={errors[`teachers.${at}.email`]}
              onChange={(event) => change(at, { email: event.currentTarget.value })}
            />
          </fieldset>
        ))}
      </div>
      {rows.length < most && (
        <Button variant="quiet" className="mt-4" onClick={() => setRows([...rows, empty])}>
          <Plus size={18} aria-hidden="true" /> <Trans>Another teacher</Trans>
        </Button>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onDone}>
          <Trans>Later</Trans>
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          <Trans>Send invitations</Trans>
        </Button>
      </div>
    </form>
  );
}
