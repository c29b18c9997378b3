import { t } from '@lingui/core/macro';
import 'driver.js/dist/driver.css';
import './tour.css';
import { type DriveStep, driver, type PopoverDOM } from 'driver.js';
import { i18n } from '#ui/wordings/i18n.ts';
import { findTarget } from './find-target.ts';
import type { TourStep } from './tour-step.ts';

/** The step at which the user exited a tour. `last` is true if no later step was on the screen. */
interface TourExit {
  step: number;
  last: boolean;
}

interface TourRun {
  steps: readonly TourStep[];
  /** Index of the first step to consider. */
  from?: number;
  /** Called on Exit, the close cross or Esc. */
  onExit: (exit: TourExit) => void;
  /**
   * Called if no step's element is on the page any more, so that the tour ends although the user did not exit
   * it.
   */
  onLost: () => void;
}

/** How often the tour checks the page below it, in milliseconds. */
const lookEveryMs = 100;

/**
 * How long each step waits for an element that is being replaced, such as a reloading text, in milliseconds.
 */
const waitForTargetMs = 4_000;

/** Duration of the highlight's move from one element to the next, in milliseconds. */
const moveMs = 180;

const isThere = (step: TourStep) => findTarget(step) !== null;

/**
 * Shows a tour over the page, one element at a time (specification 2 and 4). driver.js renders it. The next
 * step is chosen here, from the elements on the screen at that moment. The page may change during the tour: a
 * replaced element is found again, and a moving element is followed. If a step's element does not return, the
 * nearest other step is shown. Returns a function that removes the tour without exiting it, or null if no
 * step can be shown.
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
    // Only Exit, the cross and Esc end a tour. An accidental click does not.
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

  /** Shows a step at its element. Without an element, the text is centred on the screen. */
  function draw(step: TourStep, element: HTMLElement | null): void {
    painter.highlight(drawnStep(step, element));
    shown = { element, place: element ? placeOf(element) : '', since: performance.now() };
  }

  function drawnStep(step: TourStep, element: HTMLElement | null): DriveStep {
    const giveBack = element ? borrowAria(element) : () => {};
    return {
      ...(element && { element }),
      // The library's ARIA attributes say that the element opens a dialog, which is wrong, so the original
      // attributes are restored.
      onHighlightStarted: () => queueMicrotask(giveBack),
      onDeselected: () => queueMicrotask(giveBack),
      popover: {
        title: i18n._(step.title),
        description: i18n._(step.text),
        showButtons: ['previous', 'next', 'close'],
        prevBtnText: t({ message: 'Back', context: 'to the previous step' }),
        nextBtnText: t`Next`,
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

  /** Updates the count and the buttons, because steps appear and disappear while a page is loading. */
  function labelButtons(): void {
    if (!bubble) return;
    const there = steps.filter((step, index) => index === at || isThere(step));
    const number = there.filter((step) => steps.indexOf(step) <= at).length;
    setText(bubble.progress, t`${number} of ${{ count: there.length }}`);
    setText(bubble.nextButton, next() === null ? t`Exit` : t`Next`);
    bubble.previousButton.disabled = previous() === null;
    bubble.previousButton.classList.toggle('driver-popover-btn-disabled', previous() === null);
  }

  /** Updates the tour when the page below it has changed. */
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

  const isRtl = document.documentElement.dir === 'rtl';
  const nextKey = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const previousKey = isRtl ? 'ArrowRight' : 'ArrowLeft';

  /** Prevents key presses from reaching the page below while a tour is open. */
  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Tab') return;
    event.stopPropagation();
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape') exit();
    else if (event.key === nextKey && next() !== null) goOn();
    else if (event.key === previousKey) goBack();
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

/** Sets the text only if it has changed, so that a screen reader does not repeat the same count. */
function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

const placeOf = (element: HTMLElement): string => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
};

function dressPopover({ wrapper, title, footer, nextButton, closeButton }: PopoverDOM): void {
  wrapper.setAttribute('aria-modal', 'true');
  // Removes the landmark roles, because the library's header and footer are not the page's.
  title.setAttribute('role', 'presentation');
  footer.setAttribute('role', 'presentation');
  closeButton.setAttribute('aria-label', t`Close the tour`);
  closeButton.title = t`Close the tour`;
  closeButton.textContent = '×';
  // Runs after the library has focused the cross, so that Enter goes to the next step instead.
  queueMicrotask(() => nextButton.focus({ preventScroll: true }));
}

/** The log message when the next step does not exist (specification 8). */
export const noNextStep = 'Next step does not exist';

/**
 * Starting at `from`, finds the nearest step in a direction whose element is on the screen; null if there is
 * none. When moving forward, calls `onMissing` with each skipped step.
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

/** Scrolls until no sticky element covers the step's element. */
function bringIntoView(element: HTMLElement): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  if (top >= edges.top && bottom <= innerHeight - edges.bottom) return;
  const tall = height > innerHeight - edges.top - edges.bottom;
  element.scrollIntoView({ block: tall ? 'start' : 'center', inline: 'center' });
}
