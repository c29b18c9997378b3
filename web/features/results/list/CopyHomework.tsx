import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { TextField } from '#ui/TextField.tsx';
import { toast } from '#ui/toast.ts';
import { localDateTime, timestampOf } from '#web/app/format/moment.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { ClassroomChoice, PupilChoice, useOwnClassrooms } from '#web/app/people-choice.tsx';

interface CopyHomeworkProps {
  homeworkId: number;
  name: string;
  onClose: () => void;
  onDone: () => void;
}

/** A week from now, at the start of the school day, in the format of a `datetime-local` field. */
function inAWeek(): string {
  const due = new Date();
  due.setDate(due.getDate() + 7);
  due.setHours(8, 0, 0, 0);
  return localDateTime(due.toISOString());
}

/** Sets the same tasks again for other classes or pupils, with new dates. */
export function CopyHomework({ homeworkId, name, onClose, onDone }: CopyHomeworkProps) {
  const { classrooms } = useOwnClassrooms();
  const [classroomIds, setClassroomIds] = useState<string[]>([]);
  const [pupils, setPupils] = useState<{ id: string; fullName: string }[]>([]);
  const [startsAt, setStartsAt] = useState('');
  const [dueAt, setDueAt] = useState(inAWeek);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const nobody = classroomIds.length + pupils.length === 0;

  const copy = async () => {
    const [start, due] = [timestampOf(startsAt) ?? new Date().toISOString(), timestampOf(dueAt)];
    if (!due) return setError('Choose a day and a time.');
    if (Date.parse(due) <= Date.now()) return setError('This date has passed.');
    if (due <= start) return setError('The due date must be after the start.');
    setError(undefined);
    setBusy(true);
    try {
      await homeworkCall(() =>
        http.post(`/v1/homeworks/${homeworkId}/copy`, {
          startsAt: start,
          dueAt: due,
          classroomIds,
          pupilIds: pupils.map(({ id }) => id),
        }),
      );
      toast('success', `“${name}” is set again.`);
      onClose();
      onDone();
    } catch {
      // A toast has already explained the failure; the dialog keeps the input.
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Copy to another class"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={busy} disabled={nobody} onClick={() => void copy()}>
            Copy homework
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-2">
        New homework with the tasks of “<bdi>{name}</bdi>” and its own dates and results.
      </p>
      <div className="mb-5 grid gap-4 sm:grid-cols-2">
        <TextField
          label="Opens"
          type="datetime-local"
          value={startsAt}
          help="Leave it empty to start now."
          onChange={(event) => setStartsAt(event.currentTarget.value)}
        />
        <TextField
          label="Due"
          type="datetime-local"
          value={dueAt}
          error={error}
          onChange={(event) => setDueAt(event.currentTarget.value)}
        />
      </div>
      {classrooms ? (
        <div className="flex flex-col gap-5">
          {classrooms.length > 0 && (
            <ClassroomChoice
              classrooms={classrooms}
              chosen={classroomIds}
              onChosen={setClassroomIds}
            />
          )}
          <PupilChoice chosen={pupils} onChosen={setPupils} />
        </div>
      ) : (
        <div className="flex min-h-40 items-center justify-center">
          <Spinner label="Loading your classes" />
        </div>
      )}
    </Dialog>
  );
}
