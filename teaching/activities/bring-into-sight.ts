import { afterPaint } from './after-paint.ts';

/**
 * Scrolls to what was just uncovered, by its selector, where a long text or large letters have it out of
 * sight; the press itself does not wait for it.
 */
export function bringIntoSight(selector: string): void {
  afterPaint(() => document.querySelector(selector)?.scrollIntoView({ block: 'nearest' }));
}

/** The element whose `data-…` is this id. */
export const withData = (name: string, id: string): string => `[data-${name}="${CSS.escape(id)}"]`;
