/** What the screen of a class's results shows, each a view of its own in the address. */
const resultViews = ['table', 'items', 'review', 'progress'] as const;
export type ResultView = (typeof resultViews)[number];

/**
 * Stands in the place of a class for everybody who has a homework: single pupils have it without a class.
 * No class has this id.
 */
export const everyPupil = 'all';

/** The screen of one homework in one class, or of every pupil who has it. */
export const classResultHref = (homeworkId: number, classroomId: string): string =>
  `/homework-classroom-result/${homeworkId}/${encodeURIComponent(classroomId)}`;

/** The list of what is set for single pupils. */
export const singleHomeworkHref = '/homework-result?for=pupils';

/** The views of a class's results. Only a class goes on over time. */
export const viewsOf = (classroomId: string): readonly ResultView[] =>
  resultViews.filter((view) => view !== 'progress' || classroomId !== everyPupil);

/** The view an address asks for; what it cannot understand is the table. */
export function viewOf(
  params: URLSearchParams,
  views: readonly ResultView[] = resultViews,
): ResultView {
  return views.find((view) => view === params.get('view')) ?? 'table';
}

/**
 * The address of a view. How the table is sorted and filtered stays in it, so that coming back finds
 * it as it was left; which pupil and which task is looked at belongs to the view alone, and so does `by`:
 * what waits is read question by question, or pupil by pupil.
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

/** A number of the address; null when there is none. */
export function numberAt(params: URLSearchParams, key: string): number | null {
  const value = params.get(key);
  return value !== null && /^\d{1,15}$/.test(value) ? Number(value) : null;
}

/** Where it is asked how each item of a task was answered in a class, or by everybody. */
export function itemResultsPath(homeworkId: number, taskId: number, classroomId: string): string {
  const path = `/v1/homeworks/${homeworkId}/tasks/${taskId}/items`;
  return classroomId === everyPupil
    ? path
    : `${path}?classroomId=${encodeURIComponent(classroomId)}`;
}
