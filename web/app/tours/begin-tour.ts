import type { TourName } from '#contracts/tours/tour-names.ts';
import { signedIn } from '../../teach/signed-in.ts';
import { logEvent } from '../log-event.ts';
import { findTarget } from './find-target.ts';
import { createTourMemory, nextTourStepAt, persistTourStep } from './tour-memory.ts';
import type { TourStep } from './tour-step.ts';
import { tours } from './tours.ts';

let removeOverlay: (() => void) | null = null;

/** Removes a tour that no longer matches the page, for example after going back in the browser. */
export function stopTour(): void {
  removeOverlay?.();
  removeOverlay = null;
}

/**
 * Waits until one of the steps has an element on the screen, so that a tour requested during loading does not
 * start too early.
 */
async function anyStep(steps: readonly TourStep[]): Promise<void> {
  for (let look = 0; look < 40 && !steps.some(findTarget); look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Removes the tour request from the address, so that a reload does not start the tour again. */
function forgetAsked(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('tour')) return;
  url.searchParams.delete('tour');
  history.replaceState(history.state, '', url);
}

/**
 * Starts a tour at its first step on this page, or at the step where it continues from another page. The
 * library and the texts are loaded only now. A failure is only logged (specification 8).
 */
export async function beginTour(name: TourName): Promise<void> {
  try {
    const [{ runTour }, { tour }] = await Promise.all([import('./run-tour.ts'), tours[name]()]);
    await anyStep(tour.steps);
    stopTour();
    const who = signedIn();
    removeOverlay = runTour({
      steps: tour.steps,
      from: nextTourStepAt(name),
      onLost() {
        removeOverlay = null;
      },
      onExit({ step, last }) {
        removeOverlay = null;
        forgetAsked();
        // If the user saw all steps on this page, the next page shows the remaining steps.
        persistTourStep(last && step + 1 < tour.steps.length ? { name, from: step + 1 } : null);
        logEvent({ id: `tour-${last ? 'finished' : 'left'}:${name}`, type: 'page' });
        if (who?.teaches) void createTourMemory(who.id).exit(name);
      },
    });
    if (removeOverlay) logEvent({ id: `tour-begun:${name}`, type: 'page' });
  } catch (error) {
    console.info('The tour did not begin', error);
  }
}

/** Starts a tour at its first step, for a user who asks for it. */
export function beginAgain(name: TourName): Promise<void> {
  persistTourStep(null);
  return beginTour(name);
}
