import type { TourStep } from '#contracts/tours/tour-step.ts';
import { type TourName, tours } from '#contracts/tours/tours.ts';
import { signedIn } from '../../teach/signed-in.ts';
import { logEvent } from '../log-event.ts';
import { findTarget } from './find-target.ts';
import { createTourMemory, nextTourStepAt, persistTourStep } from './tour-memory.ts';

let removeOverlay: (() => void) | null = null;

/** Takes a tour away that the page no longer fits, such as after a step back in the browser. */
export function stopTour(): void {
  removeOverlay?.();
  removeOverlay = null;
}

/** Whoever asks for the tour of a page that is still loading gets it when there is something to show. */
async function anyStep(steps: readonly TourStep[]): Promise<void> {
  for (let look = 0; look < 40 && !steps.some(findTarget); look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** A page that was asked for with a tour does not begin it again when it is loaded again. */
function forgetAsked(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('tour')) return;
  url.searchParams.delete('tour');
  history.replaceState(history.state, '', url);
}

/**
 * Begins a tour at its first step on this page, or where it goes on from another one. The library and the
 * texts are fetched now, not before. A failure is only logged (specification 8).
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
        // Whoever saw all of this page meets the rest on the next one.
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
