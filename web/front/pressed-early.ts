declare global {
  interface Window {
    /** The presses before the script had loaded (`front.html`): the event's type, its target and value. */
    pressedEarly?: [type: string, target: EventTarget | null, value: string | undefined][];
    /** Stops the noting of presses. */
    stopNoting?: () => void;
  }
}

/**
 * Repeats what was pressed before the script came, in the same order, now that the page can respond. Texts
 * are not repeated, because the fields have kept them. However often a form was submitted, it is sent once.
 */
export function repeatEarlyPresses(page: Pick<Window, 'pressedEarly' | 'stopNoting'>): void {
  page.stopNoting?.();
  const sent = new Set<EventTarget>();
  for (const [type, target, value = ''] of page.pressedEarly ?? []) {
    if (type === 'submit' && target instanceof HTMLFormElement) {
      if (!sent.has(target)) target.requestSubmit();
      sent.add(target);
    } else if (type === 'click' && target instanceof Element) {
      target.closest<HTMLButtonElement>('button[type="button"]')?.click();
    } else if (type === 'input' && target instanceof HTMLInputElement) {
      if (target.type === 'radio') {
        // Chosen already, so that a click would change nothing.
        target.checked = true;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (target.type === 'range') {
        target.value = value;
        target.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  }
  page.pressedEarly = [];
}
