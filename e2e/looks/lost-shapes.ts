import type { Page } from '@playwright/test';

/**
 * Flags elements that are visible only by their background colour, such as a chart's bars, for `lostShapes`.
 */
export const rememberShapes = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const groundOf = (element: Element | null): string => {
      if (!element) return '';
      const { backgroundColor } = getComputedStyle(element);
      return /^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)
        ? groundOf(element.parentElement)
        : backgroundColor;
    };
    for (const shape of document.body.querySelectorAll('*:not(svg *, option, input)')) {
      const { width, height } = shape.getBoundingClientRect();
      const isDrawn = shape.checkVisibility() && width >= 4 && height >= 4;
      const isEmpty = !shape.textContent?.trim() && !shape.querySelector('svg, img, input, canvas');
      if (!isDrawn || !isEmpty || shape.matches('svg, img, canvas, video, .skeleton')) continue;
      if (groundOf(shape) !== groundOf(shape.parentElement)) shape.setAttribute('data-shape', '');
    }
  });

/** Returns the flagged elements that are invisible in the page's current colours. */
export const lostShapes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lost = [...document.querySelectorAll('[data-shape]')].filter((shape) => {
      shape.removeAttribute('data-shape');
      if (!shape.checkVisibility()) return false;
      const { backgroundColor, borderStyle, borderWidth, outlineStyle } = getComputedStyle(shape);
      const isFramed = borderStyle !== 'none' && !/^0px( 0px)*$/.test(borderWidth);
      const around = shape.parentElement;
      const behind = around ? getComputedStyle(around).backgroundColor : '';
      const canvas = getComputedStyle(document.documentElement).backgroundColor;
      const isOnItsGround =
        /^rgba\(.*, 0\)$/.test(backgroundColor) || [behind, canvas].includes(backgroundColor);
      return isOnItsGround && !isFramed && outlineStyle === 'none';
    });
    return lost.map((shape) => shape.outerHTML.slice(0, 140));
  });
