/** The views of a class's results, each with its own address. */
const resultViews = ['table', 'items', 'review', 'progress'] as const;
export type ResultView = (typeof resultViews)[number];

/**
 * Replaces the class id in the address of the results of all pupils who have a homework, including pupils who
 * have it without a class. No class has this id.
 */
export const everyPupil = 'all';

/** The address of the results of one homework, in one class or for all pupils who have it. */
export const classResultHref = (homeworkId: number, classroomId: string): string =>
  `/homework-classroom-result/${homeworkId}/${encodeURIComponent(classroomId)}`;

/** The list of homework set for individual pupils. */
export const singleHomeworkHref = '/homework-result?for=pupils';

/**
 * The views of a class's results. Progress over time exists only for a class, not for all pupils of a
 * homework.
 */
export const viewsOf = (classroomId: string): readonly ResultView[] =>
  resultViews.filter((view) => view !== 'progress' || classroomId !== everyPupil);

/** The view in an address; defaults to the table if it is invalid. */
export function viewOf(
  params: URLSearchParams,
  views: readonly ResultView[] = resultViews,
): ResultView {
  return views.find((view) => view === params.get('view')) ?? 'table';
}

/**
 * The query of a view's address. The table's sort order and filters are kept, so that going back restores
 * them. The pupil, the task and `by` belong to only one view and are dropped. (`by` selects marking by
 * question or by pupil.)
 */
export function viewParams(
  params: URLSearchParams,
  view: ResultView,
  at: { pupil?: string; task?: number; attempt?: number; by?: 'pupil' } = {},
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of ['view', 'pupil', 'task', 'attempt', 'by']) next.delete(key);
  if (view !== 'table') next.set('view', view);
  for (const [key, value] of Object.entries(at)) next.set(key, String(value));
  return next;
}

/** A number from the address; null if it is missing or invalid. */
export function numberAt(params: URLSearchParams, key: string): number | null {
  const value = params.get(key);
  return value !== null && /^\d{1,15}$/.test(value) ? Number(value) : null;
}

/** The path of the request for a task's item results, in one class or for all pupils. */
export function itemResultsPath(homeworkId: number, taskId: number, classroomId: string): string {
  const path = `/v1/homeworks/${homeworkId}/tasks/${taskId}/items`;
  return classroomId === everyPupil
    ? path
    : `${path}?classroomId=${encodeURIComponent(classroomId)}`;
}
