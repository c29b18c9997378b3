import { useSyncExternalStore } from 'react';

const query = '(width >= 64rem)';

/** True if the window is wide enough for two columns (Tailwind's `lg`), for cases that CSS cannot express. */
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
