import type { HomeworkByClassRow } from '#contracts/homework/homework.ts';
import { RemovalDialog } from './RemovalDialog.tsx';

interface RemoveHomeworkProps {
  row: Pick<HomeworkByClassRow, 'homeworkId' | 'classroomId' | 'name' | 'classroomName'>;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a homework is taken from a class: what its pupils handed in goes with it. */
export function RemoveHomework({ row, onClose, onDone }: RemoveHomeworkProps) {
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
