import { everyPupil } from '../result-address.ts';

/** Where it is asked how each item of a task was answered in a class, or by everybody. */
export function itemResultsPath(homeworkId: number, taskId: number, classroomId: string): string {
  const path = `/v1/homeworks/${homeworkId}/tasks/${taskId}/items`;
  return classroomId === everyPupil
    ? path
    : `${path}?classroomId=${encodeURIComponent(classroomId)}`;
}
