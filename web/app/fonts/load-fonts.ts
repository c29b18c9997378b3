import { languageOf } from '#language/languages.ts';
import { bundledFonts, fontFolder } from './bundled-fonts.ts';

/**
 * Adds the style sheets of the fonts that these languages need, once each. The text is shown at once in
 * what the system has; a page in Latin letters asks for nothing.
 */
export function loadFonts(languages: readonly string[]): void {
  for (const code of languages) {
    const { font } = languageOf(code);
    const bundled = bundledFonts[font];
    const href = bundled && `/${fontFolder(bundled)}/font.css`;
    if (!href || document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }
}
