import type { TourName } from '#contracts/tours/tour-names.ts';
import type { Tour } from './tour-step.ts';

/** All guided tours, keyed by the page that they explain. The texts are loaded when a tour starts. */
export const tours: Record<TourName, () => Promise<{ tour: Tour }>> = {
  dashboard: () => import('./steps/dashboard.ts'),
  preview: () => import('./steps/preview.ts'),
  activities: () => import('./steps/activities.ts'),
  text_translation: () => import('./steps/text-translation.ts'),
  resource: () => import('./steps/resource.ts'),
};
