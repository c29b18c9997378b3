import 'driver.js/dist/driver.css';
import './tour.css';
import { type DriveStep, driver, type PopoverDOM } from 'driver.js';
import type { TourStep } from '#contracts/tours/tour-step.ts';
import { findTarget } from './find-target.ts';

/** The step at which somebody exited a tour: `last` if no later step was on the screen. */
interface TourExit {
  step: number;
  last: boolean;
}

interface TourRun {
  steps: readonly TourStep[];
  /** Index of the first step that may be shown. */
  from?: number;
  /** Called on Exit, the close cross or Esc. */
  onExit: (exit: TourExit) => void;
  /** Called if no step's element is on the page any more: nobody exited the tour. */
  onLost: () => void;
}

/** Poll interval for the page under a tour, in milliseconds. */
const lookEveryMs = 100;

/**
 * How long each step waits for an element that is being replaced, such as a reloading text, in milliseconds.
 */
const waitForTargetMs = 4_000;

/** Duration of the highlight's move from one element to the next, in milliseconds. */
const moveMs = 180;

const isThere = (step: TourStep) => findTarget(step) !== null;

/**
 * Shows a tour over the page, one element at a time (specification 2 and 4). driver.js draws; the next step
 * is chosen here, from what is on the screen at that moment. The page may change under the tour: a replaced
 * element is found again, a moving one is followed, and a step whose element does not return is skipped for
 * the nearest other one. Returns a function that removes the tour without exiting it, or null if no step can
 * be shown.
 */
export function runTour({ steps, from = 0, onExit, onLost }: TourRun): (() => void) | null {
  const first = nearestStep(steps, from, 1, isThere);
  if (first === null) return null;
  const cameFrom = document.activeElement;
  let at = first;
  let shown: { element: HTMLElement | null; place: string; since: number } | null = null;
  let bubble: PopoverDOM | null = null;

  const painter = driver({
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    duration: moveMs,
    overlayColor: 'rgb(14, 17, 32)',
    overlayOpacity: 0.6,
    // Only Exit, the cross and Esc end a tour: a stray click must not.
    overlayClickBehavior: () => {},
    allowKeyboardControl: false,
    disableActiveInteraction: true,
    stagePadding: 8,
    stageRadius: 12,
    popoverOffset: 8,
    popoverClass: 'tour',
  });

  const next = (log?: (message: string) => void) =>
    nearestStep(steps, at + 1, 1, isThere, log ?? (() => {}));
  const previous = () => nearestStep(steps, at - 1, -1, isThere);

  function show(index: number): void {
    const step = steps[index];
    const element = step && findTarget(step);
    if (!element) return;
    at = index;
    bringIntoView(element);
    draw(step, element);
  }

  /** Without an element, the text is centred on the screen. */
  function draw(step: TourStep, element: HTMLElement | null): void {
    painter.highlight(drawnStep(step, element));
    shown = { element, place: element ? placeOf(element) : '', since: performance.now() };
  }

  function drawnStep(step: TourStep, element: HTMLElement | null): DriveStep {
    const giveBack = element ? borrowAria(element) : () => {};
    return {
      ...(element && { element }),
      // The library marks the element as opening a dialog, which it does not.
      onHighlightStarted: () => queueMicrotask(giveBack),
      onDeselected: () => queueMicrotask(giveBack),
      popover: {
        title: step.title,
        description: step.text,
        showButtons: ['previous', 'next', 'close'],
        prevBtnText: 'Back',
        nextBtnText: 'Next',
        showProgress: true,
        progressText: ' ',
        onPopoverRender(drawn) {
          bubble = drawn;
          dressPopover(drawn);
          labelButtons();
        },
        onNextClick: goOn,
        onPrevClick: goBack,
        onCloseClick: exit,
      },
    };
  }

  /**
   * Steps appear and disappear while a page is loading: the count and the buttons reflect what is there now.
   */
  function labelButtons(): void {
    if (!bubble) return;
    const there = steps.filter((step, index) => index === at || isThere(step));
    const number = there.filter((step) => steps.indexOf(step) <= at).length;
    setText(bubble.progress, `${number} of ${there.length}`);
    setText(bubble.nextButton, next() === null ? 'Exit' : 'Next');
    bubble.previousButton.disabled = previous() === null;
    bubble.previousButton.classList.toggle('driver-popover-btn-disabled', previous() === null);
  }

  /** Follows the page as it changes under the tour. */
  function look(): void {
    const step = steps[at];
    if (!step || !shown) return;
    const element = findTarget(step);
    const now = performance.now();
    if (element !== shown.element) {
      if (element) show(at);
      else draw(step, null);
    } else if (element === null) {
      if (now - shown.since >= waitForTargetMs) leaveLostStep();
    } else if (placeOf(element) !== shown.place && now - shown.since > 2 * moveMs) {
      shown.place = placeOf(element);
      painter.refresh();
    }
    labelButtons();
  }

  function leaveLostStep(): void {
    const other = next() ?? previous();
    if (other !== null) {
      show(other);
      return;
    }
    removeOverlay();
    onLost();
  }

  function goOn(): void {
    const index = next((message) => console.info(message));
    if (index === null) exit();
    else show(index);
  }

  function goBack(): void {
    const index = previous();
    if (index !== null) show(index);
  }

  /** Keeps key presses from the page below while a tour is open. */
  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Tab') return;
    event.stopPropagation();
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape') exit();
    else if (event.key === 'ArrowRight' && next() !== null) goOn();
    else if (event.key === 'ArrowLeft') goBack();
    else return;
    event.preventDefault();
  }

  function removeOverlay(): void {
    clearInterval(looking);
    window.removeEventListener('keydown', onKey, true);
    painter.destroy();
    if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
  }

  function exit(): void {
    const last = next() === null;
    removeOverlay();
    onExit({ step: at, last });
  }

  window.addEventListener('keydown', onKey, true);
  show(first);
  const looking = setInterval(look, lookEveryMs);
  return removeOverlay;
}

