import { useEffect } from 'react';

/**
 * Keeps `--keyboard` at the height that the device's own keyboard takes from the page, so that what
 * stands at the lower edge stays in sight: phones let their keyboard lie over it.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const root = document.documentElement;
    const measure = () => {
      // Zoomed in, the window is smaller for another reason.
      const hidden = view.scale > 1.05 ? 0 : window.innerHeight - view.height - view.offsetTop;
      root.style.setProperty('--keyboard', `${Math.max(0, Math.round(hidden))}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      root.style.removeProperty('--keyboard');
    };
  }, []);
}
