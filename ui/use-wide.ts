import { useSyncExternalStore } from 'react';

const query = '(width >= 64rem)';

/** Whether the window is wide enough for two columns (Tailwind's `lg`), for what cannot be told in CSS. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
