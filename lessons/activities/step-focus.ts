import type { KeyboardEvent } from 'react';

/**
 * Moves the focus with the arrow keys among the pressable elements of a text (`data-step`). Left and right
 * follow the direction of the text, up and down move through the list, and Home and End move to its ends. One
 * handler serves all elements.
 */
export function stepFocus(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget.closest('[data-steps], .lesson-text');
  const all = [...(list?.querySelectorAll<HTMLElement>('[data-step]') ?? [])];
  const at = all.indexOf(event.currentTarget);
  const { direction } = getComputedStyle(event.currentTarget.parentElement ?? event.currentTarget);
  const onwards = direction === 'rtl' ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: at + onwards,
    ArrowLeft: at - onwards,
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: all.length - 1,
  };
  const next = all[steps[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
