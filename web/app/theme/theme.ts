import { create } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { themeKey } from '../storage-keys.ts';
import { showTheme, type Theme } from './apply-theme.ts';

interface ThemeState {
  theme: Theme;
  setTheme: (theme: Theme) => void;
}

/** The theme chosen on this device; defaults to the system's theme. */
export const useTheme = create<ThemeState>()(
  persist(
    (set) => ({
      theme: 'system',
      setTheme: (theme) => {
        showTheme(theme);
        set({ theme });
      },
    }),
    {
      name: themeKey,
      storage: createJSONStorage(() => rehydrateWithin(localStorage)),
      partialize: ({ theme }) => ({ theme }),
    },
  ),
);

/**
 * Timeout for restoring persisted state, in milliseconds. After this the app continues without it
 * (specification 9).
 */
const rehydrationLimitMs = 5000;

/** Wraps a storage so that a read that fails or exceeds the limit returns null, as if nothing was stored. */
export function rehydrateWithin(storage: StateStorage, limitMs = rehydrationLimitMs): StateStorage {
  return {
    ...storage,
    setItem: (key, value) => storage.setItem(key, value),
    removeItem: (key) => storage.removeItem(key),
    getItem(key) {
      try {
        const answer = storage.getItem(key);
        if (!(answer instanceof Promise)) return answer;
        const limit = new Promise<null>((resolve) => setTimeout(resolve, limitMs, null));
        return Promise.race([answer, limit]).catch(() => null);
      } catch {
        return null;
      }
    },
  };
}
