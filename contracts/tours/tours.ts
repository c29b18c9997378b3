import type { Tour } from './tour-step.ts';

/** All guided tours, keyed by the page that they explain. The texts are loaded when a tour starts. */
export const tours = {
  dashboard: () => import('./dashboard.ts'),
  preview: () => import('./preview.ts'),
  activities: () => import('./activities.ts'),
  text_translation: () => import('./text-translation.ts'),
  resource: () => import('./resource.ts'),
} as const satisfies Record<string, () => Promise<{ tour: Tour }>>;

export type TourName = keyof typeof tours;

/** True if a string, such as one from a URL, is the name of a tour. */
export const isTourName = (name: string): name is TourName => Object.hasOwn(tours, name);
