import { type TourName, tours } from '#contracts/tours/tours.ts';
import { signedIn } from '../../teach/signed-in.ts';
import { beginTour } from './begin-tour.ts';
import { pageReady } from './page-ready.ts';
import { goesOnAt } from './tour-goes-on.ts';
import { createTourMemory } from './tour-memory.ts';

/** A page that is not ready by then is being worked on; a text may take minutes to be written. */
const limits = { first: 30_000, goesOn: 300_000 };

/**
 * Begins a tour by itself: for a teacher who has not exited it, or for whom it goes on from another page,
 * or for anyone when `asked`, as by an address. Once the page is ready, and never over a window or while
 * somebody types.
 */
export async function offerTour(
  name: TourName,
  signal: AbortSignal,
  { asked = false } = {},
): Promise<void> {
  try {
    const who = signedIn();
    const from = goesOnAt(name);
    if (!asked && from === 0) {
      if (!who?.teaches || (await createTourMemory(who.id).seen(name))) return;
    }
    const { tour } = await tours[name]();
    const step = tour.steps[from];
    if (!step || signal.aborted) return;
    const ready = await pageReady(step, signal, from > 0 ? limits.goesOn : limits.first);
    if (ready) await beginTour(name);
  } catch (error) {
    console.info('The tour did not begin', error);
  }
}
