/** The names of all guided tours: the pages that they explain. Their steps are in `web/app/tours/steps/`. */
export const tourNames = [
  'dashboard',
  'preview',
  'activities',
  'text_translation',
  'resource',
] as const;

export type TourName = (typeof tourNames)[number];

/** True if a string, such as one from a URL, is the name of a tour. */
export const isTourName = (name: string): name is TourName =>
  tourNames.some((known) => known === name);
