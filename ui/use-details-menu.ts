import { type RefObject, useEffect, useRef } from 'react';

/**
 * A `<details>` that closes like a menu: on a press outside, and on Escape, which returns focus to its
 * button.
 */
export function useDetailsMenu(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current;
      if (!menu?.open) return;
      if (event instanceof KeyboardEvent && event.key === 'Escape') {
        menu.open = false;
        menu.querySelector('summary')?.focus();
      } else if (event instanceof PointerEvent) {
        menu.open = event.target instanceof Node && menu.contains(event.target);
      }
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, []);
  return details;
}
