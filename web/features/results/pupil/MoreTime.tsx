import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { PupilAttempts } from '#contracts/homework/homework-results.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import { toast } from '#ui/toast.ts';
import { formatDateTime, localDateTime, timestampOf } from '#web/app/format/moment.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { pupilAttemptsPath } from '../table/use-results.ts';

const dayMs = 86_400_000;

/** An extended due date for this pupil: granted, changed and revoked. */
export function MoreTime({ of: { pupil, homework, extendedTo } }: { of: PupilAttempts }) {
  const { mutate } = useSWRConfig();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [due, setDue] = useState('');

  const open = () => {
    const from = Math.max(Date.now(), Date.parse(extendedTo ?? homework.dueAt));
    setDue(localDateTime(extendedTo ?? new Date(from + 2 * dayMs).toISOString()));
    setError(undefined);
    setAsks(true);
  };
  const set = async (dueAt: string | null) => {
    setBusy(true);
    try {
      await homeworkCall(() =>
        http.put(`${pupilAttemptsPath(homework.id, pupil.id)}/due`, { dueAt }),
      );
      toast(
        'success',
        dueAt === null
          ? `${pupil.fullName} now has the same due date as everyone else.`
          : `${pupil.fullName} has until ${formatDateTime(dueAt)}.`,
      );
      setAsks(false);
      await mutate((key) => typeof key === 'string' && key.startsWith('/v1/homework'));
    } catch {
      // A toast has already explained the failure; the dialog keeps the input.
    } finally {
      setBusy(false);
    }
  };
  const save = () => {
    const dueAt = timestampOf(due);
    if (!dueAt) return setError('Choose a day and a time.');
    if (dueAt <= homework.dueAt) {
      return setError('Choose a time after everyone else’s due date.');
    }
    setError(undefined);
    return void set(dueAt);
  };

  return (
    <>
      <Button size="small" className="min-h-11" onClick={open}>
        <CalendarClock size={16} aria-hidden="true" />
        {extendedTo ? 'Change extra time' : 'Give more time'}
      </Button>
      {asks && (
        <Dialog
          open
          onClose={() => setAsks(false)}
          title={
            <>
              More time for <bdi>{pupil.fullName}</bdi>
            </>
          }
          actions={
            <>
              {extendedTo && (
                <Button busy={busy} onClick={() => void set(null)}>
                  Remove extra time
                </Button>
              )}
              <Button variant="primary" busy={busy} onClick={save}>
                Save
              </Button>
            </>
          }
        >
          <p className="mb-4 text-ink-2">
            “<bdi>{homework.name}</bdi>” is due {formatDateTime(homework.dueAt)} for everyone else.
            This pupil’s work won’t count as late until the new date.
          </p>
          <TextField
            label="Due for this pupil"
            type="datetime-local"
            value={due}
            error={error}
            onChange={(event) => setDue(event.currentTarget.value)}
          />
        </Dialog>
      )}
    </>
  );
}
