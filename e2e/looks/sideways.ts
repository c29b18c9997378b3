import type { Page } from '@playwright/test';

/**
 * Returns boxes that scroll sideways on a page that scrolls down. Reading a line in them requires scrolling
 * back and forth (WCAG 1.4.10). Two-dimensional content is exempt: tables, drawings, a sheet of paper. Rows
 * of tabs or keys are also exempt, because they have no lines of text.
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
