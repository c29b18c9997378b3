import { EditHomework } from './EditHomework.tsx';
import { RemoveForAll } from './RemoveForAll.tsx';
import { RemoveHomework } from './RemoveHomework.tsx';
import { SetForMore } from './SetForMore.tsx';
import type { Asked } from './shown-homework.ts';

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
