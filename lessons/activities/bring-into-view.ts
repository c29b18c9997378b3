import { afterPaint } from '#ui/after-paint.ts';

/**
 * Scrolls to what was just uncovered, the element whose `data-{name}` is this id, where a long text or
 * large letters have it out of sight; the press itself does not wait for it.
 */
export function bringIntoView(name: string, id: string): void {
  const selector = `[data-${name}="${CSS.escape(id)}"]`;
  afterPaint(() => document.querySelector(selector)?.scrollIntoView({ block: 'nearest' }));
}
