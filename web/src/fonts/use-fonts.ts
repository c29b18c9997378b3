import { useEffect } from 'react';
import { loadFonts } from './load-fonts.ts';

/** Has the fonts of a bilingual text at hand while it is on the screen. */
export function useFonts(target: string | undefined, native: string | undefined): void {
  useEffect(
    () => loadFonts([target, native].filter((code) => code !== undefined)),
    [target, native],
  );
}
