import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { PupilAttempts } from '#contracts/homework/homework-results.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { toast } from '#ui/toast.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { pupilAttemptsPath } from './use-pupil-attempts.ts';

interface RemovePupilProps {
  of: PupilAttempts;
  /** Where to go once the pupil stands in these results no more. */
  tableHref: string;
}

/** Takes one pupil out of a homework, after saying what goes with it; everybody else keeps it. */
export function RemovePupil({ of: { pupil, homework, tasks }, tableHref }: RemovePupilProps) {
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const handedIn = tasks.filter(({ attempts }) => attempts.length > 0).length;

  const takeOut = async () => {
    setBusy(true);
    const own = pupilAttemptsPath(homework.id, pupil.id);
    try {
      await homeworkCall(() => http.remove(own));
      toast('success', `${pupil.fullName} no longer has “${homework.name}”.`);
      setAsks(false);
      navigate(tableHref, { replace: true });
      await mutate(
        (key) => typeof key === 'string' && key.startsWith('/v1/homework') && key !== own,
      );
    } catch {
      // The toast has said why; the question stays.
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="small" className="min-h-11" onClick={() => setAsks(true)}>
        <UserMinus size={16} aria-hidden="true" /> Take out of this homework
      </Button>
      <ConfirmDialog
        open={asks}
        title={
          <>
            Take <bdi>{pupil.fullName}</bdi> out of “<bdi>{homework.name}</bdi>”?
          </>
        }
        confirmLabel="Take out"
        cancelLabel="Keep it"
        danger
        busy={busy}
        onConfirm={() => void takeOut()}
        onCancel={() => setAsks(false)}
      >
        <p>
          {handedIn === 0
            ? 'Nothing has been handed in. The homework, with anything typed so far, leaves this pupil’s list; everybody else keeps it.'
            : `${handedIn === 1 ? 'The task that is handed in is' : `The ${handedIn} tasks that are handed in are`} deleted with every result of this pupil in it, and cannot be brought back. Everybody else keeps the homework.`}
        </p>
        <p className="mt-3">
          If they should do it after all, set it for them again: they’ll start from the beginning.
        </p>
      </ConfirmDialog>
    </>
  );
}
