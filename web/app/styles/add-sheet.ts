/** Loads a style sheet without delaying what is painted, as a sheet in the page's HTML would. */
export function addSheet(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return link;
}
