import { useEffect, useRef } from 'react';

/**
 * Single keys of an activity, such as N for "reveal next": they count everywhere but where somebody is
 * writing or choosing, and never together with Ctrl, Alt or the command key.
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const newest = useRef(keys);
  newest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const writing =
        event.target instanceof Element &&
        event.target.closest('input, select, textarea, [contenteditable]');
      if (!writing) newest.current[event.key.toLowerCase()]?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
