import { createContext, useContext, useLayoutEffect, useRef } from 'react';

/**
 * Flags a button that, while focused, passes the Space key on to the open activity. Used on the buttons that
 * open an activity: a teacher who presses Slides and then Space wants to advance the slides, not to press the
 * button again.
 */
export const leavesKeys = { 'data-leaves-keys': '' } as const;

/** True if the focused element handles Space itself. */
export const answersSpace = (element: Element): boolean =>
  element.closest('button, a, input, summary') !== null &&
  element.closest('[data-leaves-keys]') === null;

/**
 * Registers the single-key shortcuts of an activity, such as R for "reveal next". The shortcuts are inactive
 * while an input or a menu is focused, while Ctrl, Alt or the command key is pressed, and if the teacher has
 * switched them off.
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const on = useContext(ShortcutsOn);
  const newest = useRef(keys);
  newest.current = keys;
  // Attach the listener before the activity is painted, so that a key press right after it appears is not
  // missed.
  useLayoutEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const writing =
        event.target instanceof Element &&
        event.target.closest('input, select, textarea, [contenteditable]');
      if (!writing) newest.current[event.key.toLowerCase()]?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on]);
}

/**
 * True if single-key shortcuts such as R are on. A teacher who dictates or whose hand trembles can switch
 * them off (WCAG 2.1.4). Arrows, Enter and Escape always work.
 */
export const ShortcutsOn = createContext(true);
