import type { TourStep } from '#contracts/tours/tour-step.ts';
import { findTarget } from './find-target.ts';

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
export function pageReady(step: TourStep, signal: AbortSignal, limitMs: number): Promise<boolean> {
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
