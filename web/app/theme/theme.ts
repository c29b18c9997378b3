import { create } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { showTheme, type Theme, themeKey } from './apply-theme.ts';

interface ThemeState {
  theme: Theme;
  setTheme: (theme: Theme) => void;
}

/** The theme a person chose on this device; until then the system's. */
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

/** How long stored state may take to come back before the app goes on without it (specification 9). */
const rehydrationLimitMs = 5000;

/** A storage whose answer counts as "nothing stored" when it fails or takes longer than the limit. */
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
