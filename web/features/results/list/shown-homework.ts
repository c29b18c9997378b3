import type { HomeworkByClassRow, HomeworkRow } from '#contracts/homework/homework.ts';

/** A homework as a list shows it: in one class, or (`classroomId` null) with all who have it. */
export interface ShownHomework
  extends Pick<
    HomeworkByClassRow,
    | 'homeworkId'
    | 'name'
    | 'teacherName'
    | 'language'
    | 'startsAt'
    | 'dueAt'
    | 'tasks'
    | 'pupils'
    | 'done'
    | 'meanScore'
    | 'toRead'
  > {
  classroomId: string | null;
  /** The class, or "3 pupils and 8B". */
  whom: string;
}

/** What can be asked for from a line of a list. */
export interface Asked {
  what: 'edit' | 'more' | 'copy' | 'remove';
  homework: ShownHomework;
}

export const ofClass = (row: HomeworkByClassRow): ShownHomework => ({
  ...row,
  whom: row.classroomName,
});

/** Own homework that single pupils have by name; its classes stand beside them. */
export function ofPupils({ id, single, classrooms, ...row }: HomeworkRow): ShownHomework {
  const pupils = single === 1 ? '1 pupil' : `${single} pupils`;
  const rooms = classrooms.map(({ name }) => name).join(', ');
  return {
    ...row,
    homeworkId: id,
    classroomId: null,
    teacherName: '',
    whom: rooms ? `${pupils} and ${rooms}` : pupils,
  };
}
