import type { TourName } from '#contracts/tours/tour-names.ts';
import { signedIn } from '../../teach/signed-in.ts';
import { beginTour, stopTour } from './begin-tour.ts';
import { findTarget } from './find-target.ts';
import { createTourMemory, nextTourStepAt } from './tour-memory.ts';
import type { TourStep } from './tour-step.ts';
import { tours } from './tours.ts';

/**
 * How long to wait for the page to be ready, in milliseconds. `first` is for a new tour: later the user is
 * probably already working. `goesOn` is for a page on which a tour continues, because this page may need
 * minutes to write its text.
 */
const limits = { first: 30_000, goesOn: 300_000 };

/**
 * Starts a tour automatically (a) for a teacher who has not exited it, (b) for a teacher whose tour continues
 * from another page, or (c) for any user if `asked` is true, for example because the address requests the
 * tour. Waits until the page is ready. Never starts over a dialog or while the user types.
 * When `signal` aborts, removes any tour of the page.
 */
export async function offerTour(
  name: TourName,
  signal: AbortSignal,
  { asked = false } = {},
): Promise<void> {
  if (signal.aborted) return;
  signal.addEventListener('abort', stopTour, { once: true });
  try {
    const who = signedIn();
    // An admin acting as another user wants to check something specific, and must be able to reach the button
    // that ends the impersonation.
    if (who?.acted) return;
    const from = nextTourStepAt(name);
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

const lookEveryMs = 400;
/**
 * Number of consecutive polls without movement before the first step is shown, so that its element no longer
 * moves.
 */
const settledLooks = 2;

/**
 * Returns whether a tour would interrupt the user: a dialog is open, text is being typed, or the page is
 * hidden.
 */
function isBusy(): boolean {
  const active = document.activeElement;
  return (
    document.visibilityState !== 'visible' ||
    document.fullscreenElement !== null ||
    document.querySelector('[role="dialog"], [role="alertdialog"], [aria-busy="true"]') !== null ||
    (active instanceof HTMLElement && active.matches('input, textarea, select, [contenteditable]'))
  );
}

/**
 * Waits until a step's element is visible and a tour would not interrupt. Resolves with false if `signal`
 * aborts or the limit is reached.
 */
function pageReady(step: TourStep, signal: AbortSignal, limitMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    let good = 0;
    let left = Math.ceil(limitMs / lookEveryMs);
    const timer = setInterval(() => {
      good = findTarget(step) && !isBusy() ? good + 1 : 0;
      left -= 1;
      if (good >= settledLooks) done(true);
      else if (left <= 0) done(false);
    }, lookEveryMs);
    const done = (ready: boolean) => {
      clearInterval(timer);
      resolve(ready);
    };
    signal.addEventListener('abort', () => done(false), { once: true });
  });
}
