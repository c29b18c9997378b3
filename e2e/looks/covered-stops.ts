import type { Page } from '@playwright/test';

/** Stops of the keyboard that are looked at on one screen. */
const mostStops = 60;

/**
 * The stops of the keyboard that lie hidden behind something that stays in place, or out of the window
 * (WCAG 2.4.11: no part of what has the focus may be covered whole).
 */
export async function coveredStops(page: Page): Promise<string[]> {
  const covered = new Set<string>();
  const seen = new Set<string>();
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    const { at, hidden } = await page.evaluate(lookAtFocus);
    if (at === '') break;
    if (hidden && seen.has(at) === false) covered.add(at);
    seen.add(at);
  }
  return [...covered];
}

/** What has the focus, and whether no point of it can be seen. */
function lookAtFocus(): { at: string; hidden: boolean } {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { at: '', hidden: false };
  const drawn = focused.closest('label') ?? focused;
  const { left, top, width, height } = drawn.getBoundingClientRect();
  const shares = [0.1, 0.5, 0.9];
  const isSeen = shares.some((across) =>
    shares.some((down) => {
      const found = document.elementFromPoint(left + width * across, top + height * down);
      return found !== null && (drawn.contains(found) || found.contains(drawn));
    }),
  );
  return { at: focused.outerHTML.slice(0, 140), hidden: !isSeen };
}
