import type { Page } from '@playwright/test';
import { settled } from '../settled.ts';

/** Maximum number of Tab stops checked on one screen. */
const maxStops = 60;

/**
 * Tabs through the page and returns the stops at which a keyboard user would lose track of the focus: the
 * focused element is completely covered or outside the window (WCAG 2.4.11), or looks the same as without
 * focus (2.4.7). Text fields are exempt, because they show a caret.
 */
export async function lostStops(page: Page): Promise<string[]> {
  // A toast disappears automatically; the element below it is checked after that.
  await page.locator('[data-sonner-toast]').first().waitFor({ state: 'detached' });
  const lost = new Set<string>();
  const seen = new Set<string>();
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press('Tab');
    const { at, unmarked, ...found } = await page.evaluate(lookAtFocus);
    // A list that just lost the focus may still be closing.
    if (found.covered) await settled(page);
    const covered = found.covered && (await page.evaluate(lookAtFocus)).covered;
    if (unmarked) lost.add(`looks as if not focused: ${unmarked}`);
    if (at === '') break;
    if (covered && !seen.has(at)) lost.add(`covered: ${at}`);
    seen.add(at);
  }
  return [...lost];
}

/**
 * Returns the focused element and whether it is completely covered. Also returns the previously focused
 * element if its appearance did not change when it lost the focus.
 */
function lookAtFocus(): { at: string; covered: boolean; unmarked?: string } {
  const lookOf = (element: Element) => {
    const { width } = element.getBoundingClientRect();
    // If an element is visible only to screen readers, a sibling is the visible element.
    const beside = width <= 1 ? [...(element.parentElement?.children ?? [])] : [];
    return [element, element.closest('label') ?? element, ...beside].map((part) => {
      const { outline, outlineOffset, borderColor, borderWidth, background } =
        getComputedStyle(part);
      const { color, textDecoration, clip, clipPath } = getComputedStyle(part);
      const ground = [background, color, textDecoration, clip, clipPath];
      return [outline, outlineOffset, borderColor, borderWidth, ...ground].join();
    });
  };
  const last: unknown = Reflect.get(window, 'lastStop');
  const had = Reflect.get(Object(last), 'element');
  const isWritten = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])';
  const isSame =
    had instanceof Element &&
    had !== document.activeElement &&
    had.checkVisibility() &&
    !had.matches(isWritten) &&
    lookOf(had).join() === Reflect.get(Object(last), 'look');
  const unmarked = isSame ? { unmarked: had.outerHTML.slice(0, 140) } : {};
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { at: '', covered: false, ...unmarked };
  Reflect.set(window, 'lastStop', { element: focused, look: lookOf(focused).join() });
  const drawn = focused.closest('label') ?? focused;
  // The part of the element inside the window must not be completely covered (WCAG 2.4.11).
  const box = drawn.getBoundingClientRect();
  const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
  const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
  const shares = [0.1, 0.5, 0.9];
  const isSeen = shares.some((across) =>
    shares.some((down) => {
      const found = document.elementFromPoint(
        left + (right - left) * across,
        top + (bottom - top) * down,
      );
      return found !== null && (drawn.contains(found) || found.contains(drawn));
    }),
  );
  return { at: focused.outerHTML.slice(0, 140), covered: !isSeen, ...unmarked };
}
