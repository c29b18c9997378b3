import { afterPaint } from '#ui/after-paint.ts';

/**
 * Calls once the frame under way has been painted, or at once when the page is left or put out of sight
 * before: a page that nobody sees paints no frame.
 */
export function soon(call: () => void, page: EventTarget = window): void {
  const events = ['pagehide', 'visibilitychange'];
  const now = () => {
    takeBack();
    for (const event of events) page.removeEventListener(event, now);
    call();
  };
  const takeBack = afterPaint(now);
  for (const event of events) page.addEventListener(event, now);
}
