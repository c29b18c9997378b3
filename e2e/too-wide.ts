import type { Page } from '@playwright/test';

/**
 * Returns the elements that make the page wider than its window, outermost first. Content that scrolls in its
 * own box, such as a data table, is ignored.
 */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const over = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > clientWidth + 1 || left < -1);
    });
    const names = over.slice(0, 3).map((element) => {
      const { width } = element.getBoundingClientRect();
      return `${element.outerHTML.slice(0, 120)} (${Math.round(width)} px)`;
    });
    return [`${scrollWidth - clientWidth} px too wide`, ...names];
  });
