import { useEffect } from 'react';

export function toggleFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen();
}

/** F is the full-screen key, except where somebody is writing. */
export function useFullScreenKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const writing =
        event.target instanceof Element && event.target.closest('input, select, textarea');
      if (event.key === 'f' && !event.ctrlKey && !event.metaKey && !event.altKey && !writing) {
        toggleFullScreen();
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
