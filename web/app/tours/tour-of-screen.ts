import type { TourName } from '#contracts/tours/tour-names.ts';

/** The app's screens that have a tour, by their path in `routes.tsx`. */
const tourScreens: readonly (readonly [path: string, tour: TourName])[] = [
  ['/select_resources', 'dashboard'],
  // Has the last steps of the dashboard tour.
  ['/review/:id', 'dashboard'],
  ['/preview/:id', 'preview'],
  ['/activities/new/:id', 'activities'],
  ['/activities/private/:id', 'activities'],
  ['/activities/public/:id', 'activities'],
];

/** The tour of a screen; undefined if there is none. */
export const tourOfScreen = (path: string | undefined): TourName | undefined =>
  tourScreens.find(([of]) => of === path)?.[1];
