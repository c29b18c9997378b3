import type { HomeworkDetail } from '#contracts/homework/homework.ts';

/** For whom homework is set, in a word or two: the class, the pupil, or how many. */
export function formatRecipients({
  classrooms,
  pupils,
}: Pick<HomeworkDetail, 'classrooms' | 'pupils'>): string {
  const [room] = classrooms;
  const [pupil] = pupils;
  if (room) return classrooms.length === 1 ? room.name : `${classrooms.length} classes`;
  return pupils.length === 1 && pupil ? pupil.fullName : `${pupils.length} pupils`;
}
