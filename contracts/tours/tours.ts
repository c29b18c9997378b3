import type { Tour } from './tour-step.ts';

/** Every guided tour, by the page that it explains. Its texts are fetched when it begins. */
export const tours = {
  dashboard: () => import('./dashboard.ts'),
  preview: () => import('./preview.ts'),
  activities: () => import('./activities.ts'),
  text_translation: () => import('./text-translation.ts'),
  resource: () => import('./resource.ts'),
} as const satisfies Record<string, () => Promise<{ tour: Tour }>>;

export type TourName = keyof typeof tours;

/** Whether a word, such as one from an address, is the name of a tour. */
export const isTourName = (name: string): name is TourName => Object.hasOwn(tours, name);
