import { useEffect } from 'react';
import { loadFonts } from './load-fonts.ts';

/** Has the fonts of these languages at hand while words of theirs are on the screen. */
export function useFonts(...languages: readonly (string | undefined)[]): void {
  const wanted = languages.filter((code) => code !== undefined).join();
  useEffect(() => {
    if (wanted !== '') loadFonts(wanted.split(','));
  }, [wanted]);
}
