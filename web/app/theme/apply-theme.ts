import { themeKey } from '../storage-keys.ts';

export type Theme = 'light' | 'dark' | 'system';

/** Applies a theme to the page; `system` uses the device's setting. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Applies the stored theme. Called before the first paint, so it reads the storage directly. */
export function applyStoredTheme(): void {
  try {
    const stored = /"theme":"(light|dark)"/.exec(localStorage.getItem(themeKey) ?? '')?.[1];
    showTheme(stored === 'light' || stored === 'dark' ? stored : 'system');
  } catch {
    // Storage is blocked, so the device's setting is used.
  }
}
