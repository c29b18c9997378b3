import { useEffect } from 'react';
import { languageOf } from '#language/languages.ts';
import { addSheet } from '../styles/add-sheet.ts';
import { bundledFonts, fontFolder } from './bundled-fonts.ts';

/** Loads the fonts of these languages while the calling component is mounted. */
export function useFonts(...languages: readonly (string | undefined)[]): void {
  const wanted = languages.filter((code) => code !== undefined).join();
  useEffect(() => {
    if (wanted !== '') loadFonts(wanted.split(','));
  }, [wanted]);
}

/**
 * Adds the style sheets of the fonts that these languages need, each once. The text is shown immediately in a
 * system font. A page in Latin script fetches no fonts.
 */
function loadFonts(languages: readonly string[]): void {
  for (const href of fontSheets(languages)) {
    if (!document.querySelector(`link[href="${href}"]`)) addSheet(href);
  }
}

/** The addresses of the style sheets of the fonts that these languages need, each once. */
export function fontSheets(languages: readonly string[]): string[] {
  const sheets = languages.flatMap((code) => {
    const bundled = bundledFonts[languageOf(code).font];
    return bundled ? [`/${fontFolder(bundled)}/font.css`] : [];
  });
  return [...new Set(sheets)];
}
