import type { Page } from '@playwright/test';

/**
 * Returns the controls that cannot be pressed because another element covers them, even after they are
 * scrolled into view. Elements that a dialog or an open list hides on purpose are left out.
 */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pressable =
      'a[href], button, input, select, textarea, summary, [role=button], [role=option]';
    const dialog = document.querySelector('[role=dialog], [role=alertdialog]');
    const place = { x: scrollX, y: scrollY };
    const covered = [...(dialog ?? document).querySelectorAll(pressable)].flatMap((control) => {
      // If a control is visible only to screen readers, its label is the visible element.
      const drawn = control.closest('label') ?? control;
      if (control.closest('[aria-hidden=true], [inert]')) return [];
      if (!drawn.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      drawn.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const boxes = [...drawn.getClientRects()].filter(({ width, height }) => width + height > 8);
      const points = boxes.map(({ left, top, width, height }) => [
        left + width / 2,
        top + height / 2,
      ]);
      const hits = points.map(([x = 0, y = 0]) => document.elementFromPoint(x, y));
      const isSeen = hits.some((hit) => hit && (drawn.contains(hit) || hit.contains(drawn)));
      // Ignores controls under a toast, because the toast disappears automatically.
      const isMessage = hits.some((hit) => hit?.closest('[data-sonner-toaster]'));
      if (boxes.length === 0 || isSeen || isMessage) return [];
      const over = hits[0]?.outerHTML.slice(0, 80) ?? 'the edge of the window';
      return [`${control.outerHTML.slice(0, 120)} under ${over}`];
    });
    scrollTo(place.x, place.y);
    return covered;
  });
