import { analytics, logEvent } from './log-event.ts';

/** What a click tells: the `data-log` of the element or of one around it, and its tag name. */
function eventOf(target: EventTarget | null): { id: string; type: string } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-log]') : null;
  const id = element?.dataset.log;
  return element && id ? { id, type: element.tagName.toLowerCase() } : null;
}

/**
 * Counts every click on an element that carries `data-log`, on the whole page, and sends what waits when
 * the page goes out of sight.
 */
export function watchUse(): void {
  // Capturing, because an element may keep its clicks to itself.
  addEventListener(
    'click',
    ({ target }) => {
      const event = eventOf(target);
      if (event) logEvent(event);
    },
    { capture: true, passive: true },
  );
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') analytics.flush();
  });
}
