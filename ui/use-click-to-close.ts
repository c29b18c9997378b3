import { useEffect } from 'react';

/** A press that moved further was a drag. */
const stillPx = 6;

/**
 * A click anywhere on a toast closes it. The toast itself takes the pointer, because a button inside would
 * keep it from being dragged; its button stays for the keyboard.
 */
export function useClickToClose(): void {
  useEffect(() => {
    let from = { x: 0, y: 0 };
    const remember = ({ clientX: x, clientY: y }: PointerEvent) => {
      from = { x, y };
    };
    const close = ({ target, clientX, clientY }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('button')) return;
      if (Math.hypot(clientX - from.x, clientY - from.y) > stillPx) return;
      target
        .closest('[data-sonner-toast]')
        ?.querySelector<HTMLButtonElement>('.toast-text')
        ?.click();
    };
    document.addEventListener('pointerdown', remember, true);
    document.addEventListener('click', close);
    return () => {
      document.removeEventListener('pointerdown', remember, true);
      document.removeEventListener('click', close);
    };
  }, []);
}
