/**
 * Prepares the lesson that the gateway has rendered into the page, so that the page's script can adopt it: the
 * rules that replace its style attributes (`render.tsx`) become the elements' own styles.
 */
export function adoptDrawn(root: HTMLElement): void {
  const sheet = document.querySelector<HTMLStyleElement>('#drawn-style')?.sheet;
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    const rule = sheet?.cssRules[Number(element.dataset.style)];
    if (rule instanceof CSSStyleRule) {
      for (const name of rule.style) {
        const value = rule.style.getPropertyValue(name).trim();
        element.style.setProperty(name, value.replaceAll(escapedLess, '<'));
      }
    }
    delete element.dataset.style;
  }
}

/** "<" in the rules of a rendered lesson, where it could end the style element. */
export const escapedLess = '\\3c ';

/** Removes what only the rendered lesson needed. */
export function forgetDrawn(): void {
  document.querySelector('#drawn-style')?.remove();
  const { dataset } = document.documentElement;
  delete dataset.drawn;
  delete dataset.own;
}
