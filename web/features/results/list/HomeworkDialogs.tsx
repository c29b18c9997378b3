import { type ReactNode, useState } from 'react';
import type { HomeworkByClassRow } from '#contracts/homework/homework.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { toast } from '#ui/toast.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { CopyHomework } from './CopyHomework.tsx';
import { EditHomework } from './EditHomework.tsx';
import { SetForMore } from './SetForMore.tsx';
import type { Asked, ShownHomework } from './shown-homework.ts';

interface HomeworkDialogsProps {
  asked: Asked | null;
  onClose: () => void;
  /** Something was changed: the lists are fetched again. */
  onDone: () => void;
}

/** The question that a line of a list of homework opened, if any. */
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

/** Asks before a homework is taken from a class: what its pupils handed in goes with it. */
function RemoveHomework({ row, onClose, onDone }: RemoveHomeworkProps) {
  const { homeworkId, classroomId, name, classroomName } = row;
  return (
    <RemovalDialog
      title={
        <>
          Remove “<bdi>{name}</bdi>” from <bdi>{classroomName}</bdi>?
        </>
      }
      confirmLabel="Remove it from this class"
      path={`/v1/homework-classroom/${homeworkId}/${encodeURIComponent(classroomId)}`}
      done={`“${name}” was removed from ${classroomName}.`}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        The pupils of this class no longer see it, and what they have handed in is deleted with
        their results. Other classes keep it.
      </p>
    </RemovalDialog>
  );
}

interface RemoveForAllProps {
  homework: ShownHomework;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a homework goes altogether: with it goes what everybody handed in. */
function RemoveForAll({ homework, onClose, onDone }: RemoveForAllProps) {
  const { homeworkId, name, whom, pupils } = homework;
  return (
    <RemovalDialog
      title={
        <>
          Remove “<bdi>{name}</bdi>” for <bdi>{whom}</bdi>?
        </>
      }
      confirmLabel="Remove it for everybody"
      path={`/v1/homeworks/${homeworkId}`}
      done={`“${name}” was removed.`}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        {pupils === 1
          ? 'The one pupil who has it no longer sees it'
          : `${pupils} pupils no longer see it`}
        , and what was handed in is deleted with its results. To take out one pupil alone, open the
        results and choose the pupil.
      </p>
    </RemovalDialog>
  );
}

interface RemovalDialogProps {
  title: ReactNode;
  confirmLabel: string;
  /** What is deleted, and the sentence that says it was. */
  path: string;
  done: string;
  onClose: () => void;
  /** Called when the homework is gone, or when that failed: the list is then fetched again. */
  onDone: () => void;
  /** What goes with it. */
  children: ReactNode;
}

/** Asks before a homework is taken away, and takes it away. */
function RemovalDialog(props: RemovalDialogProps) {
  const { path, done, onClose, onDone } = props;
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await homeworkCall(() => http.remove(path));
      toast('success', done);
    } catch {
      // The toast says why; the homework is still there.
    }
    onClose();
    onDone();
  };
  return (
    <ConfirmDialog
      open
      title={props.title}
      confirmLabel={props.confirmLabel}
      cancelLabel="Keep it"
      danger
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {props.children}
    </ConfirmDialog>
  );
}
