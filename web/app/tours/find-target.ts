import type { TourStep } from './tour-step.ts';

/** The element of a step, found by its `data-tour`; null if none is on the screen. */
export function findTarget({ target }: TourStep): HTMLElement | null {
  for (const name of [target].flat()) {
    const found = document.querySelectorAll<HTMLElement>(`[data-tour="${name}"]`);
    const shown = [...found].find((element) => element.checkVisibility());
    if (shown) return shown;
  }
  return null;
}