/** Sets the text only if it differs, so that a screen reader does not repeat the same count. */
function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

const placeOf = (element: HTMLElement): string => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
};

function dressPopover({ wrapper, title, footer, nextButton, closeButton }: PopoverDOM): void {
  wrapper.setAttribute('aria-modal', 'true');
  // Removes the landmark roles: the library's header and footer are not those of the page.
  title.setAttribute('role', 'presentation');
  footer.setAttribute('role', 'presentation');
  closeButton.setAttribute('aria-label', 'Close the tour');
  closeButton.title = 'Close the tour';
  closeButton.textContent = '×';
  // Runs after the library has focused the cross: Enter should go to the next step.
  queueMicrotask(() => nextButton.focus({ preventScroll: true }));
}

/** The log message for a missing next step (specification 8). */
export const noNextStep = 'Next step does not exist';

/**
 * The nearest step from `from` in a direction whose element is on the screen; null if there is none. Calls
 * `onMissing` with each step skipped on the way forward.
 */
export function nearestStep<Step>(
  steps: readonly Step[],
  from: number,
  direction: 1 | -1,
  isThere: (step: Step) => boolean,
  onMissing: (message: string) => void = () => {},
): number | null {
  for (let at = from; at >= 0 && at < steps.length; at += direction) {
    const step = steps[at];
    if (step !== undefined && isThere(step)) return at;
    if (direction === 1) onMissing(noNextStep);
  }
  return null;
}

const borrowed = ['aria-haspopup', 'aria-expanded', 'aria-controls'] as const;

/**
 * driver.js sets these attributes on the highlighted element and removes them afterwards, even if the element
 * had its own. Returns a function that restores the originals.
 */
function borrowAria(element: Element): () => void {
  const kept = borrowed.map((name) => [name, element.getAttribute(name)] as const);
  return () => {
    for (const [name, value] of kept) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
}

/** Space for what may cover the top and bottom of a screen: the header, and the summary on a phone. */
const edges = { top: 84, bottom: 150 };

/** Scrolls a step's element to where no sticky element covers it. */
function bringIntoView(element: HTMLElement): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  if (top >= edges.top && bottom <= innerHeight - edges.bottom) return;
  const tall = height > innerHeight - edges.top - edges.bottom;
  element.scrollIntoView({ block: tall ? 'start' : 'center', inline: 'center' });
}
