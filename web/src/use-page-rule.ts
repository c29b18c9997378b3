import { useEffect } from 'react';
import { type Paper, pageRule } from '#teaching/sheets/paper.ts';

/**
 * Tells the print engine which paper to use while a screen is open. The rule is a sheet made by script:
 * the security policy forbids style elements, and `@page` cannot read a variable.
 */
export function usePageRule(paper: Paper, onItsSide = false): void {
  useEffect(() => {
    const rules = new CSSStyleSheet();
    rules.replaceSync(pageRule(paper, onItsSide));
    document.adoptedStyleSheets.push(rules);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
    };
  }, [paper, onItsSide]);
}
