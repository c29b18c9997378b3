import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { HomeworkByClassRow, HomeworkDetail } from '#contracts/homework/homework.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { toast } from '#ui/toast.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { ClassroomChoice, PupilChoice, useOwnClassrooms } from '#web/app/people-choice.tsx';
import type { Asked, ShownHomework } from './HomeworkLine.tsx';

const CopyHomework = lazyPart(async () => (await import('./CopyHomework.tsx')).CopyHomework);
const EditHomework = lazyPart(async () => (await import('./EditHomework.tsx')).EditHomework);

interface HomeworkDialogsProps {
  asked: Asked | null;
  onClose: () => void;
  /** Called after a change, so that the lists are refetched. */
  onDone: () => void;
}

/** The dialog that was opened from a row of a homework list; nothing if none is open. */
export function HomeworkDialogs({ asked, onClose, onDone }: HomeworkDialogsProps) {
  if (!asked) return null;
  const { what, homework } = asked;
  const { homeworkId, classroomId, name, whom } = homework;
  if (what === 'edit') {
    return <EditHomework homeworkId={homeworkId} onClose={onClose} onSaved={onDone} />;
  }
  if (what === 'more') {
    return <SetForMore homeworkId={homeworkId} name={name} onClose={onClose} onDone={onDone} />;
  }
  if (what === 'copy') {
    return <CopyHomework homeworkId={homeworkId} name={name} onClose={onClose} onDone={onDone} />;
  }
  return classroomId === null ? (
    <RemoveForAll homework={homework} onClose={onClose} onDone={onDone} />
  ) : (
    <RemoveHomework
      row={{ homeworkId, classroomId, name, classroomName: whom }}
      onClose={onClose}
      onDone={onDone}
    />
  );
}

interface RemoveHomeworkProps {
  row: Pick<HomeworkByClassRow, 'homeworkId' | 'classroomId' | 'name' | 'classroomName'>;
  onClose: () => void;
  onDone: () => void;
}

/**
 * Asks for confirmation before homework is removed from a class, because this deletes its pupils'
 * submissions.
 */
function RemoveHomework({ row, onClose, onDone }: RemoveHomeworkProps) {
  const { homeworkId, classroomId, name, classroomName } = row;
  return (
    <RemovalDialog
      title={
        <Trans>
          Remove “<bdi>{name}</bdi>” from <bdi>{classroomName}</bdi>?
        </Trans>
      }
      confirmLabel={t`Remove from this class`}
      path={`/v1/homework-classroom/${homeworkId}/${encodeURIComponent(classroomId)}`}
      done={t`“${name}” was removed from ${classroomName}.`}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        <Trans>
          The pupils of this class no longer see it, and everything they have handed in is deleted,
          with their results. Other classes keep it.
        </Trans>
      </p>
    </RemovalDialog>
  );
}

interface RemoveForAllProps {
  homework: ShownHomework;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for confirmation before homework is deleted completely, including all submissions. */
function RemoveForAll({ homework, onClose, onDone }: RemoveForAllProps) {
  const { homeworkId, name, whom: recipients, pupils } = homework;
  return (
    <RemovalDialog
      title={
        <Trans>
          Remove “<bdi>{name}</bdi>” for <bdi>{recipients}</bdi>?
        </Trans>
      }
      confirmLabel={t`Remove for everyone`}
      path={`/v1/homeworks/${homeworkId}`}
      done={t`“${name}” was removed.`}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        <Plural
          value={pupils}
          one="The one pupil who has it no longer sees it, and everything handed in is deleted, with its results. To remove just one pupil, open the results and choose the pupil."
          other="# pupils no longer see it, and everything handed in is deleted, with its results. To remove just one pupil, open the results and choose the pupil."
        />
      </p>
    </RemovalDialog>
  );
}

interface RemovalDialogProps {
  title: ReactNode;
  confirmLabel: string;
  /** The path of the DELETE request, and the success message. */
  path: string;
  done: string;
  onClose: () => void;
  /** Called after the deletion, even if it failed, so that the list is refetched. */
  onDone: () => void;
  /** A list of the data that is deleted with the homework. */
  children: ReactNode;
}

/** Asks for confirmation, then deletes homework. */
function RemovalDialog(props: RemovalDialogProps) {
  const { path, done, onClose, onDone } = props;
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await homeworkCall(() => http.remove(path));
      toast('success', done);
    } catch {
      // A toast explains the failure; the homework still exists.
    }
    onClose();
    onDone();
  };
  return (
    <ConfirmDialog
      open
      title={props.title}
      confirmLabel={props.confirmLabel}
      cancelLabel={t`Keep it`}
      danger
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {props.children}
    </ConfirmDialog>
  );
}

interface SetForMoreProps {
  homeworkId: number;
  name: string;
  onClose: () => void;
  onDone: () => void;
}

/** Sets existing homework for more classes or individual pupils. */
function SetForMore({ homeworkId, name, onClose, onDone }: SetForMoreProps) {
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
      toast('success', t`“${name}” is now set for more pupils.`);
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
      title={t`Set for more pupils`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" busy={busy} disabled={nobody} onClick={() => void set()}>
            <Trans>Set homework</Trans>
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-2">
        <Trans>
          “<bdi>{name}</bdi>” with the same tasks and dates. Anyone who already has it keeps it as
          it is.
        </Trans>
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
          <Spinner label={t`Loading your classes`} />
        </div>
      )}
    </Dialog>
  );
}
