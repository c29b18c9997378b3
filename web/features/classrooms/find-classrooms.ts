import type { ClassroomRow } from '#contracts/classrooms/classroom.ts';

const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** The classes whose name or teacher holds what was typed; accents and capitals do not matter. With
 * `teacherId` only that teacher's. */
export function findClassrooms(
  rows: readonly ClassroomRow[],
  typed: string,
  teacherId = '',
): ClassroomRow[] {
  const wanted = fold(typed);
  return rows.filter(
    (row) =>
      (teacherId === '' || row.teacherId === teacherId) &&
      fold(`${row.name} ${row.teacherName}`).includes(wanted),
  );
}
