import type { Page } from '@playwright/test';

/**
 * Boxes that scroll sideways while the page scrolls down, so that a line is read by going there and back
 * (WCAG 1.4.10). What has two directions by its nature may: tables, drawings, a sheet of paper; and a row
 * of tabs or of keys, which has no lines.
 */
export const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const twoWays = 'table, [role=grid], [role=tablist], [role=toolbar], nav, canvas, .paper';
    return [...document.body.querySelectorAll('*')].flatMap((box) => {
      const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowX);
      if (!scrolls || box.scrollWidth <= box.clientWidth + 1) return [];
      if (box.matches('input, textarea') || !box.checkVisibility()) return [];
      if (box.closest(twoWays) || box.querySelector(twoWays)) return [];
      return [`${box.outerHTML.slice(0, 120)} (${box.scrollWidth - box.clientWidth} px more)`];
    });
  });
