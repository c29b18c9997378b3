import { RemovalDialog } from './RemovalDialog.tsx';
import type { ShownHomework } from './shown-homework.ts';

interface RemoveForAllProps {
  homework: ShownHomework;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a homework goes altogether: with it goes what everybody handed in. */
export function RemoveForAll({ homework, onClose, onDone }: RemoveForAllProps) {
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
