import { useState } from 'react';
import type { HomeworkDetail } from '#contracts/homework/homework.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { toast } from '#ui/toast.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { ClassroomChoice } from '#web/app/people/ClassroomChoice.tsx';
import { PupilChoice } from '#web/app/people/PupilChoice.tsx';
import { useOwnClassrooms } from '#web/app/people/use-own-classrooms.ts';

interface SetForMoreProps {
  homeworkId: number;
  name: string;
  onClose: () => void;
  onDone: () => void;
}

/** Sets a homework that is set already for more classes or single pupils. */
export function SetForMore({ homeworkId, name, onClose, onDone }: SetForMoreProps) {
  const { data } = useRequest(
    `/v1/homeworks/${homeworkId}`,
    (path: string) => homeworkCall(() => http.get<HomeworkDetail>(path)).catch(onClose),
    { revalidateOnFocus: false },
  );
  const { classrooms } = useOwnClassrooms();
  const [classroomIds, setClassroomIds] = useState<string[]>([]);
  const [pupils, setPupils] = useState<{ id: string; fullName: string }[]>([]);
  const [busy, setBusy] = useState(false);
  const has = new Set(data?.classrooms.map(({ id }) => id));
  const others = classrooms?.filter(({ id }) => !has.has(id));
  const nobody = classroomIds.length + pupils.length === 0;

  const set = async () => {
    setBusy(true);
    try {
      await homeworkCall(() =>
        http.post(`/v1/homeworks/${homeworkId}/pupils`, {
          classroomIds,
          pupilIds: pupils.map(({ id }) => id),
        }),
      );
      toast('success', `“${name}” is set for more.`);
      onClose();
      onDone();
    } catch {
      // The toast has said why; the dialog keeps what was chosen.
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Set for more"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={busy} disabled={nobody} onClick={() => void set()}>
            Set it for them too
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-2">
        “<bdi>{name}</bdi>” with the same tasks and dates. Anyone who already has it keeps it as it
        is.
      </p>
      {data && others ? (
        <div className="flex flex-col gap-5">
          {others.length > 0 && (
            <ClassroomChoice classrooms={others} chosen={classroomIds} onChosen={setClassroomIds} />
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
