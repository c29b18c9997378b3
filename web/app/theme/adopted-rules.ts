import { useEffect } from 'react';
import { type Paper, pageRule } from '#lessons/sheets/paper.ts';

/**
 * Applies CSS rules while a screen is open, as a constructed style sheet: the security policy forbids style
 * elements, and `@page` cannot read a variable.
 */
export function useAdoptedRules(css: string): void {
  useEffect(() => {
    const rules = new CSSStyleSheet();
    rules.replaceSync(css);
    document.adoptedStyleSheets.push(rules);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
    };
  }, [css]);
}

/** Sets the paper size for printing while a screen is open. */
export function usePageRule(paper: Paper, onItsSide = false): void {
  useAdoptedRules(pageRule(paper, onItsSide));
}
