/** Where it is asked how each item of a task was answered in a class. */
export const itemResultsPath = (homeworkId: number, taskId: number, classroomId: string): string =>
  `/v1/homeworks/${homeworkId}/tasks/${taskId}/items?classroomId=${encodeURIComponent(classroomId)}`;
