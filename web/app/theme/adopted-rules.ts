import { useEffect } from 'react';
import { type Paper, pageRule } from '#lessons/sheets/paper.ts';

/**
 * Rules of CSS that hold while a screen is open, as a sheet made by script: the security policy forbids
 * style elements, and `@page` cannot read a variable.
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

/** Tells the print engine which paper to use while a screen is open. */
export function usePageRule(paper: Paper, onItsSide = false): void {
  useAdoptedRules(pageRule(paper, onItsSide));
}
