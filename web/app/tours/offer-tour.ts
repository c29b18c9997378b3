import { useEffect } from 'react';
import type { TourStep } from '#contracts/tours/tour-step.ts';
import { type TourName, tours } from '#contracts/tours/tours.ts';
import { signedIn } from '../../teach/signed-in.ts';
import { beginTour, stopTour } from './begin-tour.ts';
import { findTarget } from './find-target.ts';
import { createTourMemory, nextTourStepAt } from './tour-memory.ts';

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
    // An admin who acts as somebody came to look at one thing, and the way back must stay in reach.
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
/** The page has to stand still for so long, so that nothing moves under the first step. */
const settledLooks = 2;

/** Whether a tour would be in somebody's way: a window is open, a word is being typed, nobody looks. */
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
 * Waits until a step can be pointed at and a tour is in nobody's way. Resolves with false when `signal` or
 * the limit ends the waiting.
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

/** Offers the tour of the page at `pathname`, and takes it away when the page is left. */
export function usePageTour(name: TourName | undefined, pathname: string, userId?: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address or person is another page
  useEffect(() => {
    if (!name || !userId) return;
    const leaving = new AbortController();
    void offerTour(name, leaving.signal);
    return () => {
      leaving.abort();
      stopTour();
    };
  }, [name, pathname, userId]);
}
