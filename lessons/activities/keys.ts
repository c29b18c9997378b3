import { createContext, useContext, useLayoutEffect, useRef } from 'react';

/**
 * What has the focus and leaves Space to the open activity: the button that opened it, which has nothing
 * more to do. A class's teacher presses Slides, then Space.
 */
export const leavesKeys = { 'data-leaves-keys': '' } as const;

/** Whether the focused element answers to Space itself. */
export const answersSpace = (element: Element): boolean =>
  element.closest('button, a, input, summary') !== null &&
  element.closest('[data-leaves-keys]') === null;

/**
 * Single keys of an activity, such as R for "reveal next": they count everywhere but where somebody is
 * writing or choosing, never together with Ctrl, Alt or the command key, and not where the teacher has
 * switched them off.
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const on = useContext(ShortcutsOn);
  const newest = useRef(keys);
  newest.current = keys;
  // Before the activity is painted: a press as soon as it is seen counts.
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
 * Whether single keys such as R do something: a teacher who dictates or whose hand trembles switches
 * them off (WCAG 2.1.4). Arrows, Enter and Escape always work.
 */
export const ShortcutsOn = createContext(true);
