const borrowed = ['aria-haspopup', 'aria-expanded', 'aria-controls'] as const;

/**
 * driver.js writes these on the element that it shows and removes them afterwards, even where they were
 * the element's own. Answers how to put back what stood there.
 */
export function borrowAria(element: Element): () => void {
  const kept = borrowed.map((name) => [name, element.getAttribute(name)] as const);
  return () => {
    for (const [name, value] of kept) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
}

/** What may lie over the upper and lower edge of a screen: the header, the summary on a phone. */
const edges = { top: 84, bottom: 150 };

/** Scrolls a step's element to where nothing that sticks to an edge covers it. */
export function bringIntoView(element: HTMLElement): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  if (top >= edges.top && bottom <= innerHeight - edges.bottom) return;
  const tall = height > innerHeight - edges.top - edges.bottom;
  element.scrollIntoView({ block: tall ? 'start' : 'center', inline: 'center' });
}
