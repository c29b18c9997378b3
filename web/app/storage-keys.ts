/**
 * The entries of the local storage that decide how a lesson first looks. The script in the head of the lesson's
 * page reads all of them before the lesson is painted (`web/teach/read-own-view.ts`), so each has its name here
 * only; `read-own-view.test.ts` fails if the page reads another entry while it is first rendered.
 */

/** The access token (specification 7). */
export const tokenKey = 'token';

/** The chosen theme. */
export const themeKey = 'lexiloom-theme';

/** The display settings of a teacher; `teacherId` is null for visitors and pupils. */
export const displayKey = (teacherId: string | null): string =>
  `lexiloom-display:${teacherId ?? 'visitor'}`;

/** This device's state of an activity in a lesson. */
export const activityKey = (resourceId: string, activity: string): string =>
  `activity:${resourceId}:${activity}`;
