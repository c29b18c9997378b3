/** False while the build renders the page. */
export const inBrowser = typeof document !== 'undefined';

/**
 * The value that the page's own HTML has in the field of this name: what was typed, filled in by the browser
 * or restored before the script came. Empty if there is no such field.
 */
export function typedBefore(name: string): string {
  if (!inBrowser) return '';
  const field = document.querySelector(`form [name="${name}"]`);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : '';
}
