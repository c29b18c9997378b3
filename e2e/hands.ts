import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has between two things that belong together. */
const maxStops = 200;

/**
 * Goes on with Tab until this has the focus, as somebody without a mouse does; `back` goes the other way.
 * On the way every stop must be seen (WCAG 2.4.7) and none may hold the focus.
 */
export async function tabTo(page: Page, target: Locator, { back = false } = {}): Promise<void> {
  await expect(target.first()).toBeVisible();
  const unseen: string[] = [];
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    const hidden = await page.evaluate(unseenFocus);
    if (hidden) unseen.push(hidden);
    if (await target.first().evaluate((element) => element === document.activeElement)) {
      expect.soft(unseen, 'stops whose focus is not seen').toEqual([]);
      return;
    }
  }
  throw new Error(`Tab does not reach ${target} in ${maxStops} stops.`);
}

/** Tab to it, then Enter. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** A focused element without visible focus: no outline on it, on its label or beside it. */
function unseenFocus(): string | null {
  const focused = document.activeElement;
  // Behind the last stop the focus is the browser's own.
  if (!focused || focused === document.body || !document.hasFocus()) return null;
  // A text field shows a caret, or the selected part of a date.
  if (focused.matches('textarea, input:not([type=checkbox], [type=radio], [type=range])'))
    return null;
  const outlined = (element: Element | null) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const around = [focused, focused.closest('label'), focused.parentElement];
  const beside = [...(focused.parentElement?.children ?? [])];
  return [...around, ...beside].some(outlined) ? null : focused.outerHTML.slice(0, 160);
}
