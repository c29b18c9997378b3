import { expect, type Locator, type Page } from '@playwright/test';

/** Maximum number of Tab presses: more than the stops between any two related controls on a screen. */
const maxStops = 200;

/**
 * Presses Tab (with `back`, Shift+Tab) until the target has the focus, as a person without a mouse does.
 * Every focused element on the way must show its focus (WCAG 2.4.7), and no element may trap it.
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

/** Tabs to the target, then presses a key, by default Enter. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/**
 * Returns the focused element if its focus is invisible: neither the element nor its label or a sibling has
 * an outline. Otherwise returns null.
 */
function unseenFocus(): string | null {
  const focused = document.activeElement;
  // After the last Tab stop, the focus is in the browser's own controls.
  if (!focused || focused === document.body || !document.hasFocus()) return null;
  // A text field shows a caret, and a date field highlights the selected part.
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
