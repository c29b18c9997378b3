import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { rehydrateWithin } from '../session/rehydrate-within.ts';
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
