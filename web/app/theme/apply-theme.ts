export type Theme = 'light' | 'dark' | 'system';

/** Where the chosen theme is kept; `theme.ts` writes it. */
export const themeKey = 'lexiloom-theme';

/** Shows the page in a theme; `system` leaves it to the device. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Shows the stored theme. Called before the first paint, so it reads the storage by itself. */
export function applyStoredTheme(): void {
  try {
    const stored = /"theme":"(light|dark)"/.exec(localStorage.getItem(themeKey) ?? '')?.[1];
    showTheme(stored === 'light' || stored === 'dark' ? stored : 'system');
  } catch {
    // Storage is refused: the device decides.
  }
}
