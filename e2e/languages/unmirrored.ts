import type { Page } from '@playwright/test';

/**
 * Returns the elements of a page from right to left that do not stand where a mirror would show them. The page is laid out
 * in the other direction for a moment, so both have the same content. Contents of elements with a direction of their own,
 * such as a text that is learnt, stay as they are.
 */
export const unmirrored = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const width = root.clientWidth;
    const own = '[dir], [lang]:not(html), svg *, option, canvas, iframe';
    const shown = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.parentElement?.closest('[dir]:not(html), [lang]:not(html)') &&
        !element.matches(own),
    );
    const boxes = () => shown.map((element) => element.getBoundingClientRect());
    const rightToLeft = boxes();
    const { lang } = root;
    root.dir = 'ltr';
    // Styles for right to left also apply by language.
    root.lang = 'en';
    const leftToRight = boxes();
    root.dir = 'rtl';
    root.lang = lang;
    return shown.flatMap((element, at) => {
      const [before, after] = [leftToRight[at], rightToLeft[at]];
      if (!before || !after || before.width < 2 || getComputedStyle(element).display === 'inline')
        return [];
      const isMirrored = Math.abs(width - before.right - after.left) <= 2;
      if (isMirrored) return [];
      const text = element.textContent?.trim().slice(0, 30) ?? '';
      const moved = Math.round(width - before.right - after.left);
      return [`${element.localName}.${element.className.toString()} “${text}” by ${moved} px`];
    });
  });
